/** One decision of a game as far as its course is concerned: whose it was, the chances before it, what it gave away. */
export interface Judged {
  readonly entry: number
  readonly seat: number
  readonly before: readonly number[]
  readonly loss: number
}

/** Decisions of one seat in a row: a single judgement is noisy, their mean is less so. */
export interface Run<M extends Judged> {
  readonly seat: number
  readonly entry: number
  readonly chances: readonly number[]
  readonly moments: readonly M[]
}

/** A run with which the game took another way: the chances before and after it. */
export interface Swing<M extends Judged> {
  readonly run: Run<M>
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const mean = (rows: readonly (readonly number[])[]): number[] =>
  rows[0].map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0) / rows.length)

/** The decisions of a game as runs, each with its chances smoothed over the runs beside it. */
export function runsOf<M extends Judged>(moments: readonly M[]): Run<M>[] {
  const groups: M[][] = []
  for (const moment of moments)
    if (groups.at(-1)?.[0].seat === moment.seat) groups.at(-1)?.push(moment)
    else groups.push([moment])
  const means = groups.map(group => mean(group.map(({ before }) => before)))
  return groups.map((group, i) => ({
    seat: group[0].seat,
    entry: group[0].entry,
    chances: mean(means.slice(Math.max(0, i - 1), i + 2)),
    moments: group,
  }))
}

const MOST = 5
/** A smaller swing is within the noise. */
const LEAST = 0.1
/** Two turning points lie at least so many runs apart. */
const APART = 3

/** The largest swings of a game, in the order they came. */
export function swingsOf<M extends Judged>(runs: readonly Run<M>[], end: readonly number[]): Swing<M>[] {
  const sized = runs.map((run, i) => {
    const from = runs[Math.max(0, i - 1)].chances
    const to = runs[i + 1]?.chances ?? end
    return { i, run, from, to, size: Math.max(...to.map((chance, seat) => chance - from[seat])) }
  })
  const taken: typeof sized = []
  for (const swing of sized.sort((a, b) => b.size - a.size))
    if (taken.length < MOST && swing.size >= LEAST && taken.every(({ i }) => Math.abs(i - swing.i) >= APART))
      taken.push(swing)
  return taken.sort((a, b) => a.i - b.i)
}

/** Who gained most by a swing. */
export function winnerOf({ from, to }: Pick<Swing<Judged>, 'from' | 'to'>): number {
  const gained = to.map((chance, seat) => chance - from[seat])
  return gained.indexOf(Math.max(...gained))
}

/** A decision that gave away less was as good as the best. */
const SLIP = 0.04

/**
 * The decision of a swing that gave most away to another, if one gave away enough. Whoever gains by the swing has not
 * slipped, whatever would have been better still.
 */
export function slipOf<M extends Judged>(swing: Swing<M>): M | null {
  const { seat, moments } = swing.run
  const worst = moments.reduce((a, b) => (b.loss > a.loss ? b : a))
  return seat !== winnerOf(swing) && worst.loss > SLIP ? worst : null
}
