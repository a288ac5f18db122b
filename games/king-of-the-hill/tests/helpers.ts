import { type Seat, top } from '@pantheon/core'
import { kingOfTheHill as game } from '../index.ts'
import { slayMonster } from '../rules/answers.ts'
import { STANDARD } from '../rules/data/index.ts'
import { beginFinal } from '../rules/final.ts'
import { HILL, TILE_NAMES } from '../rules/map.ts'
import { KINDS, REWARDS, RUNES, SECRETS, TEMPLES } from '../rules/names.ts'
import { DEED, FIRST_SUPER, GONE, templeCode, UNSEEN, type World } from '../rules/state.ts'
import { Driver } from './driver.ts'

/** The number of a word in its list. */
export const numberOf = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word)
  if (index < 0) throw new Error(`no ${word} among ${words.join(', ')}`)
  return index
}

const names = (rows: readonly { readonly name: string }[]) => rows.map(row => row.name)

/** The number of a tile. */
export const tile = (name: string): number => numberOf(TILE_NAMES, name)
/** The number of a god, and of his artifact. */
export const god = (name: string): number => numberOf(names(STANDARD.gods), name)
/** The number of an artifact. */
export const artifact = (name: string): number => numberOf(names(STANDARD.artifacts), name)
/** The number of a rune. */
export const rune = (name: string): number => numberOf(RUNES, name)
/** The number of a Reward card. */
export const reward = (name: string): number => numberOf(REWARDS, name)
/** The number of a Secret card. */
export const secret = (name: string): number => numberOf(SECRETS, name)
/** The number of a kind of Temple. */
export const temple = (name: string): number => numberOf(TEMPLES, name)

/** A table whose position is set up by hand. */
export class Table extends Driver {
  /** Reward cards from the deck into a hand. */
  hold(seat: Seat, ...cards: string[]): this {
    for (const card of cards) {
      this.s.rewards[reward(card)]--
      this.s.hand[seat][reward(card)]++
    }
    return this
  }

  /** Secret cards from the deck into a hand. */
  hide(seat: Seat, ...cards: string[]): this {
    for (const card of cards) {
      this.s.secrets[secret(card)]--
      this.s.hidden[seat][secret(card)]++
    }
    return this
  }

  /** A hero stands on a tile where no village is left. */
  at(seat: Seat, name: string): this {
    this.clear(name)
    this.s.place[seat] = tile(name)
    return this
  }

  /** A tile without a village: the token is out of the game. */
  clear(...tiles: string[]): this {
    for (const name of tiles) {
      const { village, bag, lost } = this.s
      if (village[tile(name)] === GONE || tile(name) === HILL) continue
      const kind = village[tile(name)] === UNSEEN ? bag.findIndex(count => count > 0) : village[tile(name)]
      if (village[tile(name)] === UNSEEN) bag[kind]--
      lost[kind]++
      village[tile(name)] = GONE
    }
    return this
  }

  /** A face-down village of a known rune. */
  plant(name: string, kind: string): this {
    this.s.bag[rune(kind)]--
    this.s.village[tile(name)] = rune(kind)
    return this
  }

  /** An artifact on a mat; its god is done. */
  own(seat: Seat, ...cards: string[]): this {
    for (const card of cards) {
      const id = artifact(card)
      if (id >= FIRST_SUPER) this.s.supers[id - FIRST_SUPER] = 0
      else this.dismiss(id)
      this.s.artifacts[seat].push(id)
      this.s.sides[seat].push(0)
      this.s.tired[seat].push(0)
    }
    return this
  }

  /** A god leaves his deck for good. */
  dismiss(id: number): this {
    const deck = Math.floor(id / KINDS)
    this.s.gods[deck] &= ~(1 << (id % KINDS))
    this.s.godsGone[deck] |= 1 << (id % KINDS)
    return this
  }

  /** An artifact on the artifact market. */
  shelve(...cards: string[]): this {
    for (const card of cards) {
      this.dismiss(artifact(card))
      this.s.market[artifact(card)] = 1
    }
    return this
  }

  /** A Temple stands; Health Temples raise the Health value as when built. */
  stand(seat: Seat, kind: string, name: string): this {
    this.clear(name)
    this.s.temple[tile(name)] = templeCode(seat, temple(kind))
    this.s.temples[seat][temple(kind)]++
    if (kind === 'health') {
      this.s.vigour[seat] += STANDARD.numbers.templeHealth
      this.s.health[seat] += STANDARD.numbers.templeHealth
    }
    return this
  }

  /** A Mission taken some time ago. */
  mission(seat: Seat, name: string, deed: number = DEED.open): this {
    this.s.gods[Math.floor(god(name) / KINDS)] &= ~(1 << (god(name) % KINDS))
    this.s.missions[seat].push(god(name))
    this.s.deeds[seat].push(deed)
    return this
  }

  /** The Guardian of a god waits on a tile. */
  guard(name: string, whose: string): this {
    this.clear(name)
    this.s.gods[Math.floor(god(whose) / KINDS)] &= ~(1 << (god(whose) % KINDS))
    this.s.guardian[tile(name)] = god(whose)
    return this
  }

  /** A village token somebody owns. */
  village(seat: Seat, ...kinds: string[]): this {
    for (const kind of kinds) {
      const at = this.s.village.findIndex((village, i) => village === UNSEEN && i !== HILL)
      this.s.village[at] = GONE
      this.s.bag[rune(kind)]--
      this.s.villages[seat][rune(kind)]++
    }
    return this
  }

  /** An Arena token somebody owns. */
  champion(seat: Seat, kind: string): this {
    const deck = rune(kind)
    const id = STANDARD.gods.findIndex((card, i) => card.arena && Math.floor(i / KINDS) === deck)
    this.s.arenaOwner[deck] = seat
    return this.dismiss(id)
  }

  /** The turn of a seat that is not its first starts anew with all that was changed. */
  again(seat: Seat): this {
    this.s.turns[seat] = Math.max(1, this.s.turns[seat])
    this.s.active = seat
    this.s.from = this.s.place[seat]
    this.s.frames = [
      { at: 'turns' },
      { at: 'turn', seat, stage: 'start', scouts: 0, rune: -1, market: false },
    ]
    return this.wake()
  }

  /** Goes on from a frame that was put there by hand. */
  wake(): this {
    const frame = top(this.s)
    const who = game.steps[frame.at].next(this.s, frame as never, null)
    this.s.who = who
    return who === 0 ? this.wake() : this
  }

  /** The Final battle as seat 0 sees it after breaking the Seal; the others stand where they are. */
  final(contender: Seat, monster: string | null, marker = 12): this {
    const { s } = this
    s.frames = [
      { at: 'turns' },
      { at: 'turn', seat: contender, stage: 'end', scouts: 0, rune: -1, market: false },
    ]
    s.active = contender
    beginFinalFor(s, contender, monster)
    s.marker = marker
    return this
  }
}

function beginFinalFor(s: World, contender: Seat, monster: string | null): void {
  const kind = monster === null ? 0 : STANDARD.monsters.findIndex(row => row.name === monster)
  beginFinal(s, contender, kind, null)
  s.path = 0
  if (monster === null) slayMonster(s, contender, null)
}

/** Two heroes, Greek first: Heracles of seat 0 and Baba Yaga of seat 1. */
export const duel = (): Table => new Table(['heracles', 'baba-yaga'])

/** Three heroes: Heracles, Imhotep and Sigurd, in the order of the seats. */
export const trio = (): Table => new Table(['heracles', 'imhotep', 'sigurd'])
