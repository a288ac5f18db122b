import { InputError } from '@pantheon/core'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { budgetNamed, mcts } from './ismcts/index.ts'
import { downFrom, LEVELS, levelBot, levelNamed, type Strength } from './levels.ts'
import { random } from './random.ts'

/** Who does not search has so much time, and a search by lines of play so much. */
const [AT_A_GLANCE, BY_LINES] = [500, 10_000]

/** The strengths that are no levels, each with the level that stands in for it; null: nobody is weaker. */
const OTHERS: readonly { readonly bot: Bot; readonly relief: string | null }[] = [
  { bot: random, relief: null },
  { bot: greedy, relief: 'mortal' },
]

/** The level that stands in for a search of any length. */
const RELIEF_OF_SEARCH = 'hero'

const SEARCH = 'mcts:'

/**
 * Who goes by that name, and then who stands in when they fail, each weaker than the one before: `random`, `greedy`, a
 * search (`mcts:500`, `mcts:100ms`, `mcts:1s`) or a level (`hero`).
 */
export function inLine(name: string): readonly Strength[] {
  const level = levelNamed(name)
  if (level) return downFrom(level)
  if (name.startsWith(SEARCH)) return [searchNamed(name), ...weaker(RELIEF_OF_SEARCH)]
  const other = OTHERS.find(({ bot }) => bot.name === name)
  if (other) return [{ name, millis: AT_A_GLANCE, budget: null, bare: other.bot }, ...weaker(other.relief)]
  const names = [
    ...OTHERS.map(({ bot }) => bot.name),
    'mcts:500',
    'mcts:100ms',
    ...LEVELS.map(known => known.name),
  ]
  throw new InputError(`unknown bot "${name}": expected one of ${names.join(', ')}`)
}

/** Does the bot of that name search, and so think for a while? */
export const searches = (name: string): boolean => inLine(name)[0].budget !== null

/** The bot of that name: a level has those who stand in for it, the others are as they are. */
export function botNamed(name: string): Bot {
  const level = levelNamed(name)
  return level ? levelBot(level) : inLine(name)[0].bare
}

function searchNamed(name: string): Strength {
  const budget = budgetNamed(name.slice(SEARCH.length))
  const time = budget.millis === Infinity ? BY_LINES : Math.max(AT_A_GLANCE, budget.millis)
  return { name, millis: time, budget, bare: mcts(budget, name) }
}

function weaker(name: string | null): readonly Strength[] {
  const level = name === null ? undefined : levelNamed(name)
  return level ? downFrom(level) : []
}
