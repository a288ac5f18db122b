import {
  CHANCE,
  clone,
  legal,
  lowest,
  type Move,
  MoveList,
  over,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Seen } from '../bot.ts'
import { prospects } from '../greedy.ts'
import { Outlook } from '../outlook.ts'
import type { Budget } from './budget.ts'
import { Ears } from './ears.ts'
import type { Findings } from './findings.ts'
import { Node } from './node.ts'
import { Playout } from './playout.ts'

/**
 * A search keeps at most so many nodes and moves in them; past that it goes on with what it has. A move takes 40 bytes
 * in its node and a node some 600 more: about 30 MB for a whole search, however long it runs.
 */
const BOUNDS = { nodes: 20_000, moves: 400_000 }

/** How many positions a forecast looks at: of the moves at hand, and of the seat's further moves in the same turn. */
const FIRST_LOOK = 96
const FURTHER_LOOK = 16
/** A line adds one node, or up to so many of the seat's own turn. */
const MOST_OWN_NODES = 4

/**
 * Information-set Monte Carlo tree search with one tree for each seat (MO-ISMCTS).
 *
 * Every line of play starts from a fresh guess of what the seat cannot know. A node belongs to the seat that decides
 * there and is named by what that seat has noticed since the root: its own decisions and the events told to it (`Ears`).
 * So a seat cannot choose by what it does not know, neither by a card that another was dealt nor by a secret pick made
 * at the same time, which a single tree over all moves would let it do. Who decides at once decides one after the other
 * without hearing of it; that makes their choices independent. Chance falls by its weights.
 *
 * A line follows the trees, adds one node, and is played on by a simple policy to the seat's next turn (`Playout`), where
 * the game's evaluation says how it stands for every seat (`Outlook`).
 *
 * The trees are not kept for the next decision: a choice then follows from what the seat knows, the seed and the budget
 * alone, and any thread can make it.
 */
export class Search {
  /** Lines of play so far. */
  made = 0
  private readonly root = new Node()
  private readonly nodes = new Map<number, Node>()
  private moves = 0
  private readonly seats: number
  private readonly ears: Ears
  /** How the end of the line at hand looks. */
  private readonly end: Outlook
  private readonly playout: Playout
  private readonly list = new MoveList()
  /** The line at hand: the nodes it went through, who decided there, what was chosen. */
  private readonly path: Node[] = []
  private readonly actors: Seat[] = []
  private readonly chosen: Move[] = []
  /** Has anyone else acted in it? */
  private others = false
  private readonly choices: readonly Move[]
  private readonly visits: number[]
  private readonly chances: number[]
  private readonly margins: number[]

  constructor(
    private readonly seen: Seen,
    private readonly rng: Rng,
    private readonly bounds = BOUNDS,
  ) {
    const { game, seat, moves } = seen
    const position = seen.guess(rng)
    this.seats = position.seats
    this.ears = new Ears(this.seats)
    this.end = new Outlook(game, this.seats)
    this.playout = new Playout(seen, rng)
    this.choices = moves.toArray()
    this.visits = this.choices.map(() => 0)
    this.chances = new Array<number>(this.choices.length * this.seats).fill(0)
    this.margins = this.chances.slice()

    this.foresee(this.root, position, moves, FIRST_LOOK)
    this.ears.clear()
    this.nodes.set(this.ears.key(seat), this.root)
  }

  /** One more line of play; it begins with `first` if that is given. */
  iterate(first?: Move): void {
    const { seen, end } = this
    this.path.length = 0
    this.others = false
    this.ears.clear()
    const state = seen.guess(this.rng)
    const move = first ?? this.root.select(seen.moves)
    this.follow(state, this.root, seen.seat, move)
    this.descend(state)
    end.look(this.playout.run(state, this.others))
    for (let i = 0; i < this.path.length; i++) this.path[i].learn(this.chosen[i], end.chances[this.actors[i]])
    this.note(this.choices.indexOf(move))
    this.made++
  }

  /** What is known so far. */
  get findings(): Findings {
    const { seats, choices, visits, chances, margins } = this
    return { seats, moves: choices, visits: [...visits], chances: [...chances], margins: [...margins] }
  }

  /** How often a move was tried first. */
  visitsOf(move: Move): number {
    return this.visits[this.choices.indexOf(move)]
  }

  /** How much is kept: nodes, and moves in all of them. */
  get size(): { readonly nodes: number; readonly moves: number } {
    return { nodes: this.nodes.size, moves: this.moves }
  }

  /**
   * Plays down the trees to the first node that was not there before, and one move on; the seat's own turn, which is one
   * decision in several moves, is entered into its tree several nodes at once.
   */
  private descend(state: State): void {
    const { game } = this.seen
    const { list } = this
    for (let added = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat === CHANCE) play(game, state, CHANCE, list.fall(this.rng.below(list.total)), this.ears)
      else if (list.length === 1) this.step(state, seat, list.at(0))
      else {
        const key = this.ears.key(seat)
        const own = seat === this.seen.seat && !this.others
        const known = this.nodes.get(key)
        if (known === undefined && (added >= (own ? MOST_OWN_NODES : 1) || this.isFull())) return
        const node = known ?? new Node()
        if (own) this.foresee(node, state, list, FURTHER_LOOK)
        else this.take(node, list, level)
        const untrodden = known === undefined && !own
        const move = untrodden ? this.playout.choose(state, seat, list) : node.select(list)
        if (known === undefined) {
          this.nodes.set(key, node)
          added++
        }
        this.follow(state, node, seat, move)
      }
    }
  }

  /** Goes on from a node by a move. */
  private follow(state: State, node: Node, seat: Seat, move: Move): void {
    const depth = this.path.push(node) - 1
    this.actors[depth] = seat
    this.chosen[depth] = move
    this.step(state, seat, move)
  }

  private step(state: State, seat: Seat, move: Move): void {
    if (seat !== this.seen.seat) this.others = true
    this.ears.decides(seat, move)
    play(this.seen.game, state, seat, move, this.ears)
  }

  private isFull(): boolean {
    return this.nodes.size >= this.bounds.nodes || this.moves >= this.bounds.moves
  }

  /** Takes the moves on offer to the seat into a node of its own turn, as greedy sees them. */
  private foresee(node: Node, state: State, list: MoveList, positions: number): void {
    const { game, seat } = this.seen
    let values: readonly number[] | null = null
    this.take(node, list, i => {
      if (values === null) {
        this.end.look(state)
        values = prospects(game, clone(state), seat, list, positions)
      }
      return this.end.chanceAt(seat, values[i])
    })
  }

  private take(node: Node, list: MoveList, forecast: (index: number) => number): void {
    const before = node.size
    node.meet(list, forecast)
    this.moves += node.size - before
  }

  /** Adds what came of a line to its first move. */
  private note(at: number): void {
    this.visits[at]++
    for (let seat = 0; seat < this.seats; seat++) {
      this.chances[at * this.seats + seat] += this.end.chances[seat]
      this.margins[at * this.seats + seat] += this.end.margins[seat]
    }
  }
}

const level = (): number => 0
const never = (): boolean => false

/**
 * Searches within a budget and gives what was found. `stop` is asked before every line of play, and a line takes far
 * less than 20 ms: whoever makes it true has the answer at once. One line is always played.
 */
export function think(search: Search, budget: Budget, stop: () => boolean = never): Findings {
  const end = performance.now() + budget.millis
  do search.iterate()
  while (search.made < budget.iterations && !stop() && performance.now() < end)
  return search.findings
}
