import type { GameRecord, Language } from '@pantheon/core'
import type { ClientMessage, Entry, Plan, ServerMessage, Update } from '@pantheon/table'

/** A game on this device: all it is made of besides its log. */
export interface Founded {
  readonly id: string
  readonly game: string
  readonly plan: Plan
  readonly secret: string
  /** By seat: the player's name. */
  readonly names: readonly string[]
  /** A first game, with explanations. */
  readonly lessons?: boolean
  /** The decisions of such a game, in order: bots keep to them as long as the learner does. */
  readonly script?: readonly string[]
  /** What the players had added to the chance of the game that this one goes on from, by seat. */
  readonly phrases?: readonly string[]
  /** When it was begun, in milliseconds. */
  readonly at: number
}

/** A moment of a game's past, as one pair of eyes saw it. */
export interface Look {
  /** How many decisions had been made, chance included. */
  readonly at: number
  readonly of: number
  /** The number of the entry of the table's log that made the last of them: to play on from there. */
  readonly n: number
  readonly view: unknown
  readonly drawn: string
  /** What the last of them told. */
  readonly told: readonly string[]
  readonly totals: readonly number[]
}

/** A moment to look back at: how many decisions had been made, or the number of an entry of the table's log. */
export type Moment = { readonly decisions: number } | { readonly entry: number }

/** The points of every seat over a game: a row for each sampled moment. */
export interface Curve {
  readonly at: readonly number[]
  readonly totals: readonly (readonly number[])[]
}

/** What came of playing a finished game again with its dice drawn again. */
export interface Verdict {
  readonly ok: boolean
  readonly draws: number
  readonly text: string
}

/** Where a game took another way, and to whose good. */
export interface Turning {
  /** How many decisions came before it. */
  readonly at: number
  readonly seat: number
  /** What was played, and what would have been better where that was the cause. */
  readonly move: string
  readonly better: string | null
  /** Who gained most by it, and their chance to win before and after. */
  readonly winner: number
  readonly from: number
  readonly to: number
}

/** The chances to win over a game: a row for each decision, by seat from 0 to 1. */
export interface Chances {
  readonly at: readonly number[]
  readonly rows: readonly (readonly number[])[]
  readonly turnings: readonly Turning[]
  /** By seat: the share of decisions in which the best move found was played. */
  readonly best: readonly number[]
}

/** What the page asks of the house that runs in the worker. Answers carry the same `id`. */
export type Asked =
  | {
      readonly ask: 'open'
      readonly founded: Founded
      readonly entries: readonly Entry[]
      readonly pace: 'shown' | 'once'
      /** Must a person confirm a turn of several decisions before the others go on? */
      readonly confirm: boolean
      readonly language: Language
    }
  | {
      /** A game that is played elsewhere is only drawn and looked back at here. */
      readonly ask: 'read'
      readonly game: string
      readonly names: readonly string[]
      readonly language: Language
    }
  | {
      readonly ask: 'analyse'
      readonly id: string
      readonly record: GameRecord
      readonly names: readonly string[]
      readonly language: Language
    }
  | { readonly ask: 'draw'; readonly id: string; readonly view: unknown }
  | { readonly ask: 'review'; readonly record: GameRecord }
  | { readonly ask: 'say'; readonly message: ClientMessage }
  | { readonly ask: 'eyes'; readonly seat: number }
  | { readonly ask: 'confirm' }
  | { readonly ask: 'look'; readonly id: string; readonly at: Moment; readonly eye: number }
  | { readonly ask: 'curve'; readonly id: string; readonly eye: number }
  | { readonly ask: 'verify'; readonly id: string }
  | { readonly ask: 'record'; readonly id: string }

/** What can be asked about the past of a game. */
export type AskedBack = Extract<Asked, { readonly ask: 'look' | 'curve' | 'verify' | 'record' }>

/** What the house tells the page. */
export type Telling =
  | {
      readonly tell: 'update'
      readonly update: Update
      readonly drawn: string
      readonly decisions: number
      /** The table waits for the person to confirm the turn. */
      readonly held: boolean
    }
  | { readonly tell: 'says'; readonly message: ServerMessage }
  | { readonly tell: 'kept'; readonly entry: Entry }
  | { readonly tell: 'progress'; readonly done: number; readonly of: number }
  | {
      readonly tell: 'answer'
      readonly id: string
      readonly answer: Look | Curve | Verdict | Chances | string
    }
