import type { Ability } from '../names.ts'

/** When an ability works: at once, while its god is on top, for the rest of the round, or at the round's end (*). */
export type Timing = 'now' | 'top' | 'round' | 'later'

/** What the ability table holds beside the effect itself: steps, cards looked at or tiles of reach. */
export interface AbilityCard {
  readonly timing: Timing
  readonly amount: number
}

const at = (timing: Timing, amount = 0): AbilityCard => ({ timing, amount })

/**
 * The 26 abilities. From the book: War, Justice* and Ragnarok* and when they work; the step War brings. All others are
 * reconstructed. `pursuit` moves `amount`, and twice that when everybody is ahead.
 */
export const ABILITY_CARDS: Readonly<Record<Ability, AbilityCard>> = {
  war: at('top', 1),
  charm: at('now'),
  renewal: at('now'),
  wisdom: at('now', 1),
  foresight: at('now', 3),
  prophecy: at('now', 3),
  fate: at('now'),
  reveal: at('now'),
  insight: at('now'),
  blessing: at('now'),
  haste: at('now', 1),
  pursuit: at('now', 1),
  trickery: at('now', 2),
  storm: at('now', 1),
  flood: at('now', 1),
  exile: at('now'),
  theft: at('now'),
  aegis: at('top'),
  petrify: at('top'),
  majesty: at('top'),
  silence: at('round'),
  triumph: at('later', 1),
  martyr: at('later', 1),
  resurrection: at('later'),
  justice: at('later'),
  ragnarok: at('later'),
}
