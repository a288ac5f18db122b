import type { State as Position, Seat } from '@pantheon/core'
import type { Data } from './data.ts'

/** Draws the first player. */
export type First = { at: 'first' }
/** Deals the starting deity cards; with the variant into `hands`, two each. */
export type Deal = { at: 'deal'; dealt: number; hands: number[][] }
/** Everybody keeps one of two cards, in secret. */
export type Keep = { at: 'keep'; hands: number[][]; kept: number[] }
/** Turns cards of the line face up. */
export type Flip = { at: 'flip'; left: number }
/** The starting favors, last player first. */
export type Patron = { at: 'patron'; left: number }
/** The table between turns. */
export type Turn = { at: 'turn' }
/** The active player's start of turn: cards of that moment, then the Builder. */
export type Depart = { at: 'depart'; smelted: boolean; burnt: boolean }
/** Cubes given for Hades' card. */
export type Burn = { at: 'burn'; seat: Seat; left: number; get: number }
/** The Builder's area: main action, ribbon, end. */
export type Area = { at: 'area'; area: number; stage: 'main' | 'ribbon' | 'end'; mainDone: boolean }
/** The others' chance to follow, one after the other. */
export type Follow = { at: 'follow'; area: number; asked: number }

/**
 * What all actions share: who acts; whether they must change something before they may stop; whether this is an
 * area's main action, to which deity cards add.
 */
type Action<At extends string> = { at: At; seat: Seat; must: boolean; main: boolean }

export type Cities = Action<'cities'> & { city: number }
export type Produce = Action<'produce'>
export type Extra = { at: 'extra'; seat: Seat; crop: number }
export type Build = Action<'build'> & { temples: boolean }
export type Take = Action<'take'> & { n: number }
export type Favor = Action<'favor'> & { left: number }
export type Buy = { at: 'buy'; seat: Seat }
export type Lift = Action<'lift'> & { left: number; refine: boolean }
export type Shift = Action<'shift'> & { left: number }
export type Offer = Action<'offer'> & { take: number }
export type Place = { at: 'place'; seat: Seat; card: number }

/** Every frame of Mytikas. */
export type Frame =
  | First
  | Deal
  | Keep
  | Flip
  | Patron
  | Turn
  | Depart
  | Burn
  | Area
  | Follow
  | Cities
  | Produce
  | Extra
  | Build
  | Take
  | Favor
  | Buy
  | Lift
  | Shift
  | Offer
  | Place

/** A card nobody has seen: in the deck or face down in the line. */
export const UNSEEN = -1
/** A card face up in the line. */
export const IN_LINE = -2
/** A card put back under the deck in the set-up variant, or still in hand there. */
export const ASIDE = -3

/** A Builder that has not come to the board yet. */
export const OFF_BOARD = -1

/** A position of Mytikas. */
export interface State extends Position<Frame, Data> {
  /** Deity cards dealt to each player: 1, or 2 of which one is kept. */
  dealt: number
  first: Seat
  active: Seat
  /** Turns begun so far. */
  turn: number
  /** Has the action now running changed anything? */
  acted: boolean
  /** What will end the game after this turn ('' if nothing). */
  ending: string
  /** Level tokens left on levels 1 to 4. */
  tokens: number[]
  /** Favor tokens left by god. */
  pile: number[]
  /** Lock tokens taken so far; they go in a fixed order. */
  locksTaken: number
  /** Unlocked cards of the line to turn up after this turn. */
  toFlip: number
  /** By seat: cubes by level and resource (`cell`). */
  cubes: number[][]
  /** By seat and slot: the level built on, 0 if not built. */
  slots: number[][]
  /** By seat and god. */
  favors: number[][]
  /** By seat: offerings in reserve. */
  reserve: number[]
  /** By seat: the area of the Builder. */
  builder: number[]
  /** By card: a seat, or UNSEEN, IN_LINE, ASIDE. */
  place: number[]
  /** By card: offerings on it. */
  offerings: number[]
  /** By card: the value of the lock on it, 0 for none. */
  lock: number[]
  /** By card: the turn its holder got it; it works from the next one on. */
  since: number[]
  /** By seat: the card put back in the set-up variant, -1 for none. */
  putBack: number[]
}

/** Level tokens, favors and so on are listed by player count, from two players on. */
export const byCount = <T>(state: State, table: readonly T[]): T => table[state.seats - 2]

/** The lock values of this table, in the order they are taken. */
export const lockValues = (state: State): readonly number[] => byCount(state, state.data.locks)

/** The value of the first available lock; no limit once all are taken. */
export const nextLock = (state: State): number =>
  lockValues(state)[state.locksTaken] ?? Number.MAX_SAFE_INTEGER

/** The seats after `seat` in turn order: the `k`-th neighbour. */
export const after = (state: State, seat: Seat, k: number): Seat => (seat + k) % state.seats
