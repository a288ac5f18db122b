import type { Language } from '@pantheon/core'
import type { Update } from '@pantheon/table'
import { PlayerPanel, type PlayerProps } from '@pantheon/web/toolkit'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../text/index.ts'
import { useNarrow } from './phone.ts'
import type { Desk } from './use-desk.ts'

/** Everyone at the table: who acts, the points now, and what is public. On a phone a tap on a name shows the rest. */
export function Players({
  update,
  view,
  totals,
  Player,
  language,
  beside,
  desk,
}: {
  readonly update: Update
  readonly view: unknown
  readonly totals: readonly number[]
  readonly Player: ComponentType<PlayerProps> | null
  readonly language: Language
  /** What stands under a player's name at a table on a server. */
  readonly beside?: ((seat: number) => ReactNode) | undefined
  readonly desk: Desk
}) {
  const t = useText()
  const narrow = useNarrow()
  const shows = Player !== null && view !== null
  return (
    <section className="players" aria-label={t('standing')}>
      {update.seats.map(({ name }, seat) => (
        <PlayerPanel
          key={`${name}-${seat.toString()}`}
          seat={seat}
          name={name}
          {...(seat === update.seat ? { note: t('isYou') } : {})}
          points={totals[seat] ?? 0}
          scoreLabel={`${t('points', { n: totals[seat] ?? 0 })}: ${t('scoreSheet')}`}
          acting={update.who.includes(seat)}
          own={seat === update.seat}
          openScore={() => desk.open('score')}
          open={narrow && shows ? () => desk.open({ player: seat }) : undefined}
          openLabel={t('showPlayer', { name })}
        >
          {beside?.(seat)}
          {shows && <Player view={view} seat={seat} language={language} />}
        </PlayerPanel>
      ))}
    </section>
  )
}
