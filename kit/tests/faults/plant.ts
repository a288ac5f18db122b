import type { Game } from '@pantheon/core'
import type { LawName } from '../../laws/index.ts'
import { type OmensState, omens } from '../../toys/omens.ts'

/** A fault, the law that must catch it, a game that has it, and what the law must say. */
export type Planted = readonly [fault: string, law: LawName, game: Game, says: RegExp]

type Omens = typeof omens
type Steps = Omens['steps']

/** Omens with something changed. */
export const planted = (change: Partial<Omens>): Game => ({ ...omens, ...change })

/** Omens with a step changed. */
export const withStep = <K extends keyof Steps>(at: K, change: Partial<Steps[K]>): Game =>
  planted({ steps: { ...omens.steps, [at]: { ...omens.steps[at], ...change } } })

/** Omens with a view that shows more. */
export const withView = (add: (s: OmensState, eye: number) => object): Game =>
  planted({ view: (s, eye) => ({ ...omens.view(s, eye), ...add(s, eye) }) })
