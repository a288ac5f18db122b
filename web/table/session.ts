import type { Told, Update } from '@pantheon/table'
import type { ReactNode } from 'react'
import type { Store } from '../app/store.ts'
import type { Curve, Look, Moment, Verdict } from '../worker/messages.ts'

/** Why something is not possible, with the section of the rules that says so. */
export interface Why {
  readonly legal: boolean
  readonly text: string
  readonly rule: string
}

/** What a bot would do. */
export interface Hint {
  readonly move: string
  readonly text: string
}

/** A table as the page knows it. */
export interface Scene {
  readonly update: Update
  /** The table drawn in text, for games without a board and for people who prefer words. */
  readonly drawn: string
  /** How many moments one can look back at. */
  readonly decisions: number
  readonly story: readonly Told[]
  /** Does the table wait until the person confirms the turn they have just made? */
  readonly held?: boolean
}

/** A table from the page's side, wherever it is: in the worker of this device or on a server. */
export interface Session {
  readonly id: string
  readonly game: string
  /** A first game, with explanations. */
  readonly lessons: boolean
  readonly scene: Store<Scene | null>
  /** The last refusal: said once, then gone. */
  readonly refused: Store<Why | null>
  submit(move: string): void
  /** Confirms a turn that the table holds. */
  confirm?(): void
  undo(): void
  redo(): void
  hint(): Promise<Hint | null>
  why(move: string): Promise<Why>
  look(at: Moment, eye: number): Promise<Look>
  /** The standing over a game that is over. */
  curve(eye: number): Promise<Curve>
  /** Draws the chance of a game that is over again. */
  verify(): Promise<Verdict>
  /** The record of a game that is over, as a file's text. */
  record(): Promise<string>
  /** May the game be played on from moments of its past, against bots? */
  readonly branches: boolean
  /** Plays on from such a moment, beside this game. */
  playOn(from: Look): void
  /** The same again. */
  again(): void
  /** Leaves the table; the game is kept. */
  close(): void
}

/** What a table on a server has around it. */
export interface Around {
  /** Above everything: whether the line holds, who plays for whom. */
  readonly banner: ReactNode
  /** Beside the log on a desk, a sheet on a phone: the talk, and how to leave. */
  readonly panel: {
    readonly title: string
    readonly unread: number
    readonly body: ReactNode
    opened(): void
  }
  /** With a player's name: the clock, and whether they look. */
  beside(seat: number): ReactNode
  /** What happened in one's absence, shown in place of the prompt until it is `done`; null if nothing did. */
  readonly recap: ((show: (entry: number) => void, done: () => void) => ReactNode) | null
}

/** The story with what an update tells, and without what it takes back. */
export function grown(story: readonly Told[], { since, dropped, story: told }: Update): readonly Told[] {
  if (since === 0) return told
  const gone = new Set(dropped)
  return [...story.filter(({ n }) => !gone.has(n)), ...told]
}
