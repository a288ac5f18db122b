import { type Emit, only, push, type Seat } from '@pantheon/core'
import { bonusesLeft, refillBonuses } from './bonus-deck.ts'
import { anyCard, bits, countCards, listCards } from './cards.ts'
import type { GodEvent } from './events.ts'
import { deckSize, show } from './gods-deck.ts'
import { ABILITIES, type Ability } from './names.ts'
import { isBehind, move, nearestAhead, swapCounters } from './race.ts'
import { type GodState, isLast } from './state.ts'

type Mouth = Emit<GodEvent> | null

/** What an ability means. RULES 5 */
export interface Effect {
  /** Would triggering it now change nothing? Then it counts as unused. Rests on what all can see. RULES 5.2 */
  idle(s: GodState, seat: Seat): boolean
  /** Begins what happens at once; for lasting and delayed abilities being triggered is enough. */
  begin(s: GodState, seat: Seat, ability: number, emit: Mouth): void
  /** Those it can strike, and the strike, where one opponent is chosen (ruling G42). RULES 5.3 */
  hits?(s: GodState, target: Seat): boolean
  strike?(s: GodState, seat: Seat, target: Seat, ability: number, emit: Mouth): void
}

const never = (): boolean => false
const nothing = (): void => {}
const lastToPlay = (s: GodState): boolean => isLast(s, s.crown)
const amountOf = (s: GodState, ability: number): number => s.data.abilities[ABILITIES[ability]].amount

/** An ability that works without more ado: `begin` does it all. */
const atOnce = (idle: Effect['idle'], begin: Effect['begin']): Effect => ({ idle, begin })

/** An ability that lasts or waits: the mark on its god is all there is to do. */
const marked = (idle: Effect['idle']): Effect => ({ idle, begin: nothing })

/** An ability that strikes one opponent whom its owner chooses. */
const aimed = (
  hits: (s: GodState, target: Seat) => boolean,
  strike: NonNullable<Effect['strike']>,
  ready: (s: GodState, seat: Seat) => boolean = () => true,
): Effect => ({
  hits,
  strike,
  idle: (s, seat) => !ready(s, seat) || targets(s, seat, hits) === 0,
  begin(s, seat, ability, emit) {
    const open = targets(s, seat, hits)
    if (bits(open) === 1) strikeAt(s, seat, 31 - Math.clz32(open), ability, emit)
    else push(s, { at: 'target', seat, ability })
  },
})

/** The opponents an ability can strike, as a set of seats. */
export function targets(s: GodState, seat: Seat, hits: NonNullable<Effect['hits']>): number {
  let open = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && hits(s, other)) open |= only(other)
  return open
}

/** An aimed ability strikes. */
export function strikeAt(s: GodState, seat: Seat, target: Seat, ability: number, emit: Mouth): void {
  emit?.tell({ key: 'targeted', seat, target, ability })
  EFFECTS[ABILITIES[ability]].strike?.(s, seat, target, ability, emit)
}

const hasHand = (s: GodState, seat: Seat): boolean => anyCard(s.hands[seat])
const hasStack = (s: GodState, seat: Seat): boolean => anyCard(s.stacks[seat])
const offStart = (s: GodState, seat: Seat): boolean => s.tiles[seat] > 0
const deckEmpty = (s: GodState): boolean => deckSize(s) === 0
const takeCard = (s: GodState, seat: Seat, from: Seat, ability: number): void =>
  push(s, { at: 'take', seat, from, ability })

/** Does everybody stand ahead of the seat? */
const isLastInRace = (s: GodState, seat: Seat): boolean => {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.tiles[other] <= s.tiles[seat]) return false
  return true
}

/** Is the nearest opponent ahead within reach? */
const nobodyInReach = (s: GodState, seat: Seat): boolean => {
  const ahead = nearestAhead(s, seat)
  return ahead < 0 || s.tiles[ahead] - s.tiles[seat] > s.data.abilities.trickery.amount
}

/** The abilities: one meaning for each name. RULES 5.4, 5.5, 5.6 */
export const EFFECTS: Readonly<Record<Ability, Effect>> = {
  war: marked(lastToPlay),
  aegis: marked(lastToPlay),
  petrify: marked(lastToPlay),
  majesty: marked(lastToPlay),
  triumph: marked(never),
  martyr: marked(lastToPlay),
  resurrection: marked((s, seat) => lastToPlay(s) || !hasHand(s, seat)),
  justice: marked(lastToPlay),
  ragnarok: marked(never),

  silence: atOnce(lastToPlay, (s, seat) => {
    s.silencer = seat
  }),

  charm: aimed(hasHand, takeCard, hasHand),
  exile: aimed(hasStack, takeCard),
  theft: aimed(hasStack, takeCard),
  storm: aimed(offStart, (s, _seat, target, ability, emit) =>
    move(s, target, -amountOf(s, ability), 'hindered', emit),
  ),
  reveal: aimed(hasHand, (s, seat, other, _ability, emit) => {
    show(s, s.hands[other], only(seat))
    emit?.reveal({ key: 'hand-cards', seat, other, cards: listCards(s.hands[other]) }, only(seat))
  }),
  insight: aimed(
    () => true,
    (s, seat, other, _ability, emit) => {
      s.envoySeen[other] |= only(seat)
      emit?.reveal({ key: 'envoy-card', seat, other, mythology: s.envoys[other] }, only(seat))
      push(s, { at: 'insight', seat, other })
    },
  ),

  renewal: atOnce(
    (s, seat) => deckEmpty(s) || !hasHand(s, seat),
    (s, seat) => {
      const left = Math.min(deckSize(s), countCards(s.hands[seat]))
      push(s, { at: 'bury', seat, left, buried: 0, draws: true })
    },
  ),
  wisdom: atOnce(deckEmpty, (s, seat, ability) => {
    const left = Math.min(deckSize(s), amountOf(s, ability))
    push(s, { at: 'bury', seat, left, buried: 0, draws: false })
    push(s, { at: 'draw', seat, left })
  }),
  foresight: atOnce(deckEmpty, (s, seat, ability) =>
    push(s, {
      at: 'peek',
      seat,
      bonus: false,
      count: Math.min(amountOf(s, ability), deckSize(s)),
      placed: -1,
    }),
  ),
  prophecy: atOnce(
    s => !bonusesLeft(s),
    (s, seat, ability, emit) => {
      if (s.foretold.length === 0) refillBonuses(s, emit)
      const count = Math.min(amountOf(s, ability), s.foretold.length + bits(s.pool))
      push(s, { at: 'peek', seat, bonus: true, count, placed: -1 })
    },
  ),
  fate: atOnce(
    s => !bonusesLeft(s),
    s => push(s, { at: 'open' }),
  ),
  blessing: atOnce(
    s => !bonusesLeft(s),
    (s, seat) => push(s, { at: 'gift', seat, card: -1 }),
  ),

  haste: atOnce(never, (s, seat, ability, emit) => move(s, seat, amountOf(s, ability), 'abilities', emit)),
  pursuit: atOnce(
    (s, seat) => !isBehind(s, seat),
    (s, seat, ability, emit) =>
      move(s, seat, amountOf(s, ability) * (isLastInRace(s, seat) ? 2 : 1), 'abilities', emit),
  ),
  trickery: atOnce(nobodyInReach, (s, seat, _ability, emit) =>
    swapCounters(s, seat, nearestAhead(s, seat), emit),
  ),
  flood: atOnce(
    (s, seat) => !isBehind(s, seat),
    (s, seat) => {
      const ahead = targets(s, seat, (_, other) => s.tiles[other] > s.tiles[seat])
      push(s, { at: 'flood', seat, left: ahead })
    },
  ),
}
