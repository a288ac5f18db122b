import {
  dump,
  type Game,
  type Language,
  legal,
  type Move,
  MoveList,
  Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Hint } from './hints.ts'
import { ranked, together } from './ismcts/index.ts'
import type { Strength } from './levels.ts'
import { inLine } from './names.ts'
import { type Failing, faults, type OnFault, reason } from './relief.ts'
import type { Rules, Task, Thinker, Thought } from './thinker.ts'

/** A position in which a seat must decide. */
export interface Question {
  readonly game: Game
  /** The parts of its tables that the edition in use overrides, if any. */
  readonly edition?: unknown
  readonly state: State
  readonly seat: Seat
  readonly seed: string
}

/** A decision, and who made it in the end: null if it was left to the lot. */
export interface Decided {
  readonly move: Move
  readonly by: string | null
}

/** On what terms threads think. */
export interface Terms {
  readonly onFault: OnFault
  /** So many times its time a bot may take. */
  readonly patience: number
  /** No bot has more time than this, in milliseconds, whatever its name asks for. */
  readonly longest: number
  /** What is no decision may take so long: a thread's start, meeting a game, advice. */
  readonly slack: number
}

const TERMS: Terms = { onFault: faults.add, patience: 1.5, longest: Infinity, slack: 10_000 }

/** What counts as the bot's name where advice fails. */
const ADVISER = 'hint'

/** Does a bot search for as long as it has time? Then all threads that are there can help. */
export const isShared = ({ budget }: Strength): boolean => budget?.iterations === Infinity

/**
 * Threads that decide together. A level limited by time alone searches on all of them at once, each with a seed and a tree of
 * its own, and the findings are added up (root parallelism). A thread that throws or overruns its time by half is stopped;
 * where none is left to answer, or the answer is not legal, the next weaker level decides this move: a game never waits for
 * a bot.
 */
export class Crew {
  private readonly terms: Terms
  private hurried = false
  private dismissed = false

  constructor(
    private readonly thinkers: readonly Thinker[],
    terms: Partial<Terms> = {},
  ) {
    this.terms = { ...TERMS, ...terms }
  }

  /** Decides for a seat, by what the seat may see. */
  async decide(question: Question, bot: string): Promise<Decided> {
    const { game, state, seat, seed } = question
    const moves = legal(game, state, seat, new MoveList())
    if (moves.length === 1) return { move: moves.at(0), by: bot }
    this.hurried = false
    const scene = sceneOf(question)
    for (const strength of inLine(bot)) {
      const { name } = strength
      const hands = await this.gather(isShared(strength) ? this.thinkers.length : 1, scene, name)
      if (hands.length === 0) break
      const millis = Math.min(strength.millis, this.terms.longest)
      const tasks = hands.map((_, i) => ({ ...scene, bot: name, seed: `${seed}/${i}`, millis }))
      const thoughts = await this.ask(hands, tasks, name, millis * this.terms.patience)
      if (thoughts.length === 0) continue
      const move = verdict(thoughts)
      if (moves.has(move)) return { move, by: name }
      this.terms.onFault({ bot: name, failing: 'illegal', why: 'it answered with what is not legal' })
    }
    return { move: moves.at(new Rng(seed).below(moves.length)), by: null }
  }

  /** The best moves of a seat by what it may see, after thinking for so long; none if that fails. */
  async suggest(question: Question, language: Language, millis: number): Promise<readonly Hint[]> {
    this.hurried = false
    const scene = sceneOf(question)
    const hands = await this.gather(1, scene, ADVISER)
    const task = { ...scene, seed: question.seed, language, millis }
    const [thought] = await this.ask(hands, [task], ADVISER, this.terms.slack)
    return thought !== undefined && 'hints' in thought ? thought.hints : []
  }

  /** Asks for an answer now; threads that are not ready yet hear of it when they are. */
  hurry(): void {
    this.hurried = true
    for (const thinker of this.thinkers) thinker.hurry()
  }

  /** Ends all threads for good: what they were to decide is left to the lot. */
  dismiss(): void {
    this.dismissed = true
    for (const thinker of this.thinkers) thinker.stop()
  }

  /** So many threads that run and have met the game; no clock runs meanwhile. */
  private async gather(count: number, rules: Rules, bot: string): Promise<readonly Thinker[]> {
    const hands = this.dismissed ? [] : this.thinkers.slice(0, count)
    const there = await this.each(hands, bot, this.terms.slack, absent, async hand => {
      await hand.ready(rules)
      return hand
    })
    return this.dismissed ? [] : there
  }

  /** What threads have to say to their tasks. */
  private ask(
    hands: readonly Thinker[],
    tasks: readonly Task[],
    bot: string,
    limit: number,
  ): Promise<readonly Thought[]> {
    const thoughts = this.each(hands, bot, limit, lost, (hand, i) => hand.think(tasks[i]))
    if (this.hurried) this.hurry()
    return thoughts
  }

  /** What becomes of something that every thread does in time. Who fails is stopped and left out, and it is told. */
  private async each<T>(
    hands: readonly Thinker[],
    bot: string,
    limit: number,
    failing: (error: unknown) => Failing,
    act: (hand: Thinker, i: number) => Promise<T>,
  ): Promise<readonly T[]> {
    const done = hands.map(async (hand, i) => {
      try {
        return [await inTime(act(hand, i), limit)]
      } catch (error) {
        if (this.dismissed) return []
        hand.stop()
        this.terms.onFault({ bot, failing: failing(error), why: reason(error) })
        return []
      }
    })
    return (await Promise.all(done)).flat()
  }
}

/** A guess at the position, drawn by the seed alone: what leaves the host. */
function sceneOf({ game, edition, state, seat, seed }: Question) {
  const guess = game.guess(state, seat, new Rng(`${seed}/position`))
  return { game: game.id, edition, position: dump(guess), seat }
}

class Overrun extends Error {}

/** What it is to fail before a task, and at it. */
const absent = (): Failing => 'absent'
const lost = (error: unknown): Failing => (error instanceof Overrun ? 'overran' : 'threw')

/** A timer that is set for longer goes off at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** An answer, or an error if it does not come in time. */
async function inTime<T>(answer: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Overrun(`no answer within ${limit} ms`)),
      Math.min(limit, LONGEST_TIMER),
    )
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What several threads come to: the first one's move, or the best by all they found; -1 if they have none to give. */
function verdict(thoughts: readonly Thought[]): Move {
  const [first] = thoughts
  if ('move' in first) return first.move
  const all = thoughts.flatMap(thought => ('findings' in thought ? [thought.findings] : []))
  return all.length === 0 ? NO_MOVE : ranked(together(all))[0].move
}

const NO_MOVE: Move = -1
