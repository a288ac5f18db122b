/** Questions that wait for their answers, each by its id. */
export class Answers {
  private readonly waiting = new Map<string, (answer: unknown) => void>()
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private count = 0

  /** An id that no other question of this person has. */
  id(): string {
    return `${this.prefix}-${Date.now().toString(36)}-${this.count++}`
  }

  /** Asks, and gives the answer when it comes. */
  wait<T>(id: string, ask: () => void): Promise<T> {
    return new Promise(resolve => {
      this.waiting.set(id, resolve as (answer: unknown) => void)
      ask()
    })
  }

  /** An answer has come; false if nobody waited for it. */
  settle(id: string, answer: unknown): boolean {
    const resolve = this.waiting.get(id)
    this.waiting.delete(id)
    resolve?.(answer)
    return resolve !== undefined
  }
}
