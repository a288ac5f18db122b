import { Shield } from './seat.tsx'
import './score-table.css'

/** One line of a score sheet: what it is for, the rule it comes from, and by seat the points (null: does not apply). */
export interface ScoreRow {
  readonly id: string
  readonly text: string
  readonly rule: string
  readonly points: readonly (number | null)[]
}

/** The words of a score table. */
export interface ScoreWords {
  readonly line: string
  readonly total: string
  rule(n: string): string
}

/** Points line by line, a column for each player, the totals below; whoever leads is marked. */
export function ScoreTable({
  names,
  rows,
  totals,
  words,
  openRule,
}: {
  readonly names: readonly string[]
  readonly rows: readonly ScoreRow[]
  readonly totals: readonly number[]
  readonly words: ScoreWords
  openRule(rule: string): void
}) {
  const most = Math.max(...totals)
  return (
    <table className="score-sheet">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          {names.map((name, seat) => (
            <th key={`${name}-${seat.toString()}`} scope="col">
              <Shield seat={seat} size={20} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, text, rule, points }) => (
          <tr key={id}>
            <th scope="row">
              {text}{' '}
              {rule && (
                <button
                  type="button"
                  className="rule-link"
                  aria-label={words.rule(rule)}
                  onClick={() => openRule(rule)}
                >
                  {rule}
                </button>
              )}
            </th>
            {names.map((name, seat) => (
              <td key={`${name}-${seat.toString()}`} className={points[seat] === null ? 'none' : ''}>
                {points[seat] ?? '·'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {names.map((name, seat) => (
            <td key={`${name}-${seat.toString()}`} className={totals[seat] === most ? 'leads' : ''}>
              {totals[seat]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
