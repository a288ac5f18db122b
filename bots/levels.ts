import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Budget, mcts, millis } from './ismcts/index.ts'
import { mortal } from './mortal.ts'
import { steady } from './relief.ts'

/** How strong an opponent is, by name. */
export type LevelName = 'mortal' | 'hero' | 'demigod' | 'olympian'

/** How well one plays, by name. */
export interface Strength {
  readonly name: string
  /** Time for a decision; whoever takes half as long again is relieved. */
  readonly millis: number
  /** How much it searches; null if it does not. Searches can be shared out among threads. */
  readonly budget: Budget | null
  /** The bot as it is, without relief: what it throws is thrown. */
  readonly bare: Bot
}

/** A strength to play against. */
export interface Level extends Strength {
  readonly name: LevelName
  readonly title: string
  /** One sentence for people who choose an opponent. */
  readonly about: string
}

/** On a slow machine it ends by time, well before it would be relieved. */
const DEMIGOD: Budget = { iterations: 200, millis: 800 }
const OLYMPIAN = millis(1000)

const named = (name: LevelName, bot: Bot): Bot => ({ name, choose: (seen, rng) => bot.choose(seen, rng) })

/** The levels, the weakest first. */
export const LEVELS: readonly Level[] = [
  {
    name: 'mortal',
    title: 'Mortal',
    about: 'Thinks of a few moves and overlooks the others.',
    millis: 500,
    budget: null,
    bare: mortal,
  },
  {
    name: 'hero',
    title: 'Hero',
    about: 'Takes what looks best at the end of its own move.',
    millis: 500,
    budget: null,
    bare: named('hero', greedy),
  },
  {
    name: 'demigod',
    title: 'Demigod',
    about: 'Searches a little: what may be dealt, and what the others may answer.',
    millis: 1000,
    budget: DEMIGOD,
    bare: named('demigod', mcts(DEMIGOD)),
  },
  {
    name: 'olympian',
    title: 'Olympian',
    about: 'Searches for up to a second, on all threads it is lent.',
    millis: 1000,
    budget: OLYMPIAN,
    bare: named('olympian', mcts(OLYMPIAN)),
  },
]

/** A level and all weaker ones, itself first: who stands in when it fails. */
export const downFrom = (level: Level): Level[] => LEVELS.slice(0, LEVELS.indexOf(level) + 1).reverse()

/** The level of that name, if there is one. */
export const levelNamed = (name: string): Level | undefined => LEVELS.find(level => level.name === name)

/** A level as a bot that always answers. */
export const levelBot = (level: Level): Bot => steady(downFrom(level).map(({ bare }) => bare))
