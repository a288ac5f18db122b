import type { Event, Refusal, Seat } from '@pantheon/core'
import type { DAYS, Plan } from './data.ts'
import type { Verb } from './moves.ts'
import type { SourceName } from './state.ts'

/** How a winner was found: by prestige alone, by a tie-break, or not at all. */
export const ENDINGS = ['prestige', 'planets', 'torch', 'shared'] as const
/** One way the game ends. */
export type Ending = (typeof ENDINGS)[number]

/** Why a Plan can do nothing this turn. */
export type Bar = 'no-room' | 'no-supply' | 'no-planet' | 'no-space' | 'torch-top' | 'no-swap'

/** What happens at the table. Spaces are told by name. */
export type HeavensEvent = Event &
  (
    | { key: 'first'; seat: Seat }
    | { key: 'eve'; seat: Seat; space: string }
    | { key: 'phase'; day: number; phase: string; moon: Seat }
    | { key: 'chose'; seat: Seat; plan: Plan }
    | { key: 'revealed'; plans: readonly Plan[] }
    | { key: 'competition'; seat: Seat; plan: Plan; price: number }
    | { key: 'tyche'; seat: Seat; had: number; price: number; prestige: number; gained: number }
    | { key: 'forged'; seat: Seat; planets: number; price: number }
    | { key: 'placed'; seat: Seat; space: string; power: number }
    | { key: 'raised'; seat: Seat; spaces: number; torch: number; price: number }
    | { key: 'offered'; seat: Seat; space: string }
    | { key: 'swapped'; seat: Seat; from: string; to: string; other: Seat; price: number; prestige: number }
    | { key: 'passed'; seat: Seat; plan: Plan; prestige: number }
    | { key: 'barred'; seat: Seat; plan: Plan; bar: Bar; prestige: number }
    | { key: 'night'; day: number }
    | { key: 'darkened'; seat: Seat; space: string }
    | { key: 'favour'; source: SourceName; points: readonly number[] }
    | { key: 'dawn'; sun: Seat }
    | { key: 'dropped'; seat: Seat; spaces: number; torch: number }
    | { key: 'returned'; seat: Seat; power: number; prestige: number }
    | { key: 'won'; seats: readonly Seat[]; by: Ending }
  )

/** The questions put to a player. */
export type HeavensPrompt =
  | { key: 'ask.eve'; second: boolean }
  | { key: 'ask.choice'; day: number; phase: string; power: number }
  | { key: 'ask.forge'; power: number; ratio: number; prices: readonly number[] }
  | { key: 'ask.hermes' }
  | { key: 'ask.torch'; power: number; ratio: number; prices: readonly number[] }
  | { key: 'ask.zephyrus'; power: number; ratio: number; price: number }
  | { key: 'ask.swap'; space: string }
  | { key: 'ask.darken'; excess: number; torch: number }

/** Why a move is refused. */
export type HeavensRefusal = Refusal &
  (
    | { key: 'no.not-now'; verb: Verb }
    | { key: 'no.unused'; space: string }
    | { key: 'no.occupied'; space: string; seat: Seat }
    | { key: 'no.same-orbit'; space: string; first: string }
    | { key: 'no.other-plan'; plan: Plan }
    | { key: 'no.room'; wanted: number; room: number }
    | { key: 'no.supply'; wanted: number; supply: number }
    | { key: 'no.price'; wanted: number; most: number }
    | { key: 'no.climb'; wanted: number; left: number; top: number }
    | { key: 'no.own'; space: string }
    | { key: 'no.foreign'; space: string }
    | { key: 'no.moved'; space: string }
    | { key: 'no.offer'; space: string }
    | { key: 'no.offered'; space: string }
    | { key: 'no.dark'; space: string }
  )

/** The keys of the score sheet: a day and a source of prestige. */
export type ScoreKey = `score.${(typeof DAYS)[number]}.${SourceName}`

/** Everything the game can say. */
export type Saying = HeavensEvent | HeavensPrompt | HeavensRefusal | { key: ScoreKey } | { key: Ending }
