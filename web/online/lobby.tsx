import { Shield } from '@pantheon/web/toolkit'
import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { Thumb } from '../home/thumb.tsx'
import { type Key, useText } from '../text/index.ts'
import { ApiError, api, type Summary } from './api.ts'
import { useAgo } from './durations.ts'
import { useClockWords } from './plan-words.ts'
import './online.css'

const EVERY = 10_000

/** The tables one may join or watch, fresh every few seconds; null before the first answer, 'away' without one. */
export function useLobby(
  game?: string,
): { open: readonly Summary[]; playing: readonly Summary[] } | 'away' | null {
  const [tables, setTables] = useState<ReturnType<typeof useLobby>>(null)
  useEffect(() => {
    let wanted = true
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      try {
        const [open, playing] = await Promise.all([api.lobby('open', game), api.lobby('playing', game)])
        if (wanted) setTables({ open: open.tables, playing: playing.tables })
      } catch (error) {
        if (wanted && error instanceof ApiError && error.status === 0) setTables('away')
      }
    }
    void look()
    const timer = setInterval(look, EVERY)
    addEventListener('online', look)
    return () => {
      wanted = false
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [game])
  return tables
}

/** Tables at a glance, each with what one can do there. */
export function Tables({
  tables,
  action,
}: {
  readonly tables: readonly Summary[]
  readonly action: 'joinTable' | 'watch' | 'goOn' | 'lookBack'
}) {
  const t = useText()
  const ago = useAgo()
  const clock = useClockWords()
  return (
    <ul className="tables">
      {tables.map(({ id, game, seats, yourTurn, clock: plan, updatedAt }) => (
        <li key={id} className={yourTurn ? 'your-turn' : undefined}>
          <Thumb game={game} />
          <div>
            <span>
              <strong>{t(`${game}.title` as Key)}</strong>
              {yourTurn && <span className="badge">{t('yourTurn')}</span>}
            </span>
            <span className="who">
              {seats.map(({ kind, name, acts }, seat) => (
                <span key={`seat-${seat.toString()}`} className={`${kind}${acts ? ' acts' : ''}`}>
                  <Shield seat={seat} size={16} />{' '}
                  {kind === 'person' ? name : kind === 'bot' ? t('bot') : t('seatFree')}
                </span>
              ))}
            </span>
            <span className="facts">
              {clock(plan)} · {ago(updatedAt)}
            </span>
          </div>
          <a className="button" href={to('online', id)}>
            {t(action)}
            <span className="hidden">: {t(`${game}.title` as Key)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
