import type { Language, Seat } from '@pantheon/core'
import type { Place } from './protocol.ts'

/** Someone who can hold a seat. */
export interface Person {
  readonly id: string
  readonly name: string
  /** What they are spoken to in; English if left out. */
  readonly language?: Language | undefined
}

/** Why a bot plays for a person. */
export type Away = 'left' | 'clock'

/** What happened to a table. The list of them is the table. */
export type Act =
  | { readonly do: 'sit'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'place'; readonly seat: Seat; readonly place: Place }
  | { readonly do: 'phrase'; readonly seat: Seat; readonly phrase: string }
  | { readonly do: 'start' }
  | { readonly do: 'move'; readonly seat: Seat; readonly move: string; readonly bot: boolean }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'redo'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'away'; readonly seat: Seat; readonly why: Away }
  | { readonly do: 'back'; readonly seat: Seat }
  | { readonly do: 'chat'; readonly seat: Seat; readonly text: string }

/** One entry of a table's log: what the store keeps, and all that a table is made of again. */
export interface Entry {
  /** From 1, without gaps. */
  readonly seq: number
  /** The host's time in milliseconds, never earlier than the entry before. */
  readonly at: number
  /** Who asked for it (a person's id), and their own name for the request; null for bots and clocks. */
  readonly by: string | null
  readonly id: string | null
  readonly act: Act
}
