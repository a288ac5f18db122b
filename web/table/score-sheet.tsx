import type { Update } from '@pantheon/table'
import { Shield } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'

/** The score sheet line by line: what gives points, by which rule, to whom. */
export function ScoreSheet({
  update: { standing, seats },
  openRule,
}: {
  readonly update: Update
  openRule(rule: string): void
}) {
  const t = useText()
  if (standing === null) return null
  const rows = [...new Map(standing.lines.map(line => [line.what, line])).values()]
  const points = (what: string, seat: number): number | null => {
    const own = standing.lines.filter(line => line.what === what && line.seat === seat)
    return own.length === 0 ? null : own.reduce((sum, line) => sum + line.points, 0)
  }
  return (
    <table className="score-sheet">
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          {seats.map(({ name }, seat) => (
            <th key={`${name}-${seat.toString()}`} scope="col">
              <Shield seat={seat} size={20} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, text, rule }) => (
          <tr key={what}>
            <th scope="row">
              {text}{' '}
              {rule && (
                <button
                  type="button"
                  className="rule-link"
                  aria-label={t('ruleOpen', { n: rule })}
                  onClick={() => openRule(rule)}
                >
                  {rule}
                </button>
              )}
            </th>
            {seats.map(({ name }, seat) => (
              <td key={`${name}-${seat.toString()}`}>{points(what, seat) ?? '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {seats.map(({ name }, seat) => (
            <td key={`${name}-${seat.toString()}`}>{standing.totals[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
