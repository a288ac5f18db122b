import { edition, type Game, legal, MoveList, Rng, restore, type State } from '@pantheon/core'
import { seenBy } from './bot.ts'
import { suggest } from './hints.ts'
import { millis, Search, think } from './ismcts/index.ts'
import { inLine } from './names.ts'
import { reason } from './relief.ts'
import type { Decision, Order, Reply, Rules, Task, Thought } from './thinker.ts'
import { warm } from './warm.ts'

const never = (): boolean => false

/** The edition last met. Its tables stay the same object from task to task: games remember by it what they work out. */
let last: { readonly name: string; readonly data: unknown } = { name: '', data: null }

/** The tables that a game is played by here. */
function tablesOf(game: Game, { edition: overrides }: Rules): unknown {
  if (overrides === undefined) return game.data
  const name = JSON.stringify([game.id, overrides])
  if (last.name !== name) last = { name, data: edition(game, overrides) }
  return last.data
}

/** The inside of a thinking thread: what it answers. `stop` is asked again and again whether time is up. */
export function thoughtOn(task: Task, game: Game, stop = never): Thought {
  const state = restore<State>(tablesOf(game, task), task.position as Omit<State, 'data'>)
  if ('bot' in task) return decided(task, game, state, stop)
  const { seat, seed, language } = task
  return { hints: suggest(game, state, seat, millis(task.millis), { seed, language, stop }) }
}

function decided(task: Decision, game: Game, state: State, stop: () => boolean): Thought {
  const { bot, seat, seed } = task
  const [{ budget, bare }] = inLine(bot)
  const seen = seenBy(game, state, seat, legal(game, state, seat, new MoveList()))
  const rng = new Rng(seed)
  if (budget === null) return { move: bare.choose(seen, rng) }
  const within = { ...budget, millis: Math.min(budget.millis, task.millis) }
  return { findings: think(new Search(seen, rng, stop), within, stop) }
}

/** What a thread does with the orders it gets, whatever thread it is: `find` may have to fetch a game first. */
export const thinking =
  (find: (id: string) => Game | Promise<Game>, stop = never) =>
  async (order: Order): Promise<Reply> => {
    try {
      if ('task' in order) return { thought: thoughtOn(order.task, await find(order.task.game), stop) }
      meet(await find(order.meet.game), order.meet)
      return { met: true }
    } catch (error) {
      return { error: reason(error) }
    }
  }

function meet(game: Game, rules: Rules): void {
  const data = tablesOf(game, rules)
  try {
    warm(game, data)
  } catch {
    // A search that throws is relieved, and counted, when it is asked for a move.
  }
}
