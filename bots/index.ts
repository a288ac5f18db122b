export * from './bot.ts'
export { contest, playOn } from './contest.ts'
export { Crew, type Decided, type Question, type Terms } from './crew.ts'
export { greedy, prospects } from './greedy.ts'
export { type Hint, suggest, type Wishes } from './hints.ts'
export * from './ismcts/index.ts'
export { judgedBy, learnt, look, worthsAt } from './judge.ts'
export { LEVELS, type Level, type LevelName, levelNamed } from './levels.ts'
export { botNamed, searches } from './names.ts'
export { Impression, Net } from './net.ts'
export { Outlook, scaleAt } from './outlook.ts'
export { Pool } from './pool.ts'
export { random } from './random.ts'
export { type Failing, type Fault, FaultCount, faults, type OnFault, steady } from './relief.ts'
export {
  type Hire,
  type Order,
  type Reply,
  type Rules,
  type Task,
  type Thinker,
  type Thought,
  thinkerOn,
} from './thinker.ts'
export { thinking, thoughtOn } from './thinking.ts'
export { type Turn, takeTurn, turnsOf } from './turns.ts'
export { warm } from './warm.ts'
export { freshNet, netOf, weightsOf } from './weights.ts'
