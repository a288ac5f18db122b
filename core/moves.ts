/** A move: its number in the game's vocabulary. */
export type Move = number

/** A reusable list of legal moves; chance moves carry whole-number weights. */
export class MoveList {
  length = 0
  /** The sum of all weights. */
  total = 0
  private moves = new Int32Array(64)
  private weights = new Int32Array(64)

  clear(): this {
    this.length = 0
    this.total = 0
    return this
  }

  add(move: Move, weight = 1): void {
    if (this.length === this.moves.length) this.grow()
    this.moves[this.length] = move
    this.weights[this.length++] = weight
    this.total += weight
  }

  at(index: number): Move {
    return this.moves[index]
  }

  weightAt(index: number): number {
    return this.weights[index]
  }

  has(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return true
    return false
  }

  /** The move that a number from 0 to `total - 1` falls on. */
  fall(number: number): Move {
    let left = number
    for (let i = 0; i < this.length; i++) {
      left -= this.weights[i]
      if (left < 0 && number >= 0) return this.moves[i]
    }
    throw new Error(`${number} is outside the total weight ${this.total}`)
  }

  toArray(): Move[] {
    return Array.from(this.moves.subarray(0, this.length))
  }

  private grow(): void {
    const { moves, weights } = this
    this.moves = new Int32Array(moves.length * 2)
    this.weights = new Int32Array(moves.length * 2)
    this.moves.set(moves)
    this.weights.set(weights)
  }
}
