import type { Bot } from '../bot.ts'
import type { Budget } from './budget.ts'
import { ranked } from './findings.ts'
import { Search, think } from './search.ts'

export { type Budget, budgetNamed, iterations, millis } from './budget.ts'
export { type Findings, type Prospect, prospectAt, ranked, together } from './findings.ts'
export { Race } from './race.ts'
export { Search, think } from './search.ts'

/** A bot that searches within a budget; with a budget of iterations the same seed gives the same choice. */
export const mcts = (budget: Budget, name = 'mcts'): Bot => ({
  name,
  choose: (seen, rng) =>
    seen.moves.length === 1 ? seen.moves.at(0) : ranked(think(new Search(seen, rng), budget))[0].move,
})
