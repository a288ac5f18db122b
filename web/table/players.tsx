import type { Update } from '@pantheon/table'
import { type PlayerProps, Shield } from '@pantheon/web/toolkit'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../text/index.ts'

/** Everyone at the table: who acts, the points now, and what is public. */
export function Players({
  update,
  view,
  totals,
  Player,
  beside,
  openScore,
}: {
  readonly update: Update
  readonly view: unknown
  readonly totals: readonly number[]
  readonly Player: ComponentType<PlayerProps> | null
  /** What stands under a player's name at a table on a server. */
  readonly beside?: ((seat: number) => ReactNode) | undefined
  openScore(): void
}) {
  const t = useText()
  return (
    <section className="players" aria-label={t('standing')}>
      {update.seats.map(({ name }, seat) => (
        <article
          key={`${name}-${seat.toString()}`}
          className={`player${update.who.includes(seat) ? ' acting' : ''}${seat === update.seat ? ' own' : ''}`}
        >
          <header>
            <Shield seat={seat} size={30} />
            <h2>
              {name} {seat === update.seat && <small>({t('isYou')})</small>}
            </h2>
            <button
              type="button"
              className="score"
              aria-label={`${t('points', { n: totals[seat] ?? 0 })}: ${t('scoreSheet')}`}
              onClick={openScore}
            >
              {totals[seat] ?? 0}
            </button>
          </header>
          {beside?.(seat)}
          {Player && view !== null && <Player view={view} seat={seat} />}
        </article>
      ))}
    </section>
  )
}
