import { Shield, Thing } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { found } from '../home/found.ts'
import { LEVELS, type Level } from '../home/levels.ts'
import { useText } from '../text/index.ts'
import type { Founded, Verdict } from '../worker/messages.ts'
import { Plot } from './plot.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import type { Scene, Session } from './session.ts'

/** After the game: who won, the score sheet, the plot, the dice. */
export function End({
  session,
  scene: { update },
  openRule,
  replay,
}: {
  readonly session: Session
  readonly scene: Scene
  openRule(rule: string): void
  replay(): void
}) {
  const t = useText()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { result, seats } = update
  if (result === null) return null
  const winners = seats.flatMap(({ name }, seat) => (result.ranks[seat] === 1 ? [{ name, seat }] : []))
  const names = winners.map(({ name }) => name).join(', ')
  const { founded } = session
  return (
    <div className="end">
      <header className="victory">
        <Thing name="laurel" size={88} />
        <div>
          <p className="winner">
            {winners.map(({ seat }) => (
              <Shield key={seat} seat={seat} size={34} />
            ))}
            {winners.length === 1 ? t('wins', { name: names }) : t('shared', { names })}
          </p>
          <p>{result.text}</p>
        </div>
      </header>
      <div className="end-actions">
        <button
          type="button"
          className="primary"
          onClick={() =>
            found(
              founded.game,
              founded.plan.places.map((place, seat) =>
                typeof place === 'string' ? founded.names[seat] : null,
              ),
              levelOf(founded.plan.places),
            )
          }
        >
          {t('again')}
        </button>
        <button type="button" className="button" onClick={replay}>
          {t('replay')}
        </button>
        <button type="button" className="button" onClick={() => session.verify().then(setVerdict)}>
          {t('verify')}
        </button>
        <button type="button" className="quiet" onClick={() => save(session)}>
          {t('share')}
        </button>
      </div>
      {verdict && (
        <div className={`verdict ${verdict.ok ? 'good' : 'bad'}`} role="status">
          <p>{t('verifyAbout')}</p>
          <p>
            <strong>
              {verdict.ok
                ? t('verified', { n: verdict.draws, print: `${verdict.text.slice(0, 16)}…` })
                : t('notVerified', { why: verdict.text })}
            </strong>
          </p>
        </div>
      )}
      <div className="scroll-x">
        <ScoreSheet update={update} openRule={openRule} />
      </div>
      <Plot session={session} names={seats.map(({ name }) => name)} />
    </div>
  )
}

/** A rematch is played by bots as strong as before. */
function levelOf(places: Founded['plan']['places']): { level?: Level } {
  const bot = places.find(place => typeof place === 'object')?.bot
  const level = LEVELS.find(one => one === bot)
  return level ? { level } : {}
}

async function save(session: Session): Promise<void> {
  const url = URL.createObjectURL(new Blob([await session.record()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${session.founded.game}-${session.founded.id}.json`
  link.click()
  URL.revokeObjectURL(url)
}
