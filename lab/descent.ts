import type { Impression, Net } from '@pantheon/bots'
import type { Contrast } from './contrast.ts'

/** A position as a net saw it, and the share of the victory it is to foretell there. */
export interface Example {
  readonly seen: Impression
  readonly rivals: number
  goal: number
}

/** The chance that a net's verdict means against so many rivals: at 0 it is even. */
export const chanceOf = (verdict: number, rivals: number): number => 1 / (1 + rivals * Math.exp(-verdict))

/** How fast the running means of gradients and of their squares forget (Adam, as usual). */
const [FORGETS, FORGETS_SQUARES] = [0.9, 0.999]
const LEAST = 1e-8

/** Weights on their way down: their gradient over a batch, its running mean and that of its square. */
class Slope {
  readonly gradient: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array

  constructor(private readonly weights: Float32Array) {
    this.gradient = new Float32Array(weights.length)
    this.mean = this.gradient.slice()
    this.square = this.gradient.slice()
  }

  step(rate: number, share: number): void {
    const { weights, gradient, mean, square } = this
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] * share
      mean[i] += (1 - FORGETS) * (g - mean[i])
      square[i] += (1 - FORGETS_SQUARES) * (g * g - square[i])
      weights[i] -= (rate * mean[i]) / (Math.sqrt(square[i]) + LEAST)
    }
    gradient.fill(0)
  }
}

/** How much of how contrasts are off in the middle is learnt beside how their turns differ. */
const LEVEL = 0.2
/** Squares of chances are small against surprise; so much larger they count as much. */
const WEIGHT = 4

/** Teaches a net: gradient descent a batch at a time (Adam), on its surprise at examples or on how it compares turns. */
export class Descent {
  private readonly first: Slope
  private readonly second: Slope
  private readonly blame: Float32Array
  private steps = 0

  constructor(private readonly net: Net) {
    this.first = new Slope(net.first)
    this.second = new Slope(net.second)
    this.blame = new Float32Array(net.width)
  }

  /** Learns from a batch; gives the mean surprise before it. */
  learn(batch: readonly Example[], rate: number): number {
    let surprise = 0
    for (const { seen, rivals, goal } of batch) {
      const chance = chanceOf(this.net.of(seen), rivals)
      this.gather(seen, this.net.sums, chance - goal)
      surprise -= goal * Math.log(chance + 1e-9) + (1 - goal) * Math.log(1 - chance + 1e-9)
    }
    this.step(rate, batch.length)
    return surprise / batch.length
  }

  /**
   * Learns how the turns of decisions differ in what came of them, and a little how good they are in the middle; and how good it was before
   * them: that is where a search judges its lines.
   */
  compare(batch: readonly Contrast[], rate: number): void {
    for (const { rivals, before, options } of batch) {
      const chanceBefore = chanceOf(this.net.of(before.seen), rivals)
      this.gather(before.seen, this.net.sums, chanceBefore - before.came)
      const looks = options.map(({ seen, came }) => {
        const chance = chanceOf(this.net.of(seen), rivals)
        return { seen, came, chance, sums: this.net.sums.slice() }
      })
      const level = meanOf(looks, ({ chance, came }) => chance - came)
      for (const { seen, came, chance, sums } of looks) {
        const error = chance - came - (1 - LEVEL) * level
        this.gather(seen, sums, WEIGHT * error * chance * (1 - chance))
      }
    }
    this.step(rate, batch.length)
  }

  private step(rate: number, size: number): void {
    this.steps++
    const warm = Math.sqrt(1 - FORGETS_SQUARES ** this.steps) / (1 - FORGETS ** this.steps)
    this.first.step(rate * warm, 1 / size)
    this.second.step(rate * warm, 1 / size)
  }

  /** Adds to the gradients what an error of the verdict on an impression asks for; `sums` are the units' there. */
  private gather(seen: Impression, sums: Float32Array, error: number): void {
    const { net, blame } = this
    const { hidden, width, second } = net
    for (let j = 0; j < hidden; j++) {
      blame[j] = sums[j] > 0 ? error * second[j] : 0
      if (sums[j] > 0) this.second.gradient[j] += error * sums[j]
    }
    blame[hidden] = error
    const { gradient } = this.first
    for (let i = 0; i < seen.length; i++) {
      const row = seen.at[i] * width
      const value = seen.value[i]
      for (let j = 0; j < width; j++) gradient[row + j] += value * blame[j]
    }
    const last = net.places * width
    for (let j = 0; j < width; j++) gradient[last + j] += blame[j]
  }
}

/** The share of how turns differ in what came of them that a net foretells. */
export function explained(net: Net, contrasts: readonly Contrast[]): number {
  let [missed, all] = [0, 0]
  for (const { rivals, options } of contrasts) {
    const chances = options.map(({ seen }) => chanceOf(net.of(seen), rivals))
    const level = meanOf(options, ({ came }, i) => chances[i] - came)
    const middle = meanOf(options, ({ came }) => came)
    for (const [i, { came }] of options.entries()) {
      missed += (chances[i] - came - level) ** 2
      all += (came - middle) ** 2
    }
  }
  return 1 - missed / all
}

const meanOf = <T>(list: readonly T[], of: (item: T, i: number) => number): number =>
  list.reduce((total, item, i) => total + of(item, i), 0) / list.length
