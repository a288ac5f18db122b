import type { Emit, Move, MoveList, Seat } from '@pantheon/core'
import { SPACES } from './board.ts'
import { type HeavensData, PLANS, type Plan } from './data.ts'
import type { Bar, HeavensEvent, HeavensPrompt, HeavensRefusal } from './events.ts'
import { V, type Verb } from './moves.ts'
import { pay } from './power.ts'
import { notNow, whyNotSpace } from './refuse.ts'
import { award, board, FROM, type HeavensState, type Turn } from './state.ts'

/** What a Plan does: the meaning of one card. */
export interface Action {
  readonly verbs: readonly Verb[]
  /** Why the Plan can do nothing now, whatever the Power; null if it can. */
  bar(s: HeavensState, seat: Seat): Bar | null
  moves(s: HeavensState, frame: Turn, seat: Seat, out: MoveList): void
  /** Does it; false while the same turn needs another decision. */
  play(s: HeavensState, frame: Turn, seat: Seat, move: Move, emit: Emit<HeavensEvent> | null): boolean
  ask(s: HeavensState, frame: Turn, seat: Seat): HeavensPrompt
  whyNot(s: HeavensState, frame: Turn, seat: Seat, move: Move): HeavensRefusal
}

/** A Plan that sells by a list: so much for one, two, … at once. */
interface Sale extends Pick<Action, 'bar' | 'whyNot'> {
  readonly verb: 'forge' | 'raise'
  readonly question: 'ask.forge' | 'ask.torch'
  prices(data: HeavensData): readonly number[]
  /** The most that a seat can buy now. */
  most(s: HeavensState, seat: Seat): number
  receive(s: HeavensState, seat: Seat, count: number, price: number, emit: Emit<HeavensEvent> | null): void
}

const sale = ({ verb, question, prices, most, receive, bar, whyNot }: Sale): Action => ({
  verbs: [verb],
  bar,
  moves(s, _frame, seat, out) {
    const limit = most(s, seat)
    for (let count = 1; count <= limit; count++) out.add(V[verb](count))
  },
  play(s, frame, seat, move, emit) {
    const count = V.arg(move, 0)
    const price = prices(s.data)[count - 1]
    pay(s, seat, price, frame.ratio, emit)
    receive(s, seat, count, price, emit)
    return true
  },
  ask: (s, frame, seat) => ({
    key: question,
    power: s.power[seat],
    ratio: frame.ratio,
    prices: prices(s.data).slice(0, most(s, seat)),
  }),
  whyNot,
})

/** The most planets a seat can forge now. */
export const forgeable = (s: HeavensState, seat: Seat): number =>
  Math.min(s.data.allotment - s.allotment[seat], s.supply[seat], s.data.forge.prices.length)

/** Hephaestus' Forge: planets from the supply to the Allotment. RULES 4.1 */
const forge = sale({
  verb: 'forge',
  question: 'ask.forge',
  prices: data => data.forge.prices,
  most: forgeable,
  receive(s, seat, planets, price, emit) {
    s.supply[seat] -= planets
    s.allotment[seat] += planets
    emit?.reveal({ key: 'forged', seat, planets, price, uses: 'forge' })
  },
  bar: (s, seat) =>
    s.allotment[seat] === s.data.allotment ? 'no-room' : s.supply[seat] === 0 ? 'no-supply' : null,
  whyNot(s, _frame, seat, move) {
    const wanted = V.arg(move, 0)
    const room = s.data.allotment - s.allotment[seat]
    const most = s.data.forge.prices.length
    if (wanted > most) return { key: 'no.price', rule: '4.1', wanted, most }
    if (wanted > room) return { key: 'no.room', rule: '4.1', wanted, room }
    return { key: 'no.supply', rule: '4.1', wanted, supply: s.supply[seat] }
  },
})

/** The Power for the planet just placed in a sky: half the region's spaces that are not one's own, rounded up. RULES 4.2 */
export function errandPower(s: HeavensState, seat: Seat, sky: ArrayLike<number>, space: number): number {
  const { regions, regionSizes } = board(s)
  const region = regions[space]
  let others = regionSizes[region]
  for (let i = 0; i < sky.length; i++) if (sky[i] === seat && regions[i] === region) others--
  return (others + 1) >> 1
}

/** Hermes' Errand: one planet from the Allotment to the heavens, for Power. RULES 4.2 */
const hermes: Action = {
  verbs: ['place'],
  bar: (s, seat) => (s.allotment[seat] === 0 ? 'no-planet' : s.owner.includes(-1) ? null : 'no-space'),
  moves(s, _frame, _seat, out) {
    const { size, words } = board(s)
    for (let space = 0; space < size; space++) if (s.owner[space] < 0) out.add(V.place(words[space]))
  },
  play(s, _frame, seat, move, emit) {
    const { spaceOf, names } = board(s)
    const space = spaceOf[V.arg(move, 0)]
    s.allotment[seat]--
    s.owner[space] = seat
    const power = errandPower(s, seat, s.owner, space)
    s.power[seat] += power
    emit?.tell({ key: 'placed', seat, space: names[space], power, uses: 'hermes' })
    return true
  },
  ask: () => ({ key: 'ask.hermes' }),
  whyNot: (s, _frame, _seat, move) => whyNotSpace(s, V.arg(move, 0)) ?? notNow('place'),
}

/** The most spaces a seat's torch can climb now. */
export const climbable = (s: HeavensState, seat: Seat): number =>
  Math.min(s.data.torch.top - s.torch[seat], s.data.torch.prices.length)

/** Aether's Torch: the marker climbs, so that more planets shine at night. RULES 4.3 */
const torch = sale({
  verb: 'raise',
  question: 'ask.torch',
  prices: data => data.torch.prices,
  most: climbable,
  receive(s, seat, spaces, price, emit) {
    s.torch[seat] += spaces
    emit?.reveal({ key: 'raised', seat, spaces, torch: s.torch[seat], price, uses: 'torch' })
  },
  bar: (s, seat) => (s.torch[seat] === s.data.torch.top ? 'torch-top' : null),
  whyNot(s, _frame, seat, move) {
    const { top, prices } = s.data.torch
    const wanted = V.arg(move, 0)
    if (wanted > prices.length) return { key: 'no.price', rule: '4.3', wanted, most: prices.length }
    return { key: 'no.climb', rule: '4.3', wanted, left: top - s.torch[seat], top }
  },
})

/** Zephyrus' Breath: an own planet and another god's change places; each at most once a phase. RULES 4.4 */
const zephyrus: Action = {
  verbs: ['offer', 'swap'],
  bar(s, seat) {
    let own = false
    let foreign = false
    for (let space = 0; space < s.owner.length; space++) {
      if (s.owner[space] < 0 || s.moved[space] === 1) continue
      if (s.owner[space] === seat) own = true
      else foreign = true
      if (own && foreign) return null
    }
    return 'no-swap'
  },
  moves(s, frame, seat, out) {
    const { size, words } = board(s)
    const offering = frame.offered < 0
    for (let space = 0; space < size; space++) {
      if (s.owner[space] < 0 || s.moved[space] === 1) continue
      if (offering) {
        if (s.owner[space] === seat) out.add(V.offer(words[space]))
      } else if (s.owner[space] !== seat) out.add(V.swap(words[space]))
    }
  },
  play(s, frame, seat, move, emit) {
    const { spaceOf, names } = board(s)
    const space = spaceOf[V.arg(move, 0)]
    const from = frame.offered
    if (from < 0) {
      frame.offered = space
      emit?.tell({ key: 'offered', seat, space: names[space] })
      return false
    }
    const { price, prestige } = s.data.zephyrus
    const other = s.owner[space]
    pay(s, seat, price, frame.ratio, emit)
    s.owner[space] = seat
    s.owner[from] = other
    s.moved[space] = 1
    s.moved[from] = 1
    award(s, seat, FROM.zephyrus, prestige)
    const [a, b] = [names[from], names[space]]
    emit?.reveal({ key: 'swapped', seat, from: a, to: b, other, price, prestige, uses: 'zephyrus' })
    return true
  },
  ask: (s, frame, seat) =>
    frame.offered < 0
      ? { key: 'ask.zephyrus', power: s.power[seat], ratio: frame.ratio, price: s.data.zephyrus.price }
      : { key: 'ask.swap', space: board(s).names[frame.offered] },
  whyNot(s, frame, seat, move) {
    const { spaceOf, names } = board(s)
    const name = SPACES[V.arg(move, 0)]
    const space = spaceOf[V.arg(move, 0)]
    const offering = V.verb(move) === 'offer'
    if (offering && frame.offered >= 0) return { key: 'no.offered', rule: '4.4', space: names[frame.offered] }
    if (!offering && frame.offered < 0) return { key: 'no.offer', rule: '4.4', space: name }
    if (space < 0) return { key: 'no.unused', rule: '1.1', space: name }
    if (offering && s.owner[space] !== seat) return { key: 'no.own', rule: '4.4', space: name }
    if (!offering && (s.owner[space] < 0 || s.owner[space] === seat))
      return { key: 'no.foreign', rule: '4.4', space: name }
    return { key: 'no.moved', rule: '4.4', space: name }
  },
}

const BY_NAME: Readonly<Record<Plan, Action>> = { forge, hermes, torch, zephyrus }

/** The actions in the order of the Plan cards. */
export const ACTIONS: readonly Action[] = PLANS.map(plan => BY_NAME[plan])

/** The action of the Plan that a seat has shown. */
export const actionOf = (s: HeavensState, seat: Seat): Action => ACTIONS[s.plans[seat]]
