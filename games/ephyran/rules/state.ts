import { begin, type Options, type Seat, type State } from '@pantheon/core'
import type { EphyranData } from './data.ts'
import {
  type Area,
  type Card,
  CITY,
  DIONYSUS,
  MAGIC,
  NONE,
  type Support,
  TERRITORIES,
  type Territory,
} from './names.ts'
import type { Token } from './token.ts'

/** Setting up: who holds the Athena token. */
export type First = { at: 'first' }
/** Setting up: gods are dealt or chosen. */
export type Gods = { at: 'gods' }
/** Setting up: four cards each. */
export type Deal = { at: 'deal' }
/** The round of turns: whose it is (`NONE` before the first). */
export type Rounds = { at: 'rounds'; seat: Seat }
/** A turn: what is still to be drawn, whether the discard pile is closed, whether one more play follows. */
export type Turn = { at: 'turn'; seat: Seat; acted: boolean; draws: number; closed: boolean; again: boolean }
/** The turn's action; after Castor & Pollux (`again`) no Support may be played. */
export type Act = { at: 'act'; seat: Seat; again: boolean }
/** A Dionysus taken from another city, about to be put down with the token on it. */
export type Settle = { at: 'settle'; seat: Seat; token: Token }
/** A Support shown, its target still to be named. */
export type Aim = { at: 'aim'; seat: Seat; card: Card; support: Support }
/** A Support others may stop: `asked` decides now; `victim` is its target, `NONE` if all opponents are asked. */
export type Attack = {
  at: 'attack'
  seat: Seat
  support: Support
  victim: Seat
  asked: Seat
  territory: Territory
  area: Area
}
/** A magical token won: `NONE` until drawn, then looked at and to be laid on an own area. */
export type Prize = { at: 'prize'; seat: Seat; token: Token }
/** The Graeae's cards: drawn, then one kept, then the others laid on the discard pile. */
export type Graeae = { at: 'graeae'; seat: Seat; cards: Card[]; kept: boolean }
/** The top card of the pile on its way to a hand. */
export type Pile = { at: 'pile'; seat: Seat }

/** What can be going on in Ephyran. */
export type EphyranFrame =
  | First
  | Gods
  | Deal
  | Rounds
  | Turn
  | Act
  | Settle
  | Aim
  | Attack
  | Prize
  | Graeae
  | Pile

/** How a game of Ephyran ends. */
export const ENDINGS = ['city', 'pile'] as const
/** One of the endings. */
export type Ending = (typeof ENDINGS)[number]

/** A position of Ephyran. */
export interface EphyranState extends State<EphyranFrame, EphyranData> {
  /** Are gods chosen by the players? */
  choose: boolean
  /** Who holds the Athena token, `NONE` before that is drawn. */
  first: Seat
  /** Each seat's god, `NONE` before it has one. */
  gods: number[]
  /** `pile[card]`: is it still in the pile? The order does not exist until a card is drawn. */
  pile: number[]
  /** How many cards the pile has. */
  left: number
  /** Each seat's cards, in ascending order. */
  hands: Card[][]
  /** Those cards of each hand that all have seen go there: Dionysus, and what came from the discard pile. */
  shown: Card[][]
  /** The ordinary discard pile, its top last. */
  discard: Card[]
  /** The second discard pile: Supports played and cards they hit. Nothing returns from it. */
  spent: Card[]
  /** `city[seat][slot]`: the card standing there, `NONE` if none. */
  city: Card[][]
  /** `built[seat][territory]`: how many areas stand there. */
  built: number[][]
  /** `tokens[seat][slot]`: the token lying there, `NONE` if none. */
  tokens: Token[][]
  /** `shields[seat][territory]`: the card that locks it, `NONE` if open. */
  shields: Card[][]
  /** Tokens of each kind that nobody has looked at. */
  supply: number[]
  /** Tokens out of the game, in the order they left, face down as they lay. */
  lost: Token[]
  /** What will end the game when this round is over, '' while nothing will. */
  ending: Ending | ''
  /** Who was first to complete a city, `NONE` while nobody has. */
  finisher: Seat
}

function rows(seats: number, width: number, value: number): number[][] {
  const made: number[][] = []
  for (let seat = 0; seat < seats; seat++) made.push(new Array<number>(width).fill(value))
  return made
}

/** The position before the first decision: RULES 2 */
export function setup(seats: number, options: Options, data: EphyranData): EphyranState {
  const base = begin<EphyranFrame, EphyranData>(data, seats, { at: 'rounds', seat: NONE })
  base.frames.push({ at: 'deal' }, { at: 'gods' }, { at: 'first' })
  return {
    ...base,
    choose: options.gods === 'chosen',
    first: NONE,
    gods: new Array<number>(seats).fill(NONE),
    pile: [0, ...data.deck.map(() => 1)],
    left: data.deck.length,
    hands: rows(seats, 1, DIONYSUS),
    shown: rows(seats, 1, DIONYSUS),
    discard: [],
    spent: [],
    city: rows(seats, CITY, NONE),
    built: rows(seats, TERRITORIES.length, 0),
    tokens: rows(seats, CITY, NONE),
    shields: rows(seats, TERRITORIES.length, NONE),
    supply: MAGIC.map(kind => data.tokens[kind]),
    lost: [],
    ending: '',
    finisher: NONE,
  }
}

/** The seat to the left: play goes clockwise. */
export const after = (state: EphyranState, seat: Seat): Seat => (seat + 1) % state.seats

/** The turn that is going on; only asked for inside one. */
export function turnOf(state: EphyranState): Turn {
  const frame = state.frames[1]
  if (frame?.at !== 'turn') throw new Error(`ephyran: no turn is going on, but "${frame?.at}"`)
  return frame
}
