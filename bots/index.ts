import { InputError } from '@pantheon/core'
import type { Bot } from './bot.ts'
import { greedy, prospects } from './greedy.ts'
import { mctsNamed } from './ismcts/index.ts'
import { LEVELS, levelBot, levelNamed } from './levels.ts'
import { random } from './random.ts'

export * from './bot.ts'
export { contest } from './contest.ts'
export { Crew, type Decided, type Task, type Thinker, type Thought, thoughtOn } from './crew.ts'
export { type Hint, suggest, type Wishes } from './hints.ts'
export * from './ismcts/index.ts'
export { judgedBy, learnt, look, worthsAt } from './judge.ts'
export { LEVELS, type Level, type LevelName, levelBot, levelNamed } from './levels.ts'
export { Impression, Net } from './net.ts'
export { Outlook, scaleAt } from './outlook.ts'
export { type Failing, type Fault, FaultCount, faults, type OnFault, steady } from './relief.ts'
export { freshNet, netOf, weightsOf } from './weights.ts'
export { greedy, prospects, random }

const BOTS: readonly Bot[] = [random, greedy]

/** The bot of that name: `random`, `greedy`, a search (`mcts:500`, `mcts:100ms`, `mcts:1s`) or a level (`hero`). */
export function botNamed(name: string): Bot {
  if (name.startsWith('mcts:')) return mctsNamed(name)
  const level = levelNamed(name)
  if (level) return levelBot(level)
  const bot = BOTS.find(known => known.name === name)
  if (bot) return bot
  const names = [
    ...BOTS.map(known => known.name),
    'mcts:500',
    'mcts:100ms',
    ...LEVELS.map(known => known.name),
  ]
  throw new InputError(`unknown bot "${name}": expected one of ${names.join(', ')}`)
}
