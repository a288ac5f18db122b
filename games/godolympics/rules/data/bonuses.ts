import type { BonusName, Mythology } from '../names.ts'

/** When a card pays: as a god is laid, for the winner of a round, or at the end of the Day. */
export type Kind = 'play' | 'win' | 'goal'

/** What a Bonus card asks for; `god` looks at the card laid (or won with) and reads the other columns. */
export type Condition =
  | 'god'
  | 'ability'
  | 'by-power'
  | 'by-rank'
  | 'own'
  | 'foreign'
  | 'first'
  | 'last'
  | 'bank-love'
  | 'bank-war'
  | 'again'
  | 'behind'
  | 'loves'
  | 'wars'
  | 'most'

/** A Bonus card. `low` to `high` are the ranks a `god` card wants; for a goal `low` is how many it takes. */
export interface Bonus {
  readonly kind: Kind
  readonly condition: Condition
  readonly mythology: Mythology | 'any'
  readonly sex: 'female' | 'male' | 'any'
  readonly low: number
  readonly high: number
}

const ANY = { mythology: 'any', sex: 'any', low: 1, high: 12 } as const
const playing = (god: Partial<Bonus>): Bonus => ({ ...ANY, kind: 'play', condition: 'god', ...god })
const winning = (god: Partial<Bonus>): Bonus => ({ ...ANY, kind: 'win', condition: 'god', ...god })
const goal = (condition: Condition, low: number): Bonus => ({ ...ANY, kind: 'goal', condition, low })

/** The Bonus deck: 15 Play-to-go, 12 Win-to-go, 3 Endgame cards. The three kinds are the book's, the rest reconstructed. */
export const BONUS_CARDS: Readonly<Record<BonusName, Bonus>> = {
  'play-greek': playing({ mythology: 'greek' }),
  'play-egyptian': playing({ mythology: 'egyptian' }),
  'play-norse': playing({ mythology: 'norse' }),
  'play-slavic': playing({ mythology: 'slavic' }),
  'play-hindu': playing({ mythology: 'hindu' }),
  'play-goddess-1': playing({ sex: 'female' }),
  'play-goddess-2': playing({ sex: 'female' }),
  'play-young-god': playing({ sex: 'male', high: 7 }),
  'play-love': playing({ low: 1, high: 1 }),
  'play-war': playing({ low: 8, high: 8 }),
  'play-humble': playing({ high: 4 }),
  'play-mighty': playing({ low: 10 }),
  'play-ability': playing({ condition: 'ability' }),
  'play-power': playing({ condition: 'by-power' }),
  'play-rank': playing({ condition: 'by-rank' }),
  'win-goddess': winning({ sex: 'female' }),
  'win-humble': winning({ high: 5 }),
  'win-middle': winning({ low: 6, high: 9 }),
  'win-mighty': winning({ low: 10 }),
  'win-own': winning({ condition: 'own' }),
  'win-foreign': winning({ condition: 'foreign' }),
  'win-first': winning({ condition: 'first' }),
  'win-last': winning({ condition: 'last' }),
  'win-love': winning({ condition: 'bank-love' }),
  'win-war': winning({ condition: 'bank-war' }),
  'win-again': winning({ condition: 'again' }),
  'win-behind': winning({ condition: 'behind' }),
  'goal-love': goal('loves', 2),
  'goal-war': goal('wars', 2),
  'goal-most': goal('most', 0),
}
