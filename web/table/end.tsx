import { Shield, Thing } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { useText } from '../text/index.ts'
import type { Verdict } from '../worker/messages.ts'
import { ScoreSheet } from './score-sheet.tsx'
import type { Scene, Session } from './session.ts'
import type { Desk } from './use-desk.ts'

/** After the game: who won, the score sheet, the plot, the dice. */
export function End({
  session,
  scene: { update },
  desk: { openRule, close, scrub },
}: {
  readonly session: Session
  readonly scene: Scene
  readonly desk: Desk
}) {
  const t = useText()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { result, seats } = update
  if (result === null) return null
  const winners = seats.flatMap(({ name }, seat) => (result.ranks[seat] === 1 ? [{ name, seat }] : []))
  const names = winners.map(({ name }) => name).join(', ')
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
        <button type="button" className="primary" onClick={() => session.again()}>
          {t('again')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            close()
            scrub(0)
          }}
        >
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
      <ScoreSheet update={update} openRule={openRule} />
    </div>
  )
}

async function save(session: Session): Promise<void> {
  const url = URL.createObjectURL(new Blob([await session.record()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${session.game}-${session.id}.json`
  link.click()
  URL.revokeObjectURL(url)
}
