import type { ComponentType } from 'react'
import { EphyranPoster } from './posters/ephyran.tsx'
import { GodolympicsPoster } from './posters/godolympics.tsx'
import { HeavensPoster } from './posters/heavens.tsx'
import { KingPoster } from './posters/king-of-the-hill.tsx'
import { MytikasPoster } from './posters/mytikas.tsx'

/** What the shell knows of a game before its rules are loaded; a test holds it against the registry. */
export interface Poster {
  readonly id: GameId
  readonly seats: readonly [min: number, max: number]
  /** The table of "Play now". */
  readonly usual: number
  readonly minutes: number
  /** Does its board explain itself in a first game? */
  readonly taught: boolean
  readonly Art: ComponentType
}

/** The games of the shell, in the order of their posters. */
export type GameId = 'mytikas' | 'heavens' | 'ephyran' | 'godolympics' | 'king-of-the-hill'

/** The posters. */
export const POSTERS: readonly Poster[] = [
  { id: 'mytikas', seats: [2, 4], usual: 3, minutes: 60, taught: true, Art: MytikasPoster },
  { id: 'heavens', seats: [3, 5], usual: 3, minutes: 75, taught: false, Art: HeavensPoster },
  { id: 'ephyran', seats: [2, 4], usual: 3, minutes: 30, taught: false, Art: EphyranPoster },
  { id: 'godolympics', seats: [2, 5], usual: 3, minutes: 30, taught: false, Art: GodolympicsPoster },
  { id: 'king-of-the-hill', seats: [2, 5], usual: 3, minutes: 90, taught: false, Art: KingPoster },
]

/** The poster of a game. */
export const posterOf = (id: string): Poster | undefined => POSTERS.find(poster => poster.id === id)
