import {
  CHANCE,
  Ear,
  legal,
  lowest,
  MoveList,
  only,
  type Refusal,
  type Seat,
  start,
  submit,
  top,
  whyNot,
} from '@pantheon/core'
import { expect } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { slayMonster } from '../rules/answers.ts'
import { STANDARD } from '../rules/data/index.ts'
import { DICE_WORDS, diceOf } from '../rules/dice.ts'
import type { KingEvent } from '../rules/events.ts'
import { beginFinal } from '../rules/final.ts'
import { HILL, TILE_NAMES } from '../rules/map.ts'
import { type HEROES, KINDS, REWARDS, RUNES, SECRETS, TEMPLES } from '../rules/names.ts'
import { DEED, FIRST_SUPER, GONE, templeCode, turnOf, UNSEEN, type World } from '../rules/state.ts'

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

type HeroName = (typeof HEROES)[number]

/** A table being played by hand: every move is checked against the list, every position against the laws. */
export class Table {
  readonly s: World
  /** What has been told so far. */
  heard: { event: KingEvent; seen: number }[] = []

  constructor(heroes: readonly HeroName[], first: HeroName = heroes[0], options = {}) {
    this.s = start(game, { seats: heroes.length, options })
    for (const hero of heroes) this.play(`become ${hero}`)
    this.play(`destiny ${first}`)
  }

  /** Plays moves one after the other; each by whoever must act, `2: allow` by seat 2. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const refusal = this.attempt(move)
      if (refusal !== null)
        throw new Error(
          `"${move}" refused (${refusal.rule}): ${game.text.say(refusal, seat => `seat ${seat}`)}`,
        )
      game.check(this.s)
    }
    return this
  }

  private attempt(text: string): Refusal | null {
    const [, who, move] = /^(?:(\d): )?(.*)$/.exec(text) ?? []
    const seat = who === undefined ? this.actor : Number(who)
    const ear = new Ear<KingEvent>()
    const refusal = submit(game, this.s, seat, game.moves.parse(canonical(move)), ear)
    this.heard.push(...ear.heard)
    return refusal
  }

  /** Who must act: chance, or the first of the seats. */
  get actor(): Seat {
    return this.s.who === CHANCE ? CHANCE : lowest(this.s.who)
  }

  /** Everything the actor may do. */
  get moves(): string[] {
    return legal(game, this.s, this.actor, new MoveList()).toArray().map(game.moves.format)
  }

  /** The moves of a verb, without it. */
  offers(verb: string): string[] {
    return this.moves.filter(move => move.split(' ')[0] === verb).map(move => move.slice(verb.length + 1))
  }

  /** Why the actor may not do this: the key of the reason. */
  why(move: string): string | undefined {
    return whyNot(game, this.s, this.actor, game.moves.parse(canonical(move)))?.key
  }

  /** Lets cards be drawn, whichever they are. */
  drawAll(): this {
    while (top(this.s)?.at === 'draw') this.play(this.moves[0])
    return this
  }

  /** All others let a Secret card pass. */
  allow(): this {
    while (top(this.s)?.at === 'react') this.play('allow')
    return this
  }

  /** Ends the running turn as plainly as possible and goes on until `seat` may act in its own. */
  until(seat: Seat): this {
    for (let i = 0; i < 400 && !(this.s.active === seat && this.s.who === only(seat)); i++) this.idle()
    expect(this.s.active).toBe(seat)
    return this
  }

  /** One plain move: stay, end, or the first there is. */
  idle(): this {
    const { moves } = this
    const plain = ['stay', 'end', 'allow', 'decline', 'hold', 'stop', 'mission', 'done', 'fall']
    return this.play(plain.find(move => moves.includes(move)) ?? moves[0])
  }

  /** The events of a kind, latest last. */
  told<K extends KingEvent['key']>(key: K): Extract<KingEvent, { key: K }>[] {
    return this.heard
      .map(({ event }) => event)
      .filter((event): event is Extract<KingEvent, { key: K }> => event.key === key)
  }

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

  /** The stage of the running turn. */
  get stage(): string {
    return turnOf(this.s).stage
  }
}

function beginFinalFor(s: World, contender: Seat, monster: string | null): void {
  const kind = monster === null ? 0 : STANDARD.monsters.findIndex(row => row.name === monster)
  beginFinal(s, contender, kind, null)
  s.path = 0
  if (monster === null) slayMonster(s, contender, null)
}

const canonical = (move: string): string => {
  const [verb, word] = move.split(' ')
  return (verb === 'roll' || verb === 'keep') && word !== '-' ? `${verb} ${DICE_WORDS[diceOf(word)]}` : move
}

/** Two heroes, Greek first: Heracles of seat 0 and Baba Yaga of seat 1. */
export const duel = (): Table => new Table(['heracles', 'baba-yaga'])
