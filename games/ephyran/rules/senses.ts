import { Places, type Seat, type Senses, stair } from '@pantheon/core'
import { areasOf, hasRoom, locked } from './city.ts'
import {
  AREAS,
  type Card,
  CITY,
  DIONYSUS,
  halfOf,
  NONE,
  SUPPORTS,
  slotOf,
  TERRITORIES,
  type Territory,
} from './names.ts'
import type { EphyranFrame, EphyranState } from './state.ts'
import { cityWorth, type Sight, sightOf, tokenWorth } from './worth.ts'

/** What can be going on, in the order that numbers it here. */
const KINDS: readonly EphyranFrame['at'][] = [
  ...(['first', 'gods', 'deal', 'rounds', 'turn', 'act', 'settle', 'aim', 'attack', 'prize'] as const),
  ...(['graeae', 'pile'] as const),
]
const KIND = new Map(KINDS.map((kind, i) => [kind, i]))

/** As many seats as a table has. */
const MOST = 4
/** Turns left for each, and points ahead of a rival, from which on another number stands. */
const TURNS = [0, 1, 2, 3, 4, 5, 7, 10, 14, 19]
const LEADS = [-99, -11, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 11]
/** How a territory stands: areas built, different creatures among them, locked or not. */
const SHAPES = (AREAS + 1) * (AREAS + 1) * 2
/** What a half offers: in place of the last area, as the next, after one, two, three more; another creature or not. */
const OFFERS = 5 * 2

const places = new Places()

const TIME = places.row(TURNS.length)
const LEFT = places.row(1)
const ENDING = places.row(3)
const FINISHER = places.row(MOST)
const STARTER = places.row(MOST)
const SHAPE = places.row(MOST * 2 * SHAPES)
const POINTS = places.row(MOST)
const LEAD = places.row(MOST * LEADS.length)
const AREA = places.row(MOST * (CITY + 1))
const MAGIC_POINTS = places.row(MOST)
const TOKENS = places.row(MOST)
const DIONYSUS_THERE = places.row(MOST * 2)
const DIONYSUS_HELD = places.row(MOST)
const SHOWN = places.row(MOST)
const OFFER = places.row(2 * OFFERS)
const PRINTED = places.row(2)
const SUPPORT = places.row(SUPPORTS.length * 2)
const READY = places.row(7)
const SLOTS = places.row(5)
const TOP = places.row(2 * OFFERS)
const TOP_SUPPORT = places.row(SUPPORTS.length)
const TOP_DIONYSUS = places.row(1)
const SUPPLY = places.row(2)
const FRAME = places.row(2 * KINDS.length)
const DRAWS = places.row(2)
const AIMED = places.row(SUPPORTS.length)
const ATTACK = places.row(3 * SUPPORTS.length)
const PLACE = places.row(MOST)

const TABLE = places.row(4)

/** How many numbers a position is told by. */
export const SENSES: number = places.count

/** Tells a position as `seat` sees it: seats are numbered from its own, clockwise, and its god's territory stands apart. */
export function sense(state: EphyranState, seat: Seat, out: Senses): void {
  out.add(TABLE + state.seats - 2)
  if (state.gods[seat] === NONE) return
  const sight = sightOf(state, seat)
  time(state, seat, out)
  let ahead = 0
  let mine = 0
  for (let i = 0; i < state.seats; i++) {
    const other = (seat + i) % state.seats
    const points = cityWorth(sight, other)
    if (i === 0) mine = points
    else out.add(LEAD + i * LEADS.length + stair(LEADS, mine - points))
    if (points > mine) ahead++
    out.add(POINTS + i, points / 20)
    city(sight, other, i, out)
  }
  out.add(PLACE + ahead)
  hand(state, seat, sight, out)
  frames(state, seat, out)
}

function time(state: EphyranState, seat: Seat, out: Senses): void {
  const { left, seats } = state
  const relative = (other: Seat): number => (other - seat + seats) % seats
  out.add(LEFT, left / 100)
  if (state.first !== NONE) out.add(STARTER + relative(state.first))
  if (state.finisher !== NONE) out.add(FINISHER + relative(state.finisher))
  if (state.ending === '') {
    out.add(TIME + stair(TURNS, Math.ceil(left / seats)))
    return
  }
  const [table] = state.frames
  const before = (other: Seat): number => (other - state.first + seats) % seats
  const now = table?.at === 'rounds' ? before(table.seat) : seats
  out.add(ENDING + (before(seat) > now ? 0 : before(seat) === now ? 1 : 2))
}

function city(sight: Sight, seat: Seat, i: number, out: Senses): void {
  const { state, tables } = sight
  const cards = state.city[seat]
  let magic = 0
  let tokens = 0
  for (let t = 0; t < TERRITORIES.length; t++) {
    const built = state.built[seat][t]
    let seen = 0
    let different = 0
    const own = state.gods[seat] === t ? 0 : 1
    for (let area = 1; area <= built; area++) {
      const slot = slotOf(t, area)
      const token = state.tokens[seat][slot]
      if (token !== NONE) {
        tokens++
        magic += (own === 0 ? 2 : 1) * tokenWorth(sight, token)
      }
      if (cards[slot] === DIONYSUS) {
        out.add(DIONYSUS_THERE + 2 * i + own)
        continue
      }
      const at = halfOf(cards[slot], t)
      magic += (own === 0 ? 2 : 1) * tables.printed[at]
      const bit = 1 << tables.creature[at]
      if ((seen & bit) === 0) different++
      seen |= bit
    }
    const shape = (built * (AREAS + 1) + different) * 2 + (locked(state, seat, t) ? 1 : 0)
    out.add(SHAPE + (i * 2 + own) * SHAPES + shape)
  }
  out.add(AREA + i * (CITY + 1) + areasOf(state, seat))
  out.add(MAGIC_POINTS + i, magic / 5)
  out.add(TOKENS + i, tokens / 3)
  let dionysus = 0
  for (const card of state.shown[seat]) if (card === DIONYSUS) dionysus++
  out.add(DIONYSUS_HELD + i, dionysus)
  out.add(SHOWN + i, (state.shown[seat].length - dionysus) / 2)
}

/** What one half of a card offers the city, or -1 if nothing. */
function offerOf({ state, tables }: Sight, seat: Seat, card: Card, t: Territory): number {
  if (locked(state, seat, t)) return -1
  const at = halfOf(card, t)
  const built = state.built[seat][t]
  const gap = tables.area[at] - built - 1
  if (gap < -1) return -1
  const cards = state.city[seat]
  const until = gap < 0 ? built - 1 : built
  let covered = 0
  for (let area = 1; area <= until; area++) {
    const slot = slotOf(t, area)
    if (cards[slot] !== DIONYSUS) covered |= 1 << tables.creature[halfOf(cards[slot], t)]
  }
  return (gap + 1) * 2 + ((covered & (1 << tables.creature[at])) === 0 ? 1 : 0)
}

/** How many cards in hand have each Support; used again in every call. */
const held = new Int8Array(SUPPORTS.length)

function hand(state: EphyranState, seat: Seat, sight: Sight, out: Senses): void {
  const { tables } = sight
  let ready = 0
  let slots = 0
  held.fill(0)
  for (const card of state.hands[seat]) {
    if (card === DIONYSUS) {
      ready++
      continue
    }
    let now = false
    for (let side = 0; side < 2; side++) {
      const t = tables.sides[card * 2 + side]
      if (t === NONE) continue
      const offer = offerOf(sight, seat, card, t)
      if (offer < 0) continue
      const own = state.gods[seat] === t ? 0 : 1
      out.add(OFFER + own * OFFERS + offer)
      if (tables.printed[halfOf(card, t)] > 0) out.add(PRINTED + own, tables.printed[halfOf(card, t)] / 2)
      if (offer >> 1 === 1) {
        now = true
        slots |= 1 << t
      }
    }
    if (now) ready++
    for (let k = 0; k < SUPPORTS.length; k++) if ((tables.supports[card] & (1 << k)) !== 0) held[k]++
  }
  for (let k = 0; k < SUPPORTS.length; k++) if (held[k] > 0) out.add(SUPPORT + 2 * k + (held[k] > 1 ? 1 : 0))
  out.add(READY + Math.min(ready, 6))
  let different = 0
  for (let t = 0; t < TERRITORIES.length; t++) if ((slots & (1 << t)) !== 0) different++
  out.add(SLOTS + different)
  let supply = 0
  for (const count of state.supply) supply += count
  out.add(SUPPLY, supply / 16)
  if (hasRoom(state, seat)) out.add(SUPPLY + 1)
  const top = state.discard[state.discard.length - 1]
  if (top === undefined) return
  if (top === DIONYSUS) out.add(TOP_DIONYSUS)
  else {
    for (let side = 0; side < 2; side++) {
      const t = tables.sides[top * 2 + side]
      if (t === NONE) continue
      const offer = offerOf(sight, seat, top, t)
      if (offer >= 0) out.add(TOP + (state.gods[seat] === t ? 0 : 1) * OFFERS + offer)
    }
    for (let k = 0; k < SUPPORTS.length; k++)
      if ((tables.supports[top] & (1 << k)) !== 0) out.add(TOP_SUPPORT + k)
  }
}

function frames(state: EphyranState, seat: Seat, out: Senses): void {
  for (const frame of state.frames) {
    const mine = 'seat' in frame && frame.seat === seat ? 0 : 1
    out.add(FRAME + mine * KINDS.length + (KIND.get(frame.at) ?? 0))
    if (frame.at === 'turn' && mine === 0) {
      out.add(DRAWS, frame.draws)
      if (frame.again) out.add(DRAWS + 1)
    } else if (frame.at === 'aim' && mine === 0) out.add(AIMED + frame.support)
    else if (frame.at === 'attack') {
      const role = mine === 0 ? 0 : frame.victim === seat || frame.victim === NONE ? 1 : 2
      out.add(ATTACK + role * SUPPORTS.length + frame.support)
    }
  }
}
