import { type Eye, type Seat, sees } from '@pantheon/core'
import { creatureName } from './cards.ts'
import type { EphyranData } from './data.ts'
import {
  type Card,
  DIONYSUS,
  GODS,
  type GodName,
  halfOf,
  MAGIC,
  type MagicName,
  NO_AREA,
  NONE,
  SUPPORTS,
  type SupportName,
  slotOf,
  TERRITORIES,
  type Territory,
  type TerritoryName,
} from './names.ts'
import type { Ending, EphyranState } from './state.ts'
import { tablesOf } from './tables.ts'
import { kindOf, knows, type Token } from './token.ts'

/** A card as shown: its number (0 for Dionysus) and the code of its halves. */
export interface CardView {
  readonly card: Card
  readonly face: string
}

/** A card in hand: its halves in words as well. */
export interface HandView extends CardView {
  readonly halves: readonly string[]
}

/** A token as shown: its kind to those who have looked at it, else face down. */
export type TokenView = MagicName | 'face down'

/** One area of a city. */
export interface AreaView extends CardView {
  readonly creature: string
  /** Points printed on it. */
  readonly printed: number
  readonly token: TokenView | null
}

/** One territory of a city: its areas from 1 up, and the shield that locks it. */
export interface TerritoryView {
  readonly areas: readonly AreaView[]
  readonly shield: CardView | null
}

/** One player's side of the table. */
export interface PlayerView {
  readonly seat: Seat
  readonly god: GodName | null
  readonly handSize: number
  /** The hand, for its owner alone. */
  readonly hand: readonly HandView[] | null
  /** Cards of the hand that everybody has seen go there. */
  readonly shown: readonly CardView[]
  readonly city: Readonly<Record<TerritoryName, TerritoryView>>
}

/** What is going on, as everyone sees it. */
export interface Doing {
  /** The step: `act`, `aim`, `attack`, … */
  readonly at: string
  /** Whose action it is, if anyone's. */
  readonly seat: Seat | null
  /** The Support shown, if one is. */
  readonly support: SupportName | null
  /** Its target: a player, and an area where it has one. */
  readonly victim: Seat | null
  readonly area: { readonly territory: TerritoryName; readonly area: number } | null
  /** Cards or tokens in hand only for this moment: how many, and which to those who may see. */
  readonly cards: readonly (HandView | null)[]
  readonly token: TokenView | null
  readonly draws: number
}

/** All that one pair of eyes sees of a game of Ephyran. */
export interface EphyranView {
  readonly seats: number
  /** Who holds the Athena token. */
  readonly first: Seat | null
  readonly turn: Seat | null
  readonly doing: Doing | null
  /** Cards left in the pile; tokens left in the supply. */
  readonly pile: number
  readonly supply: number
  /** Both discard piles, the top last. */
  readonly discard: readonly CardView[]
  readonly spent: readonly CardView[]
  /** Tokens that left the game. */
  readonly lost: readonly TokenView[]
  /** What will end the game when this round is complete. */
  readonly ending: Ending | null
  readonly finisher: Seat | null
  readonly ended: string
  readonly players: readonly PlayerView[]
}

const seatOrNull = (seat: Seat): Seat | null => (seat === NONE ? null : seat)

/** A card's number and face. */
const showCard = (data: EphyranData, card: Card): CardView => ({
  card,
  face: card === DIONYSUS ? 'DIONYSUS' : data.deck[card - 1],
})

const showHeld = (data: EphyranData, card: Card): HandView => ({
  ...showCard(data, card),
  halves: tablesOf(data).halves[card],
})

const showToken = (eye: Eye, token: Token): TokenView | null =>
  token === NONE ? null : knows(eye, token) ? MAGIC[kindOf(token)] : 'face down'

function showTerritory(state: EphyranState, seat: Seat, territory: Territory, eye: Eye): TerritoryView {
  const { data } = state
  const shield = state.shields[seat][territory]
  return {
    areas: Array.from({ length: state.built[seat][territory] }, (_, i) => {
      const slot = slotOf(territory, i + 1)
      const card = state.city[seat][slot]
      return {
        ...showCard(data, card),
        creature: creatureName(data, card, territory),
        printed: tablesOf(data).printed[halfOf(card, territory)],
        token: showToken(eye, state.tokens[seat][slot]),
      }
    }),
    shield: shield === NONE ? null : showCard(data, shield),
  }
}

function showPlayer(state: EphyranState, seat: Seat, eye: Eye): PlayerView {
  const cards = (list: readonly Card[]) => list.map(card => showCard(state.data, card))
  const [lagoon, mountain, forest, lands] = TERRITORIES.map((_, t) => showTerritory(state, seat, t, eye))
  return {
    seat,
    god: state.gods[seat] === NONE ? null : GODS[state.gods[seat]],
    handSize: state.hands[seat].length,
    hand: sees(eye, seat) ? state.hands[seat].map(card => showHeld(state.data, card)) : null,
    shown: cards(state.shown[seat]),
    city: { lagoon, mountain, forest, lands },
  }
}

const IDLE = { support: null, victim: null, area: null, cards: [], token: null, draws: 0 } as const

/** The running frame, with what is open to everyone and what to these eyes. */
function showDoing(state: EphyranState, eye: Eye): Doing | null {
  const frame = state.frames.at(-1)
  if (frame === undefined) return null
  const doing = { ...IDLE, at: frame.at, seat: 'seat' in frame ? seatOrNull(frame.seat) : null }
  switch (frame.at) {
    case 'turn':
      return { ...doing, draws: frame.draws }
    case 'aim':
      return { ...doing, support: SUPPORTS[frame.support], cards: [showHeld(state.data, frame.card)] }
    case 'attack':
      return {
        ...doing,
        support: SUPPORTS[frame.support],
        victim: frame.asked,
        area: frame.area === NO_AREA ? null : { territory: TERRITORIES[frame.territory], area: frame.area },
      }
    case 'prize':
    case 'settle':
      return { ...doing, token: showToken(eye, frame.token) }
    case 'graeae': {
      const open = sees(eye, frame.seat)
      return { ...doing, cards: frame.cards.map(card => (open ? showHeld(state.data, card) : null)) }
    }
    default:
      return doing
  }
}

/** What these eyes see: hands, face-down tokens and drawn cards are their owners' alone. RULES 10.1 */
export function view(state: EphyranState, eye: Eye): EphyranView {
  const turn = state.frames.find(frame => frame.at === 'turn')
  const cards = (list: readonly Card[]) => list.map(card => showCard(state.data, card))
  return {
    seats: state.seats,
    first: seatOrNull(state.first),
    turn: turn?.at === 'turn' ? turn.seat : null,
    doing: showDoing(state, eye),
    pile: state.left,
    supply: state.supply.reduce((sum, count) => sum + count, 0),
    discard: cards(state.discard),
    spent: cards(state.spent),
    lost: state.lost.map(token => showToken(eye, token) ?? 'face down'),
    ending: state.ending === '' ? null : state.ending,
    finisher: seatOrNull(state.finisher),
    ended: state.ended,
    players: Array.from({ length: state.seats }, (_, seat) => showPlayer(state, seat, eye)),
  }
}
