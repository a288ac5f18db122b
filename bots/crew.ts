import { type Game, legal, type Move, MoveList, Rng, type Seat, type State } from '@pantheon/core'
import { seenBy } from './bot.ts'
import { type Findings, ranked, Search, think, together } from './ismcts/index.ts'
import { downFrom, type Level, type LevelName, levelNamed } from './levels.ts'
import { faults, type OnFault, reason } from './relief.ts'

/** One thread's part in a decision: plain data. The position is a guess: the truth never leaves the host. */
export interface Task {
  readonly game: string
  readonly position: State
  readonly seat: Seat
  readonly level: LevelName
  readonly seed: string
}

/** What a thread has to say: a move, or what its search found out. */
export type Thought =
  | { readonly move: Move; readonly findings: null }
  | { readonly move: null; readonly findings: Findings }

/** A thread that a host lends for thinking: Node's worker threads (`lab/thinker.ts`), a browser's Web Workers. */
export interface Thinker {
  /** Thinks about one task at a time; fails if the thread breaks down. */
  think(task: Task): Promise<Thought>
  /** Asks for an answer now: a search gives what it has, within 20 ms. */
  hurry(): void
  /** Ends whatever the thread is doing; the next task finds a fresh one. */
  stop(): void
}

/** So many times its time a level may take. */
const PATIENCE = 1.5

/** The inside of a thinking thread: what it answers. `stop` is asked again and again whether time is up. */
export function thoughtOn(
  { position, seat, level, seed }: Task,
  game: Game,
  stop: () => boolean = () => false,
): Thought {
  const found = levelNamed(level)
  if (found === undefined) throw new Error(`unknown level "${level}"`)
  const seen = seenBy(game, position, seat, legal(game, position, seat, new MoveList()))
  const rng = new Rng(seed)
  if (found.budget === null) return { move: found.bare.choose(seen, rng), findings: null }
  return { move: null, findings: think(new Search(seen, rng, stop), found.budget, stop) }
}

/** A decision, and who made it in the end: null if it was left to the lot. */
export interface Decided {
  readonly move: Move
  readonly level: LevelName | null
}

/**
 * Threads that decide together. A level limited by time searches on all of them at once, each with a seed and a tree of
 * its own, and the findings are added up (root parallelism). Who throws, answers with what is not legal, or overruns
 * its time by half is stopped, and the next weaker level decides this move: a game never waits for a bot.
 */
export class Crew {
  constructor(
    private readonly thinkers: readonly Thinker[],
    private readonly onFault: OnFault = faults.add,
    private readonly patience = PATIENCE,
  ) {}

  /** Decides for a seat, by what the seat may see. */
  async decide(game: Game, state: State, seat: Seat, level: Level, seed: string): Promise<Decided> {
    const moves = legal(game, state, seat, new MoveList())
    if (moves.length === 1) return { move: moves.at(0), level: level.name }
    const position = seenBy(game, state, seat, moves).guess(new Rng(`${seed}/position`))
    for (const { name: bot, millis, budget } of downFrom(level)) {
      const hands = budget?.iterations === Infinity ? this.thinkers : this.thinkers.slice(0, 1)
      const task = { game: game.id, position, seat, level: bot }
      try {
        const thoughts = await inTime(
          hands.map((hand, i) => hand.think({ ...task, seed: `${seed}/${i}` })),
          millis * this.patience,
        )
        const move = verdict(thoughts)
        if (moves.has(move)) return { move, level: bot }
        this.onFault({ bot, failing: 'illegal', why: `move ${move} is not legal` })
      } catch (error) {
        for (const hand of hands) hand.stop()
        const failing = error instanceof Overrun ? 'overran' : 'threw'
        this.onFault({ bot, failing, why: reason(error) })
      }
    }
    return { move: moves.at(new Rng(seed).below(moves.length)), level: null }
  }

  /** Asks for an answer now. */
  hurry(): void {
    for (const thinker of this.thinkers) thinker.hurry()
  }

  /** Ends all threads. */
  dismiss(): void {
    for (const thinker of this.thinkers) thinker.stop()
  }
}

class Overrun extends Error {}

/** All answers, or an error if they do not come in time. */
async function inTime<T>(answers: readonly Promise<T>[], limit: number): Promise<T[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overrun(`no answer within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([Promise.all(answers), late])
  } finally {
    clearTimeout(timer)
  }
}

function verdict(thoughts: readonly Thought[]): Move {
  const [first] = thoughts
  if (first.findings === null) return first.move
  const all = thoughts.flatMap(({ findings }) => (findings === null ? [] : [findings]))
  return ranked(together(all))[0].move
}
