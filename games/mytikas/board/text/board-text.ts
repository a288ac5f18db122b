import type { EffectName } from '../../rules/data.ts'
import type { CardName } from '../../rules/names.ts'

/** A piece or a number of things on the board, said of a player. */
type Named = (name: string) => string

/** Everything the board says, in one language. */
export interface BoardText {
  readonly mountain: string
  readonly settingUp: string
  readonly turn: (n: number) => string
  readonly lastTurn: string
  /** How many levels are full, of the three that end the game. */
  readonly fullLevels: (n: number, of: number) => string
  readonly full: string
  /** A level and its tokens. */
  readonly level: (level: number, tokens: number) => string
  readonly builtOn: (level: number) => string
  /** By piece: the name, and whose it is. */
  readonly pieces: readonly string[]
  readonly pieceOf: (piece: number, name: string) => string

  readonly actions: string
  readonly god: (god: number) => string
  readonly area: (god: number, night: boolean, main: string, ribbon: string) => string
  readonly builderHere: Named
  readonly pile: (god: number, n: number) => string
  readonly favor: (god: number) => string
  /** Each effect in as few words as a board has room for. */
  readonly effects: Readonly<Record<EffectName, (n: number) => string>>

  readonly deities: string
  readonly card: (card: number) => string
  /** What each deity does, in as few words as a card has room for. RULES 5.2 to 5.7 */
  readonly powers: Readonly<Record<CardName, string>>
  readonly inHand: string
  readonly inLine: string
  readonly heldBy: Named
  readonly locked: (lock: number) => string
  readonly offerings: (n: number) => string
  readonly resting: string
  readonly locksLeft: (cards: number, locks: readonly number[]) => string
  readonly nextLock: (lock: number) => string

  readonly yourBoard: string
  readonly store: string
  readonly inReserve: (n: number) => string
  readonly bringDown: string
  readonly cubes: (n: number, resource: number, level: number) => string
  readonly goods: (amounts: readonly number[]) => string
  readonly toBuild: string
  readonly slot: (piece: number, state: string, worth: number, gift: string) => string
  readonly built: (level: number) => string
  readonly worth: (points: number) => string
  /** A piece still to be built, or where it stands. */
  readonly piece: (piece: number, level: number) => string
  readonly costs: (goods: string) => string

  readonly levelShort: string
  readonly rule: (n: string) => string
}
