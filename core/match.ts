import type { Chance } from './chance.ts'
import { Ear, leave, legal, play, type Setup, start, submit } from './engine.ts'
import type { Game, Leaving, Refusal } from './game.ts'
import { type Move, MoveList } from './moves.ts'
import { CHANCE, type Seat } from './seats.ts'
import type { State } from './state.ts'

/** Stands in the log for a player who leaves: no move of the game, but the game may change by it. */
export const LEAVE: Move = -1

/** One decision of the log: the game is the list of them. */
export interface Entry {
  readonly seat: Seat
  readonly move: Move
  /** It told someone something that had been hidden: it cannot be taken back. */
  readonly reveals: boolean
}

/** What was told, and to whom (a set of seats; -1 is everyone, spectators too). */
export type Heard = Ear['heard'][number]

/** A game in play: its position, its log, what was told; chance plays by itself where it has a source. */
export class Match<S extends State = State> {
  state: S
  readonly log: Entry[] = []
  /** What each entry of the log told. */
  readonly story: (readonly Heard[])[] = []
  /** What was told before the first entry. */
  opening: readonly Heard[] = []
  private drawn = 0
  private readonly list = new MoveList()

  constructor(
    readonly game: Game<S>,
    readonly setup: Setup<S['data']>,
    private readonly chance: Chance | null,
  ) {
    this.state = this.begin()
    this.drawChance()
  }

  /** A decision from outside; a refusal changes nothing. Chance then plays as long as it must act. */
  submit(seat: Seat, move: Move): Refusal | null {
    const refusal = this.enter(seat, move)
    if (refusal === null) this.drawChance()
    return refusal
  }

  /** A player leaves for good: logged like a decision, and never taken back. */
  leave(seat: Seat): Leaving {
    const how = this.part(seat)
    this.drawChance()
    return how
  }

  /** A player takes back their own last decisions, never across chance, a reveal or another player. */
  mayUndo(seat: Seat): boolean {
    const last = this.log.at(-1)
    return last !== undefined && last.seat === seat && seat !== CHANCE && !last.reveals
  }

  /** Takes the last decision back by playing all the others again; false where that is not allowed. */
  undo(seat: Seat): boolean {
    if (!this.mayUndo(seat)) return false
    const kept = this.log.slice(0, -1)
    this.log.length = 0
    this.story.length = 0
    this.drawn = 0
    this.state = this.begin()
    for (const entry of kept) this.again(entry)
    return true
  }

  private begin(): S {
    const ear = new Ear()
    const state = start(this.game, this.setup, ear)
    this.opening = ear.heard
    return state
  }

  private again({ seat, move }: Entry): void {
    if (move === LEAVE) this.part(seat)
    else this.enter(seat, move)
  }

  private part(seat: Seat): Leaving {
    const ear = new Ear()
    const how = leave(this.game, this.state, seat, ear)
    this.note(seat, LEAVE, ear, true)
    return how
  }

  private enter(seat: Seat, move: Move): Refusal | null {
    const ear = new Ear()
    const refusal = submit(this.game, this.state, seat, move, ear)
    if (refusal !== null) return refusal
    this.note(seat, move, ear)
    return null
  }

  private drawChance(): void {
    if (this.chance === null) return
    while (this.state.who === CHANCE) {
      legal(this.game, this.state, CHANCE, this.list)
      const move = this.list.fall(this.chance.draw(this.drawn, this.list.total))
      const ear = new Ear()
      play(this.game, this.state, CHANCE, move, ear)
      this.note(CHANCE, move, ear)
    }
  }

  private note(seat: Seat, move: Move, { heard }: Ear, reveals = heard.some(told => told.reveals)): void {
    if (seat === CHANCE) this.drawn++
    this.log.push({ seat, move, reveals })
    this.story.push(heard)
  }
}
