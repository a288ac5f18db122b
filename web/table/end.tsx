import { Band, Shield, Wreath } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { type Key, useText } from '../text/index.ts'
import type { Verdict } from '../worker/messages.ts'
import { ScoreSheet } from './score-sheet.tsx'
import type { Scene, Session } from './session.ts'
import { type Shared, save, share } from './share.ts'
import { StoryOfTheGame } from './story-of-the-game.tsx'
import type { Desk } from './use-desk.ts'
import './end.css'

/** After the game: who won, the score sheet line by line, how it went, and the dice. */
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
  const { result, seats } = update
  if (result === null) return null
  const names = seats.map(({ name }) => name)
  const winners = [...names.keys()].filter(seat => result.ranks[seat] === 1)
  const visit = (at: number): void => {
    close()
    scrub(at)
  }
  return (
    <div className="end">
      <header className="victory clay-ground">
        <Band band="tongue" height={12} />
        <div className="victory-in">
          <Wreath size={120}>
            {winners.map(seat => (
              <Shield key={seat} seat={seat} size={winners.length === 1 ? 56 : 34} />
            ))}
          </Wreath>
          <div>
            <p className="winner">
              {winners.length === 0
                ? t('nobodyWins')
                : winners.length === 1
                  ? t('wins', { name: names[winners[0]] })
                  : t('shared', { names: winners.map(seat => names[seat]).join(', ') })}
            </p>
            <p>{result.text}</p>
          </div>
        </div>
        <Band band="tongue" height={12} flip />
      </header>
      <Actions session={session} names={names} replay={() => visit(0)} />
      <ScoreSheet update={update} openRule={openRule} />
      <StoryOfTheGame session={session} names={names} visit={visit} />
    </div>
  )
}

function Actions({
  session,
  names,
  replay,
}: {
  readonly session: Session
  readonly names: readonly string[]
  replay(): void
}) {
  const t = useText()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [shared, setShared] = useState<Shared | null>(null)
  return (
    <>
      <div className="end-actions">
        <button type="button" className="primary" onClick={() => session.again()}>
          {t('again')}
        </button>
        <button type="button" className="button" onClick={replay}>
          {t('replay')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void share(session, t(`${session.game}.title` as Key), names).then(setShared)}
        >
          {t('share')}
        </button>
        <button type="button" className="quiet" onClick={() => void save(session)}>
          {t('saveRecord')}
        </button>
        <button type="button" className="quiet" onClick={() => void session.verify().then(setVerdict)}>
          {t('verify')}
        </button>
      </div>
      {shared && shared.how !== 'handed' && (
        <label className="verdict good shared" role="status">
          {t(`share.${shared.how}`)}
          <input readOnly value={shared.link} onFocus={event => event.target.select()} />
        </label>
      )}
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
    </>
  )
}
