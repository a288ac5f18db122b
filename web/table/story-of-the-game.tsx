import { LinePlot, Shield } from '@pantheon/web/toolkit'
import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'
import type { Curve, Turning } from '../worker/messages.ts'
import { useAnalysis } from './analysis.ts'
import type { Session } from './session.ts'

/** The eyes that see everything: the game is over. */
const ALL = -3

const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`

/** How the game went: the standing, the chances to win, and where it turned. */
export function StoryOfTheGame({
  session,
  names,
  visit,
}: {
  readonly session: Session
  readonly names: readonly string[]
  /** Looks at the game after so many decisions. */
  visit(at: number): void
}) {
  const t = useText()
  const [curve, setCurve] = useState<Curve | null>(null)
  const analysing = useAnalysis(session, names)
  useEffect(() => {
    void session.curve(ALL).then(setCurve)
  }, [session])
  return (
    <div className="went">
      {curve && (
        <LinePlot title={t('curve')} label={t('curveOf')} names={names} at={curve.at} rows={curve.totals} />
      )}
      {analysing.is === 'working' && (
        <p className="analysing" role="status">
          {t('analysing')}
          <progress value={analysing.share} aria-label={t('analysing')} />
        </p>
      )}
      {analysing.is === 'done' && (
        <LinePlot
          title={t('chances')}
          label={t('chancesOf')}
          names={names}
          at={analysing.chances.at}
          rows={analysing.chances.rows}
          bounds={[0, 1]}
          format={percent}
          marks={analysing.chances.turnings.map((turning, i) => ({
            id: `${turning.at}`,
            at: turning.at,
            seat: turning.winner,
            label: t('turningAt', { n: i + 1 }),
          }))}
          visit={({ at }) => visit(at)}
        />
      )}
      {analysing.is === 'done' && analysing.chances.turnings.length > 0 && (
        <section className="turnings">
          <h3>{t('turnings')}</h3>
          <ol>
            {analysing.chances.turnings.map(turning => (
              <TurningLine key={turning.at} turning={turning} names={names} visit={visit} />
            ))}
          </ol>
        </section>
      )}
      {analysing.is === 'done' && (
        <ul className="how-well">
          {names.map((name, seat) => (
            <li key={`${name}-${seat.toString()}`}>
              <Shield seat={seat} size={18} />{' '}
              {t('playedBest', { name, share: percent(analysing.chances.best[seat]) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TurningLine({
  turning: { at, seat, move, better, winner, from, to },
  names,
  visit,
}: {
  readonly turning: Turning
  readonly names: readonly string[]
  visit(at: number): void
}) {
  const t = useText()
  return (
    <li>
      <button type="button" onClick={() => visit(at)}>
        <Shield seat={seat} size={20} />
        <span>
          <b>{names[seat]}</b>: {move}.{' '}
          {t('turned', { name: names[winner], from: percent(from), to: percent(to) })}
          {better && <> {t('betterWas', { move: better })}</>}
        </span>
      </button>
    </li>
  )
}
