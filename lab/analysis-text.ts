import type { Analysis, Moment, TurningPoint } from './analyse.ts'
import { chancesAtEnd } from './analyse.ts'

const BLOCKS = '▁▂▃▄▅▆▇█'
const MOST_COLUMNS = 64

const percent = (share: number): string => `${Math.round(100 * share)} %`
const list = (chances: readonly number[]): string => chances.map(percent).join(' · ')

/** The chances of a seat along the game, as many as there is room for. */
function course({ moments, result }: Analysis, seat: number): string {
  const values = moments.map(({ before }) => before[seat])
  if (result) values.push(chancesAtEnd(result)[seat])
  const columns = Math.min(values.length, MOST_COLUMNS)
  return Array.from({ length: columns }, (_, i) => {
    const value = values[Math.round((i * (values.length - 1)) / Math.max(1, columns - 1))]
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(value * BLOCKS.length))]
  }).join('')
}

/** Why the game turned here, in a sentence. */
export function verdictOn({ seat, played, best, loss }: Moment, { cause }: TurningPoint): string {
  if (cause === 'decision')
    return `Seat ${seat} chose “${played.text}”; “${best.text}” was better by ${percent(loss)}.`
  return `Seat ${seat} chose “${played.text}”; what followed changed the game.`
}

/** An analysis for a terminal. */
export function formatAnalysis(analysis: Analysis): string {
  const { title, seats, entries, moments, turningPoints, bySeat, result } = analysis
  const lines = [
    `${title}, ${seats} seats, ${entries} entries, ${moments.length} decisions with a choice`,
    '',
    'CHANCE TO WIN, from the first decision to the last',
    ...bySeat.map(({ seat }) => `  seat ${seat}  ${course(analysis, seat)}`),
    '',
    'HOW THEY PLAYED   decisions   best move   given away a decision',
    ...bySeat.map(
      ({ seat, decisions, best, meanLoss }) =>
        `  seat ${seat}${`${decisions}`.padStart(19)}${percent(best).padStart(12)}${`${(100 * meanLoss).toFixed(1)} %`.padStart(24)}`,
    ),
    '',
    turningPoints.length === 0 ? 'No turning point: nothing stood out.' : 'TURNING POINTS',
    ...turningPoints.flatMap(point => [
      `${`${point.entry}`.padStart(6)}  ${list(point.from)}  →  ${list(point.to)}`,
      `        ${verdictOn(moments[point.moment], point)}`,
    ]),
  ]
  if (result) lines.push('', `Result: ${result.scores.join(', ')} points, places ${result.ranks.join(', ')}`)
  return `${lines.join('\n')}\n`
}
