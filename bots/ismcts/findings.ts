import type { Move } from '@pantheon/core'
import type { Outlook } from '../outlook.ts'

/**
 * What a search found out about the moves it may choose from: plain data, which can travel between threads and be added
 * up. Sums over lines of play that began with a move; `chances` and `margins` run by move, then by seat.
 */
export interface Findings {
  readonly seats: number
  readonly moves: readonly Move[]
  /** By move: how good the best turn that begins with it is held to be. */
  readonly worths: readonly number[]
  readonly visits: readonly number[]
  /** By move: how many of its lines were looked at for everybody; the sums that follow are over these. */
  readonly looks: readonly number[]
  readonly chances: readonly number[]
  readonly margins: readonly number[]
}

/** What is known of one move: how often it was tried, and what came of it for each seat on the average. */
export interface Prospect {
  readonly move: Move
  readonly visits: number
  readonly chances: readonly number[]
  readonly margins: readonly number[]
}

/** Adds up what came of lines of play, by the move they began with. */
export class Account {
  private readonly visits: number[]
  private readonly looks: number[]
  private readonly chances: number[]
  private readonly margins: number[]

  constructor(
    private readonly moves: readonly Move[],
    private readonly seats: number,
  ) {
    this.visits = moves.map(() => 0)
    this.looks = this.visits.slice()
    this.chances = new Array<number>(moves.length * seats).fill(0)
    this.margins = this.chances.slice()
  }

  /** A line that began with `move` was played; it came to this for everybody, if that was looked at. */
  note(move: Move, outlook: Outlook | null): void {
    const at = this.moves.indexOf(move)
    this.visits[at]++
    if (outlook === null) return
    const { chances, margins } = outlook
    this.looks[at]++
    for (let seat = 0; seat < this.seats; seat++) {
      this.chances[at * this.seats + seat] += chances[seat]
      this.margins[at * this.seats + seat] += margins[seat]
    }
  }

  visitsOf(move: Move): number {
    return this.visits[this.moves.indexOf(move)]
  }

  /** All of it so far, with how good each move is held to be. */
  findings(worthOf: (move: Move) => number): Findings {
    const { seats, moves, visits, looks, chances, margins } = this
    return {
      seats,
      moves,
      worths: moves.map(worthOf),
      visits: [...visits],
      looks: [...looks],
      chances: [...chances],
      margins: [...margins],
    }
  }
}

/** Several searches of the same decision as one. */
export function together(all: readonly Findings[]): Findings {
  const [first, ...others] = all
  const sum = (key: 'worths' | 'visits' | 'looks' | 'chances' | 'margins'): number[] =>
    first[key].map((value, i) => others.reduce((total, findings) => total + findings[key][i], value))
  return {
    ...first,
    worths: sum('worths'),
    visits: sum('visits'),
    looks: sum('looks'),
    chances: sum('chances'),
    margins: sum('margins'),
  }
}

/** Number i of the moves; of one that was never tried nothing is known, and all chances are even. */
export function prospectAt(findings: Findings, i: number): Prospect {
  const { seats, moves, visits, looks, chances, margins } = findings
  const mean = (sums: readonly number[], untried: number) =>
    sums.slice(i * seats, (i + 1) * seats).map(sum => (looks[i] === 0 ? untried : sum / looks[i]))
  return { move: moves[i], visits: visits[i], chances: mean(chances, 1 / seats), margins: mean(margins, 0) }
}

/**
 * All moves, the best first. Visits would mislead: a move that begins many turns (drop this, drop that, and then the same)
 * has the visits of all of them.
 */
export const ranked = (findings: Findings): Prospect[] =>
  findings.moves
    .map((_, i) => i)
    .sort((a, b) => findings.worths[b] - findings.worths[a])
    .map(i => prospectAt(findings, i))
