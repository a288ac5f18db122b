/** Who looks at a table: the seats (one bit each) whose holders do, and how many others. */
export interface Eyes {
  readonly seats: number
  readonly others: number
}

const NOBODY: Eyes = { seats: 0, others: 0 }

/** Who looks at each table, over this process and over the others: each tells of its own connections. */
export class Presence {
  private readonly tables = new Map<string, Map<string, Eyes>>()

  /** What a process says about a table; false if that was known. */
  note(table: string, process: string, eyes: Eyes): boolean {
    const known = this.tables.get(table)
    const before = known?.get(process) ?? NOBODY
    if (before.seats === eyes.seats && before.others === eyes.others) return false
    if (eyes.seats !== 0 || eyes.others !== 0) this.tables.set(table, (known ?? new Map()).set(process, eyes))
    else if (known?.delete(process) && known.size === 0) this.tables.delete(table)
    return true
  }

  /** Everyone who looks at a table. */
  of(table: string): Eyes {
    let { seats, others } = NOBODY
    for (const eyes of this.tables.get(table)?.values() ?? []) {
      seats |= eyes.seats
      others += eyes.others
    }
    return { seats, others }
  }

  /** All that one process has said. */
  by(process: string): (readonly [table: string, eyes: Eyes])[] {
    return [...this.tables].flatMap(([table, known]) => {
      const eyes = known.get(process)
      return eyes ? [[table, eyes] as const] : []
    })
  }

  /** Forgets what processes said that are no more; gives the tables where that changes something. */
  keepOnly(alive: ReadonlySet<string>): string[] {
    const changed: string[] = []
    for (const [table, known] of this.tables)
      for (const process of known.keys())
        if (!alive.has(process) && this.note(table, process, NOBODY)) changed.push(table)
    return changed
  }
}
