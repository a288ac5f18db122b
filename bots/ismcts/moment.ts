import { acts, CHANCE, legal, lowest, MoveList, over, play, type Rng, type State, top } from '@pantheon/core'
import type { Seen } from '../bot.ts'

/** So many random decisions show how the seat's turns begin. */
const SOUNDING = 80

/**
 * When to judge a line of play. An evaluation sways within a turn (what is about to be done counts, what others are about
 * to do does not), so two lines can only be compared at the same moment of play: when the seat is asked at the
 * beginning of its turn, after the others have acted, with nothing left unfinished on the stack of what is going on; the
 * next time, or as many turns later as the game's judgement looks ahead.
 */
export class Moment {
  /** The height of the stack when the seat's turn begins, unless the game names the step. */
  private readonly calm: number
  private readonly horizon: number
  private readonly step: string | undefined
  private away = false
  private turnsLeft = 1

  constructor(
    private readonly seen: Seen,
    rng: Rng,
  ) {
    this.horizon = seen.game.judgement?.horizon ?? 1
    this.step = seen.game.judgement?.turn
    this.calm = this.step === undefined ? sound(seen, rng) : Infinity
  }

  /** A line begins: the seat's turn of now does not count. */
  begin(): void {
    this.away = false
    this.turnsLeft = this.horizon
  }

  /** Has the moment come? To be asked before every decision of a line. */
  hasCome(state: State): boolean {
    const asked = acts(state.who, this.seen.seat)
    if (!asked) this.away = true
    if (!asked || !this.away || state.frames.length > this.calm) return false
    if (this.step !== undefined && top(state).at !== this.step) return false
    this.away = false
    this.turnsLeft--
    return this.turnsLeft === 0
  }
}

/** The lowest stack on which the seat is asked after others have acted, in a stretch of random play. */
function sound({ game, seat, guess }: Seen, rng: Rng): number {
  const list = new MoveList()
  const state = guess(rng)
  let lowestStack = Infinity
  let others = false
  for (let made = 0; made < SOUNDING && !over(state); made++) {
    const actor = state.who === CHANCE ? CHANCE : acts(state.who, seat) ? seat : lowest(state.who)
    if (actor !== CHANCE && actor !== seat) others = true
    if (actor === seat && others) lowestStack = Math.min(lowestStack, state.frames.length)
    legal(game, state, actor, list)
    play(game, state, actor, list.fall(rng.below(list.total)))
  }
  return lowestStack
}
