import { BY_HAND } from './worth.ts'

/**
 * What play taught about the evaluation (rules 1). Worths: set after reading games lost to random players. The Eclipse had
 * come with the Dark Hero card elsewhere; the Hill had not been taken with a Path complete; and greedy wins two Arenas of
 * five where it foresees two of three. With them a search won 90 games of 100 from random players at 50 ms a decision
 * (83 % of 60 before, at 20 ms) and 63 of 100 from greedy at 100 ms (53 before). Tuning by play (`lab/tune-run.ts`, 500
 * steps of 12 games) had found nothing: greedy, which looks at one turn, hardly plays otherwise. Scale: 300 games of greedy
 * players who err now and then (2 seats, seed "learn", 2941 beginnings of a turn), `lab/learn-run.ts`.
 *
 * With four or five players whoever breaks the Seal is King no more often than anybody else (26 % with four, 52 % with
 * three, 80 % with two in 3,000 games of greedy players who err now and then). So there Paths count little and strength counts
 * double: greedy with these worths wins about 31 % with four seats against greedy as it is, and 22 % with those for two.
 */
export const LESSON = {
  scale: 113,
  horizon: 1,
  worths: {
    ...BY_HAND,
    darkHero: 90,
    darkRival: 40,
    noDarkHero: 40,
    darkRunes: 50,
    crown: 150,
    ground: 0.3,
    arena: 0.6,
  },
  crowded: {
    ...BY_HAND,
    attack: 40,
    path: 15,
    complete: 5,
    ready: 5,
    nearHill: 0,
    ground: 0.3,
    arena: 0.6,
  },
}
