import type { Update } from '@pantheon/table'
import { ScoreTable } from '@pantheon/web/toolkit'
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
  const rows = [...new Map(standing.lines.map(line => [line.what, line])).values()].map(
    ({ what, text, rule }) => ({
      id: what,
      text,
      rule,
      points: seats.map((_, seat) => pointsOf(what, seat)),
    }),
  )
  function pointsOf(what: string, seat: number): number | null {
    const own = standing?.lines.filter(line => line.what === what && line.seat === seat) ?? []
    return own.length === 0 ? null : own.reduce((sum, line) => sum + line.points, 0)
  }
  return (
    <div className="scroll-x">
      <ScoreTable
        names={seats.map(({ name }) => name)}
        rows={rows}
        totals={standing.totals}
        words={{ line: t('line'), total: t('total'), rule: n => t('ruleOpen', { n }) }}
        openRule={openRule}
      />
    </div>
  )
}
