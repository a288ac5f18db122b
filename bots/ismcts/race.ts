/** So much of the doubt about a turn speaks for trying it, unless a game says more. */
const USUAL_CURIOSITY = 1
/** So much of it speaks against choosing it. */
const CAUTION = 0.5
/** How far results scatter, luck taken off, until about so many have shown it. */
const [USUAL_SPREAD, CONVINCING] = [0.1, 4]
/** A forecast is worth so many lines at least and at most. */
const [LEAST_TRUST, MOST_TRUST] = [0.05, 1000]
/** So many lines of a turn are remembered one by one; by then it is known well enough. */
const REMEMBERED = 4096
/** Everything is weighed anew when the lines are more by this share. */
const PATIENCE = 1 / 16
/** Luck from worth and worth from luck: so often, and little changes any more. */
const ROUNDS = 3

/** A turn, what was foretold of it, what its lines came to, and how good it is held to be. */
interface Runner {
  readonly forecast: number
  readonly results: number[]
  level: number
}

/**
 * The turns at the root, compared. Line k of every turn has the same guess and the same luck. So a result is taken for what
 * the turn is worth, plus the luck of line k, plus a rest, and only the rest casts doubt on a comparison. Worth and luck
 * are each found from what the other leaves (an additive model in two directions).
 *
 * A forecast counts for as many lines as the rest scatters more than forecasts err, and they are taken to err as much as
 * they differ, or `reliance` times less (as a variance). `foresight` is the share of a difference among them that is
 * expected to come true. Lines go to whoever may be best, `curiosity` times the doubt counted for it: the more, the longer all stay in
 * the race, and the less a few bad lines put a good turn out of it.
 */
export class Race {
  private readonly runners: readonly Runner[]
  /** The variance of the forecasts. */
  private readonly error: number
  private luck: number[] = []
  private spread = USUAL_SPREAD
  private made = 0
  private due = 0

  constructor(
    forecasts: readonly number[],
    private readonly foresight = 1,
    private readonly reliance = 1,
    private readonly curiosity = USUAL_CURIOSITY,
  ) {
    this.runners = forecasts.map(forecast => ({ forecast, results: [], level: forecast }))
    const mean = sum(forecasts) / forecasts.length
    this.error = sum(forecasts.map(forecast => (forecast - mean) ** 2)) / forecasts.length
  }

  /** How many lines of a turn were played: the number of its next one. */
  linesOf(turn: number): number {
    return this.runners[turn].results.length
  }

  /** How good a turn is held to be, doubt counted against it: what to go by when it is time to choose. */
  worthOf(turn: number): number {
    return this.runners[turn].level - CAUTION * this.doubt(turn)
  }

  /**
   * The turn whose next line is to be played: of the best and its strongest rival, doubt counted in favour of that, the one
   * that has played less. So those between whom it is undecided have the same lines behind them.
   */
  pick(turns: readonly number[]): number {
    const best = most(turns, turn => this.runners[turn].level)
    const rivals = turns.filter(turn => turn !== best)
    if (rivals.length === 0) return best
    const rival = most(rivals, turn => this.runners[turn].level + this.curiosity * this.doubt(turn))
    return this.linesOf(rival) <= this.linesOf(best) ? rival : best
  }

  /** The next line of a turn came to `value`, from 0 to 1. */
  learn(turn: number, value: number): void {
    const { results } = this.runners[turn]
    if (results.length === REMEMBERED) return
    results.push(value)
    this.made++
    if (this.made < this.due) return
    this.due = this.made * (1 + PATIENCE)
    for (let round = 0; round < ROUNDS; round++) {
      this.weighLuck()
      this.weighTurns()
    }
  }

  /** How far the level of a turn may be wrong; of one never played, as far as its forecast. */
  private doubt(turn: number): number {
    return this.spread / Math.sqrt(this.linesOf(turn) + this.trust)
  }

  /** How many lines a forecast is worth. */
  private get trust(): number {
    const trust = this.error === 0 ? LEAST_TRUST : (this.reliance * this.spread ** 2) / this.error
    return Math.min(MOST_TRUST, Math.max(LEAST_TRUST, trust))
  }

  /** The luck of every line from those who played it; one alone says only half of it. */
  private weighLuck(): void {
    const longest = Math.max(...this.runners.map(({ results }) => results.length))
    const sums = new Array<number>(longest).fill(0)
    const counts = sums.slice()
    for (const { results, level } of this.runners)
      for (let k = 0; k < results.length; k++) {
        sums[k] += results[k] - level
        counts[k]++
      }
    this.luck = sums.map((total, k) => total / (counts[k] + 1))
  }

  /** The worth of every turn from its results without their luck and from its forecast, and how far the rest scatters. */
  private weighTurns(): void {
    const { runners, luck, made, foresight } = this
    let squares = 0
    const totals = runners.map(({ results, level }) => {
      let total = 0
      for (let k = 0; k < results.length; k++) {
        const value = results[k] - luck[k]
        total += value
        squares += (value - level) ** 2
      }
      return total
    })
    const tried = runners.filter(({ results }) => results.length > 0).length
    const free = Math.max(1, made - luck.length / 2 - tried)
    this.spread = Math.sqrt((squares + CONVINCING * USUAL_SPREAD ** 2) / (free + CONVINCING))
    const { trust } = this
    const foretold = sum(runners.map(({ results, forecast }) => results.length * forecast)) / made
    const usual = sum(totals) / made
    for (const [turn, runner] of runners.entries()) {
      const expected = usual + foresight * (runner.forecast - foretold)
      runner.level = (totals[turn] + trust * expected) / (runner.results.length + trust)
    }
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The turn of which `value` is largest, the first of equals. */
function most(turns: readonly number[], value: (turn: number) => number): number {
  let found = turns[0]
  let best = value(found)
  for (const turn of turns) {
    const it = value(turn)
    if (it > best) {
      found = turn
      best = it
    }
  }
  return found
}
