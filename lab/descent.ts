import type { Impression, Net } from '@pantheon/bots'

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

/** Teaches a net by examples: gradient descent on its surprise, a batch at a time (Adam). */
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
    for (const example of batch) surprise += this.gather(example)
    this.steps++
    const warm = Math.sqrt(1 - FORGETS_SQUARES ** this.steps) / (1 - FORGETS ** this.steps)
    this.first.step(rate * warm, 1 / batch.length)
    this.second.step(rate * warm, 1 / batch.length)
    return surprise / batch.length
  }

  /** Adds an example to the gradients. */
  private gather({ seen, rivals, goal }: Example): number {
    const { net, blame } = this
    const { hidden, width, second, sums } = net
    const chance = chanceOf(net.of(seen), rivals)
    const error = chance - goal
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
    return -goal * Math.log(chance + 1e-9) - (1 - goal) * Math.log(1 - chance + 1e-9)
  }
}
