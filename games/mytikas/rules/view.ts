import { clone, type Eye, type Rng, type Seat, sees } from '@pantheon/core'
import type { Data } from './data.ts'
import { CARDS } from './names.ts'
import { ASIDE, byCount, IN_LINE, type Keep, lockValues, type State, UNSEEN } from './state.ts'

/** What one player has before them. */
export interface Player {
  /** By level, then resource. */
  readonly cubes: readonly number[]
  readonly slots: readonly number[]
  readonly favors: readonly number[]
  readonly reserve: number
  readonly builder: number
}

/** A deity card that is face up. */
export interface Deity {
  readonly card: number
  /** The seat that controls it, or -1 in the line. */
  readonly holder: Seat
  readonly offerings: number
  readonly lock: number
  /** It works from the turn after it was received. */
  readonly works: boolean
}

/** What these eyes see. Only face-down cards are hidden, and in the variant the cards dealt and put back. */
export interface View {
  readonly seats: number
  /** What is printed on the boards of this edition. */
  readonly printed: Pick<Data, 'main' | 'ribbon' | 'cost' | 'worth' | 'slot' | 'harvest' | 'crop'>
  readonly first: Seat
  readonly active: Seat
  readonly turn: number
  readonly ending: string
  readonly ended: string
  readonly tokens: readonly number[]
  readonly pile: readonly number[]
  /** The locks still there, the first available one first; the last lies on the deck. */
  readonly locks: readonly number[]
  readonly faceDown: number
  readonly toFlip: number
  readonly players: readonly Player[]
  readonly deities: readonly Deity[]
  /** By seat: the cards held in the variant's choice, null where these eyes may not see them. */
  readonly hands: readonly (readonly number[] | null)[]
  /** By seat: has chosen which card to keep. */
  readonly chosen: readonly boolean[]
  /** By seat: the card kept or put back in the variant, -1 for none or unseen. */
  readonly kept: readonly number[]
  readonly putBack: readonly number[]
}

/** The table as these eyes see it. RULES 1.5 */
export function view(state: State, eye: Eye): View {
  const choice = choiceOf(state)
  const bySeat = <T>(make: (seat: Seat) => T): T[] =>
    Array.from({ length: state.seats }, (_, seat) => make(seat))
  return {
    seats: state.seats,
    printed: printed(state.data),
    first: state.first,
    active: state.active,
    turn: state.turn,
    ending: state.ending,
    ended: state.ended,
    tokens: [...state.tokens],
    pile: [...state.pile],
    locks: lockValues(state).slice(state.locksTaken),
    faceDown: faceDown(state),
    toFlip: state.toFlip,
    players: bySeat(seat => ({
      cubes: [...state.cubes[seat]],
      slots: [...state.slots[seat]],
      favors: [...state.favors[seat]],
      reserve: state.reserve[seat],
      builder: state.builder[seat],
    })),
    deities: deities(state),
    hands: bySeat(seat => (sees(eye, seat) && choice ? [...choice.hands[seat]] : null)),
    chosen: bySeat(seat => (choice?.kept[seat] ?? -1) >= 0),
    kept: bySeat(seat => (sees(eye, seat) ? (choice?.kept[seat] ?? -1) : -1)),
    putBack: bySeat(seat => (sees(eye, seat) ? state.putBack[seat] : -1)),
  }
}

/** Cards of the line not yet turned up: every lock but the deck's uncovers one, after its turn. */
function faceDown(state: State): number {
  const laid = byCount(state, state.data.faceDown)
  return laid - Math.min(state.locksTaken, laid) + state.toFlip
}

const printed = ({ main, ribbon, cost, worth, slot, harvest, crop }: Data): View['printed'] => ({
  main,
  ribbon,
  cost,
  worth,
  slot,
  harvest,
  crop,
})

function deities(state: State): Deity[] {
  const shown: Deity[] = []
  for (let card = 0; card < CARDS.length; card++) {
    const place = state.place[card]
    if (place === UNSEEN || place === ASIDE) continue
    shown.push({
      card,
      holder: place === IN_LINE ? -1 : place,
      offerings: state.offerings[card],
      lock: state.lock[card],
      works: place >= 0 && state.since[card] < state.turn,
    })
  }
  return shown
}

/** The cards in hand while the variant's cards are dealt and chosen. */
function choiceOf(state: State): Pick<Keep, 'hands' | 'kept'> | null {
  for (const frame of state.frames) {
    if (frame.at === 'keep') return frame
    if (frame.at === 'deal' && state.dealt > 1) return { hands: frame.hands, kept: [] }
  }
  return null
}

/**
 * A position the seat cannot tell from this one. Without the variant there is no hidden card that anyone knows: the
 * deck and the line have no order until a card is turned up. With it, the cards others hold or put back are
 * drawn afresh from all that the seat has not seen.
 */
export function guess(state: State, seat: Seat, rng: Rng): State {
  const twin = clone(state)
  if (state.dealt === 1) return twin
  const choice = choiceOf(twin)
  const others = Array.from({ length: twin.seats }, (_, other) => other).filter(other => other !== seat)
  const unknown: number[] = []
  for (let card = 0; card < CARDS.length; card++) if (twin.place[card] === UNSEEN) unknown.push(card)
  for (const other of others) {
    if (choice) unknown.push(...choice.hands[other])
    if (twin.putBack[other] >= 0) unknown.push(twin.putBack[other])
  }
  rng.shuffle(unknown.sort((a, b) => a - b))
  for (const card of unknown) twin.place[card] = UNSEEN
  const draw = (): number => {
    const card = unknown.pop() ?? -1
    twin.place[card] = ASIDE
    return card
  }
  for (const other of others) {
    if (twin.putBack[other] >= 0) twin.putBack[other] = draw()
    if (!choice) continue
    const hand = choice.hands[other]
    for (let i = 0; i < hand.length; i++) hand[i] = draw()
    if ((choice.kept[other] ?? -1) >= 0) choice.kept[other] = hand[rng.below(hand.length)]
  }
  return twin
}
