import type { SeatInfo } from '@pantheon/table'
import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'
import { useDuration } from './durations.ts'

const SECOND = 1_000
/** Below this a live clock is in need of haste. */
const HASTE = 30_000

/** Under a player's name: whether they look, who plays for them, and their clock. */
export function Beside({
  info,
  looking,
  clock,
  days,
  arrived,
}: {
  readonly info: SeatInfo
  readonly looking: boolean
  readonly clock: { readonly left: number; readonly running: boolean } | null
  readonly days: boolean
  readonly arrived: number
}) {
  const t = useText()
  const state =
    info.kind === 'bot'
      ? 'bot'
      : info.resigned
        ? 'resigned'
        : info.away
          ? 'botPlays'
          : looking
            ? 'looking'
            : 'notLooking'
  return (
    <p className="beside">
      <span className={`presence ${state}`}>
        <span>{t(`presence.${state}`)}</span>
      </span>
      {clock && info.bot === null && <Clock {...clock} days={days} arrived={arrived} />}
    </p>
  )
}

function Clock({
  left,
  running,
  days,
  arrived,
}: {
  readonly left: number
  readonly running: boolean
  readonly days: boolean
  readonly arrived: number
}) {
  const t = useText()
  const say = useDuration()
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick(n => n + 1), SECOND)
    return () => clearInterval(timer)
  }, [running])
  const now = Math.max(0, left - (running ? performance.now() - arrived : 0))
  const haste = running && !days && now < HASTE
  return (
    <span className={`clock${running ? ' running' : ''}${haste ? ' haste' : ''}`} role="timer">
      <span className="hidden">{t('timeLeft')} </span>
      {days ? say(now) : face(now)}
    </span>
  )
}

/** `9:05`, as a clock on the table shows it. */
const face = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toString().padStart(2, '0')}`
}
