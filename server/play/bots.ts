import { Worker } from 'node:worker_threads'
import { dump, InputError, legal, type Move, MoveList, Rng, type Seat } from '@pantheon/core'
import type { BotTask, Table } from '@pantheon/table'

/** A position for a bot, as it is sent to a thread. */
export interface BotRequest extends BotTask {
  readonly game: string
  readonly edition: unknown
  /** The position, without the edition's tables. */
  readonly state: unknown
}

interface Job {
  readonly request: BotRequest
  resolve(move: Move | null): void
}

/** Bots think here, in threads of their own: one that does not answer in time is stopped with its thread. */
export class BotPool {
  private readonly waiting: Job[] = []
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private closed = false

  constructor(
    private readonly url: URL,
    private readonly threads: number,
    private readonly limitMs: number,
  ) {}

  /** What a bot decides at a table as it is now. */
  decideFor({ match, founding: { game, plan } }: Table, task: BotTask): Promise<Move | null> {
    if (match === null) throw new InputError('the game has not started')
    return this.decide({ ...task, game: game.id, edition: plan.edition, state: dump(match.state) })
  }

  /** A bot's decision; null if it did not answer in time, or failed. */
  decide(request: BotRequest): Promise<Move | null> {
    return new Promise(resolve => {
      this.waiting.push({ request, resolve })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.resolve(null)
    await Promise.all([...this.all].map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.closed || this.waiting.length === 0) return
    const worker = this.idle.pop() ?? (this.all.size < this.threads ? this.hire() : undefined)
    if (worker === undefined) return
    const job = this.waiting.shift()
    if (job) this.work(worker, job)
  }

  private hire(): Worker {
    const worker = new Worker(this.url)
    worker.unref()
    worker.on('error', () => this.dismiss(worker))
    this.all.add(worker)
    return worker
  }

  private work(worker: Worker, job: Job): void {
    const done = (move: Move | null, fit: boolean) => {
      clearTimeout(timer)
      // Only our own: whoever ends the thread listens for its end.
      worker.off('message', answered).off('error', failed).off('exit', failed)
      if (fit) this.idle.push(worker)
      else this.dismiss(worker)
      job.resolve(move)
      this.next()
    }
    const answered = ({ move }: { move: Move | null }) => done(move, true)
    const failed = () => done(null, false)
    const timer = setTimeout(failed, this.limitMs)
    worker.on('message', answered).on('error', failed).on('exit', failed)
    worker.postMessage(job.request)
  }

  private dismiss(worker: Worker): void {
    this.all.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    void worker.terminate()
  }
}

/** Any legal move of a seat, the same for the same seed: what is played for a bot that does not answer. */
export function anyMove({ match }: Table, seat: Seat, seed: string): Move {
  if (match === null) throw new InputError('the game has not started')
  const moves = legal(match.game, match.state, seat, new MoveList())
  return moves.at(new Rng(seed).below(moves.length))
}
