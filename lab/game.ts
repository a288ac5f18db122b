import { type Seen, seenBy } from '@pantheon/bots'
import {
  ALL_SEEING,
  CHANCE,
  type Emit,
  type Event,
  legal,
  lowest,
  type Move,
  MoveList,
  NOBODY,
  only,
  over,
  play,
  Rng,
  type Seat,
  seeded,
  start,
  totals,
  type Who,
} from '@pantheon/core'
import { gameSeed, type Plan, seatOf } from './request.ts'

/** A game that could not be played to its end; the message names it, so that it can be played again. */
export class GameFailed extends Error {
  override readonly name = 'GameFailed'
}

/** A finished game: by seat its points and places, and its log as pairs of seat and move. */
export interface Played {
  readonly index: number
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly ended: string
  readonly log: readonly number[]
}

/** How often something was used in the game at hand: first by chance or nobody in particular, then by seat. */
export interface Use {
  readonly kind: 'verb' | 'thing'
  readonly name: string
  readonly times: Int32Array
}

/** Counts what is used in a game; one serves all games of a plan. */
export class Meter implements Emit {
  readonly uses: Use[] = []
  private readonly verbOf: Use[] = []
  private readonly things = new Map<string, Use>()
  private actor: Seat = CHANCE
  /** Who else was still to decide together with the last one who did. */
  private others: Who = NOBODY

  constructor(private readonly plan: Plan) {
    const { moves, things } = plan.game
    const verbs = new Map(moves.verbs.map(name => [name, this.use('verb', name)]))
    for (let move = 0; move < moves.size; move++) this.verbOf.push(verbs.get(moves.verb(move)) as Use)
    for (const name of things) this.thing(name)
  }

  clear(): void {
    this.actor = CHANCE
    this.others = NOBODY
    for (const use of this.uses) use.times.fill(0)
  }

  /** A decision of `seat` is about to be played while all of `who` had to act. */
  decides(seat: Seat, move: Move, who: Who): void {
    this.verbOf[move].times[seat + 1]++
    const alone = who === only(seat) && who !== this.others
    this.actor = alone ? seat : CHANCE
    this.others = alone || seat === CHANCE ? NOBODY : who & ~only(seat)
  }

  /**
   * A thing counts for the seat that the event names; if it names none, for the one who decided, unless several
   * decided at once.
   */
  tell(event: Event & { readonly seat?: unknown }): void {
    if (event.uses === undefined) return
    const { seat } = event
    this.thing(event.uses).times[(typeof seat === 'number' ? seat : this.actor) + 1]++
  }

  reveal(event: Event): void {
    this.tell(event)
  }

  private thing(name: string): Use {
    const known = this.things.get(name)
    if (known) return known
    const use = this.use('thing', name)
    this.things.set(name, use)
    return use
  }

  private use(kind: Use['kind'], name: string): Use {
    const use = { kind, name, times: new Int32Array(this.plan.setup.seats + 1) }
    this.uses.push(use)
    return use
  }
}

/** Plays game number `index` of a plan to its end. Everything in it follows from the plan and the number. */
export function playGame(plan: Plan, index: number, meter: Meter): Played {
  const { game, setup, request } = plan
  const seed = gameSeed(request, index)
  const chance = seeded(seed)
  const players = seated(plan, index)
  const log: number[] = []
  const list = new MoveList()
  let acting = 'the set-up'
  meter.clear()
  try {
    const state = start(game, setup, meter)
    for (let drawn = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      acting = seat === CHANCE ? 'chance' : players[seat].name
      if (legal(game, state, seat, list).length === 0) throw new Error('no legal move')
      const move =
        seat === CHANCE
          ? list.fall(chance.draw(drawn++, list.total))
          : players[seat].choose(seenBy(game, state, seat, list))
      if (!list.has(move)) throw new Error(`chose move ${move}, which is not legal`)
      meter.decides(seat, move, state.who)
      if (log.push(seat, move) > 2 * game.bound) throw new Error(`still no end after ${game.bound} decisions`)
      play(game, state, seat, move, meter)
    }
    acting = 'the count'
    const scores = totals(setup.seats, game.score(state, ALL_SEEING))
    return { index, scores, ranks: game.ranks(state), ended: state.ended, log }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const where = `${game.id}, game ${index} (seed "${seed}"), entry ${log.length / 2} of its log, ${acting}`
    throw new GameFailed(`${where}: ${why}`, { cause: error })
  }
}

/** Who decides at each seat, each player with a stream of its own. */
function seated({ bots, request }: Plan, index: number) {
  const seats: { name: string; choose(seen: Seen): Move }[] = []
  for (const [player, bot] of bots.entries()) {
    const seat = seatOf(request, player, index)
    const rng = new Rng(`player/${player}/${gameSeed(request, index)}`)
    seats[seat] = { name: `${bot.name} at seat ${seat}`, choose: seen => bot.choose(seen, rng) }
  }
  return seats
}
