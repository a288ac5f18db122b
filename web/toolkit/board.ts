import type { Language } from '@pantheon/core'
import type { ComponentType } from 'react'

/** A move that is possible now, in notation and in words. */
export interface Offer {
  readonly move: string
  readonly text: string
}

/** The question before a player. */
export interface Question {
  readonly text: string
  readonly rule: string
  readonly data: unknown
}

/** Why something cannot be done, and the section of the rules that says so. */
export interface Reason {
  readonly text: string
  readonly rule: string
}

/** What a game's own board is given. It knows no rules: what is possible stands in `offers`. */
export interface BoardProps<View = unknown> {
  readonly view: View
  /** Whose eyes look; null for a spectator. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly offers: readonly Offer[]
  readonly prompt: Question | null
  /** Does it show the present? The past is only looked at. */
  readonly live: boolean
  /** The move a bot would make, where it was asked. */
  readonly hinted: string | null
  /** The reader's language. */
  readonly language: Language
  submit(move: string): void
  /** Why a move is not possible. */
  why(move: string): Promise<Reason>
  /** Shows a section of the rules. */
  openRule(rule: string): void
}

/** What a player's panel is given. */
export interface PlayerProps<View = unknown> {
  readonly view: View
  readonly seat: number
  readonly language: Language
}

/** What a picture in the rules is given. */
export interface FigureProps<View = unknown> {
  readonly view: View
  readonly language: Language
}

/** A game's own board: the table, what has no place on it (beside the prompt), and a player's public things. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>
  readonly Tray: ComponentType<BoardProps>
  readonly Player: ComponentType<PlayerProps>
  /** Pictures for the rules: by section, a part of the board after so many decisions of one of the game's records. */
  readonly figures?: {
    readonly record: string
    readonly sections: Readonly<
      Partial<Record<string, { readonly at: number; readonly Part: ComponentType<FigureProps> }>>
    >
  }
}
