import {
  CHANCE,
  clone,
  type Game,
  legal,
  lowest,
  type Move,
  MoveList,
  only,
  over,
  play,
  Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Seen } from '../bot.ts'
import { learnt } from '../judge.ts'
import { Outlook } from '../outlook.ts'
import { type Turn, takeTurn, turnsOf } from '../turns.ts'
import type { Budget } from './budget.ts'
import { Ears } from './ears.ts'
import { Account, type Findings } from './findings.ts'
import { Moment } from './moment.ts'
import { Node } from './node.ts'
import { Policy } from './policy.ts'
import { Race } from './race.ts'

/**
 * The most that a search keeps of its trees; past that it goes on with what it has. A turn takes some 250 bytes in its
 * node: about 20 MB, however long it runs.
 */
const BOUNDS = { nodes: 20_000, turns: 40_000 }

/** How widely the seat thinks of its turn at hand, before the first line. */
const FIRST_LOOK = { positions: 400, keep: 3 }
/** A line is played on for at most so many turns; what chance does, or must be done, is not counted. */
const FURTHEST = 200

/** Without trees only hints ask how a line ends for the others: one line of a turn in so many is looked at for everybody. */
const EVERYBODY = 4

/** No node has this name. */
const NOWHERE = -1

const never = (): boolean => false

/**
 * Information-set Monte Carlo tree search with one tree for each seat (MO-ISMCTS), from turn to turn.
 *
 * Every line of play starts from a fresh guess of what the seat cannot know. A node belongs to the seat that decides
 * there and is named by what that seat has noticed since the root: its own decisions and the events told to it (`Ears`).
 * So a seat cannot choose by what it does not know, neither by a card that another was dealt nor by a secret pick made
 * at the same time, which a single tree over all moves would let it do. Who decides at once decides one after the other
 * without hearing of it; that makes their choices independent. Chance falls by its weights.
 *
 * What is chosen at a node is a whole turn: the best few that a beam search finds (`turnsOf`). A line follows the trees,
 * adds one node, and goes on as everybody would (`Policy`) until a turn of the seat begins (`Moment`), where the
 * game's evaluation says how it stands for every seat (`Outlook`). Line k of every turn at the root has the same guess and
 * the same luck, so that turns are compared, not their luck (`Race`).
 *
 * A game may do without trees (`treeless`): a node that few lines go through makes rivals try what they would not do, and
 * where their answers decide what a turn was worth, everything built on that is off.
 *
 * The trees are not kept for the next decision: a choice then follows from what the seat knows, the seed and the budget
 * alone, and any thread can make it.
 */
export class Search {
  /** When it began. */
  readonly began = performance.now()
  /** Lines of play so far. */
  made = 0
  /** What nobody can foresee in them: moves of chance, and decisions of several at once. */
  private surprises = 0
  private readonly race: Race
  private readonly nodes = new Map<number, Node>()
  private kept = 0
  /** What the seat may do with its turn, the best at first sight first. */
  readonly turns: readonly Turn[]
  private readonly seats: number
  private readonly seed: number
  /** Positions for lines to begin at; what the others' moves tell is worked out before the first. */
  private guess: ((rng: Rng) => State) | null = null
  private readonly ears: Ears
  private readonly game: Game
  private readonly moment: Moment
  private readonly policy: Policy
  /** How it looks at the root, and at the end of the line at hand. */
  private readonly start: Outlook
  private readonly end: Outlook
  private lookedAtAll = true
  private readonly treeless: boolean
  private readonly list = new MoveList()
  /** The line at hand: the nodes it went through, who decided there, what was chosen. */
  private readonly path: Node[] = []
  private readonly actors: Seat[] = []
  private readonly chosen: Turn[] = []
  private readonly account: Account

  constructor(
    private readonly seen: Seen,
    rng: Rng,
    stop = never,
    private readonly bounds = BOUNDS,
  ) {
    const { seat, moves } = seen
    const game = learnt(seen.game)
    const position = seen.guess(rng)
    this.game = game
    this.treeless = game.judgement?.treeless === true
    this.seats = position.seats
    this.ears = new Ears(this.seats)
    this.start = new Outlook(game, this.seats).look(position)
    this.end = new Outlook(game, this.seats)
    this.policy = new Policy(game, seen.game, seat)
    this.account = new Account(moves.toArray(), this.seats)

    this.turns = turnsOf(game, position, seat, moves, FIRST_LOOK, stop)
    this.race = new Race(
      this.forecasts,
      game.judgement?.foresight,
      game.judgement?.reliance?.(position),
      game.judgement?.curiosity,
    )
    this.moment = new Moment(seen, rng)
    this.seed = rng.next()
  }

  /** What the evaluation makes of the turns at the root, the best first: the chance of the seat at the end of each. */
  get forecasts(): number[] {
    return this.turns.map(({ value }) => this.start.chanceAt(this.seen.seat, value))
  }

  /**
   * One more line of play; it begins with `first` if that is given. `stop` is asked at every decision in it: a line that
   * is broken off does not count.
   */
  iterate(first?: Move, stop: () => boolean = never): void {
    const { race, turns } = this
    const all = [...turns.keys()]
    const at = race.pick(first === undefined ? all : all.filter(turn => turns[turn].moves[0] === first))
    const worth = this.playLine(at, race.linesOf(at), stop)
    if (worth === null) return
    race.learn(at, worth)
    this.account.note(turns[at].moves[0], this.lookedAtAll ? this.end : null)
  }

  /** Plays line `number` of a turn, and learns from it below the root: what it came to for the seat, or null if it was stopped. */
  playLine(turn: number, number: number, stop: () => boolean = never): number | null {
    const { seen, end, path } = this
    path.length = 0
    this.ears.clear()
    const rng = new Rng(`${this.seed}/${number}`)
    const guess = this.guess ?? seen.deduce(new Rng(`${this.seed}/deduce`), stop)
    if (this.guess === null && stop()) return null
    this.guess = guess
    const state = guess(rng)
    this.take(state, seen.seat, this.turns[turn])
    const last = this.playOn(state, rng, stop)
    if (last === null) return null
    this.lookedAtAll = !this.treeless || over(last) || number % EVERYBODY === 0
    if (this.lookedAtAll) end.look(last)
    else end.lookFor(last, seen.seat)
    for (let i = 0; i < path.length; i++)
      path[i].learn(this.chosen[i], this.worthTo(this.actors[i], over(last)))
    this.made++
    return this.worthTo(seen.seat, over(last))
  }

  /** What is known so far. */
  get findings(): Findings {
    const worths = new Map<Move, number>()
    for (const [i, { moves }] of this.turns.entries())
      worths.set(moves[0], Math.max(worths.get(moves[0]) ?? -Infinity, this.race.worthOf(i)))
    return this.account.findings(move => worths.get(move) ?? -Infinity)
  }

  /** Plays lines that begin with a move until there are so many of them, or until `stop` says so. */
  explore(move: Move, lines: number, stop: () => boolean = never): void {
    while (this.visitsOf(move) < lines && !stop()) this.iterate(move, stop)
  }

  /** How often a move was tried first. */
  visitsOf(move: Move): number {
    return this.account.visitsOf(move)
  }

  /** How much is kept: nodes, and turns in all of them. */
  get size(): { readonly nodes: number; readonly turns: number } {
    return { nodes: this.nodes.size, turns: this.kept }
  }

  /**
   * Plays on from the end of the seat's turn to the moment to judge: down the trees, past one new node, then by policy.
   * There nobody needs to hear any more what happens. Null if it was stopped.
   */
  private playOn(from: State, rng: Rng, stop: () => boolean): State | null {
    const { game, list, moment, policy, nodes, treeless } = this
    let state = from
    let grown = false
    let ears: Ears | null = treeless ? null : this.ears
    moment.begin()
    for (let choices = 0; choices < FURTHEST && !over(state); ) {
      if (state.who === CHANCE) {
        legal(game, state, CHANCE, list)
        play(game, state, CHANCE, list.fall(rng.below(list.total)), ears)
        this.surprises++
        continue
      }
      if (moment.hasCome(state)) break
      if (stop()) return null
      const actor = lowest(state.who)
      if (legal(game, state, actor, list).length === 1) {
        ears?.decides(actor, list.at(0))
        play(game, state, actor, list.at(0), ears)
        continue
      }
      choices++
      if (treeless) {
        state = policy.heed(state, actor, list)
        continue
      }
      if (state.who !== only(actor)) this.surprises++
      const hasty = this.surprises > this.made
      const key = ears?.key(actor) ?? NOWHERE
      const known = nodes.get(key)
      if (ears === null || (known === undefined && (grown || this.isFull()))) {
        ears = null
        state = hasty ? policy.dash(state, actor, list, rng) : clone(policy.ponder(state, actor, rng)[0].end)
        continue
      }
      const turns = hasty ? policy.glance(state, actor, list, rng) : policy.ponder(state, actor, rng)
      const node = known ?? new Node()
      if (known === undefined) {
        nodes.set(key, node)
        grown = true
      }
      this.meet(node, actor, turns)
      this.follow(state, node, actor, node.select(turns))
    }
    return state
  }

  /** Goes on from a node by a turn. */
  private follow(state: State, node: Node, seat: Seat, turn: Turn): void {
    const depth = this.path.push(node) - 1
    this.actors[depth] = seat
    this.chosen[depth] = turn
    this.take(state, seat, turn)
  }

  private take(state: State, seat: Seat, turn: Turn): void {
    takeTurn(this.game, state, seat, turn, this.list, this.step)
  }

  private readonly step = (state: State, seat: Seat, move: Move): void => {
    this.ears.decides(seat, move)
    play(this.game, state, seat, move, this.ears)
  }

  private isFull(): boolean {
    return this.nodes.size >= this.bounds.nodes || this.kept >= this.bounds.turns
  }

  private meet(node: Node, seat: Seat, turns: readonly Turn[]): void {
    const before = node.size
    node.meet(turns, ({ value }) => this.start.chanceAt(seat, value))
    this.kept += node.size - before
  }

  /**
   * What the end of a line is worth to a seat: who won, or the chance that its own evaluation gives it. The others'
   * evaluations at the end are left aside: each counts what its seat holds in secret and, against that, what all can see
   * of its rivals, so that both together would count twice what lies open.
   */
  private worthTo(seat: Seat, isOver: boolean): number {
    const { start, end } = this
    return isOver ? end.chances[seat] : start.chanceAt(seat, end.margins[seat], end.scale)
  }
}

/**
 * Searches within a budget and gives what was found. `stop` is asked at every decision of every line: whoever makes it true
 * has the answer at once, which is the first look's if no line was played to its end.
 */
export function think(search: Search, budget: Budget, stop: () => boolean = never): Findings {
  const end = search.began + budget.millis
  const halt = (): boolean => stop() || performance.now() >= end
  while (search.made < budget.iterations && !halt()) search.iterate(undefined, halt)
  return search.findings
}
