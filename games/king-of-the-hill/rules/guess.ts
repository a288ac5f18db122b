/** Another position that a seat cannot tell from this one. RULES 13 */
import { clone, only, type Rng, type Seat } from '@pantheon/core'
import { TILES } from './map.ts'
import { KINDS, SECRET } from './names.ts'
import { deckOf, type World } from './state.ts'

/** Cards or tokens nobody may tell apart: gathered, shuffled, dealt again. */
class Pool {
  private readonly items: number[] = []

  constructor(private readonly rng: Rng) {}

  gather(counts: number[]): void {
    counts.forEach((count, item) => {
      for (let n = 0; n < count; n++) this.items.push(item)
    })
  }

  add(item: number): void {
    this.items.push(item)
  }

  /** Sorted first: the order in which things were gathered tells where they lay. */
  shuffle(): void {
    this.items.sort((a, b) => a - b)
    this.rng.shuffle(this.items)
  }

  take(): number {
    const item = this.items.pop()
    if (item === undefined) throw new Error('more to deal than was gathered')
    return item
  }

  /** Deals as many as a row held. */
  deal(counts: number[]): void {
    let size = 0
    for (let i = 0; i < counts.length; i++) {
      size += counts[i]
      counts[i] = 0
    }
    for (let n = 0; n < size; n++) counts[this.take()]++
  }

  /** Deals single places anew. */
  replace(row: number[], hidden: (index: number) => boolean): void {
    for (let i = 0; i < row.length; i++) if (hidden(i)) row[i] = this.take()
  }
}

/** Hands, decks, looked-at cards, scouted villages and gods under their decks, as far as the seat does not know them. */
export function guess(state: World, seat: Seat, rng: Rng): World {
  const s = clone(state)
  guessRewards(s, seat, rng)
  guessSecrets(s, seat, rng)
  guessVillages(s, seat, rng)
  guessGods(s, seat, rng)
  return s
}

function guessRewards(s: World, seat: Seat, rng: Rng): void {
  const pool = new Pool(rng)
  const unknown = (set: number) => (set & only(seat)) === 0
  const frame = s.frames[s.frames.length - 1]
  const spied = frame?.at === 'spy' && frame.seat === seat ? frame.owner : -1
  const combed = frame?.at === 'comb' && frame.seat !== seat ? frame.cards : []
  const others = s.hand.filter((_, other) => other !== seat && other !== spied)
  for (const hand of others) pool.gather(hand)
  pool.gather(s.rewards)
  s.rewardTop.forEach((card, i) => {
    if (unknown(s.rewardTopBy[i])) pool.add(card)
  })
  s.rewardUnder.forEach((card, i) => {
    if (unknown(s.rewardUnderBy[i])) pool.add(card)
  })
  for (const card of combed) pool.add(card)
  pool.shuffle()
  for (const hand of others) pool.deal(hand)
  pool.replace(s.rewardTop, i => unknown(s.rewardTopBy[i]))
  pool.replace(s.rewardUnder, i => unknown(s.rewardUnderBy[i]))
  pool.replace(combed, () => true)
  pool.deal(s.rewards)
  if (frame?.at === 'horn' && frame.card >= 0) frame.card = s.rewardTop[0]
}

function guessSecrets(s: World, seat: Seat, rng: Rng): void {
  const pool = new Pool(rng)
  const others = s.hidden.filter((_, other) => other !== seat)
  for (const hand of others) pool.gather(hand)
  pool.gather(s.secrets)
  pool.shuffle()
  for (const hand of others) pool.deal(hand)
  pool.deal(s.secrets)
  const frame = s.frames[s.frames.length - 1]
  if (frame?.at !== 'react') return
  frame.answers.forEach((answer, other) => {
    if (answer < 0 || other === seat) return
    frame.answers[other] = s.hidden[other][SECRET.doppelganger] > 0 ? rng.below(2) : 0
  })
}

function guessVillages(s: World, seat: Seat, rng: Rng): void {
  const pool = new Pool(rng)
  const hidden = (tile: number) => s.village[tile] >= 0 && (s.seen[tile] & only(seat)) === 0
  for (let tile = 0; tile < TILES; tile++) if (hidden(tile)) pool.add(s.village[tile])
  pool.gather(s.bag)
  pool.shuffle()
  pool.replace(s.village, hidden)
  pool.deal(s.bag)
}

function guessGods(s: World, seat: Seat, rng: Rng): void {
  const frame = s.frames[s.frames.length - 1]
  const drawn = frame?.at === 'meet' && frame.seat !== seat ? frame.drawn : []
  for (let deck = 0; deck < KINDS; deck++) {
    const hidden = (i: number) => deckOf(s.under[i]) === deck && (s.underBy[i] & only(seat)) === 0
    const here = drawn.length > 0 && deckOf(drawn[0]) === deck
    const gods: number[] = []
    for (let i = 0; i < KINDS; i++) if ((s.gods[deck] & (1 << i)) !== 0) gods.push(deck * KINDS + i)
    const left = gods.length
    s.under.forEach((god, i) => {
      if (hidden(i)) gods.push(god)
    })
    if (gods.length === left && !here) continue
    if (here) gods.push(...drawn)
    rng.shuffle(gods.sort((a, b) => a - b))
    s.gods[deck] = 0
    for (const god of gods.splice(0, left)) s.gods[deck] |= 1 << (god % KINDS)
    for (let i = 0; i < s.under.length; i++) if (hidden(i)) s.under[i] = gods.pop() ?? s.under[i]
    if (here) for (let i = 0; i < drawn.length; i++) drawn[i] = gods.pop() ?? drawn[i]
  }
}
