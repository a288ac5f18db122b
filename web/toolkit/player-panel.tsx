import type { ReactNode } from 'react'
import { Shield } from './seat.tsx'
import './player-panel.css'

/** A player at the table: shield, name, points now, and below it what is public of them. */
export function PlayerPanel({
  seat,
  name,
  note,
  points,
  scoreLabel,
  acting = false,
  own = false,
  openScore,
  open,
  openLabel,
  children,
}: {
  readonly seat: number
  readonly name: string
  /** Beside the name, smaller. */
  readonly note?: string
  readonly points: number
  /** What the points are and that they open the score sheet. */
  readonly scoreLabel: string
  readonly acting?: boolean
  readonly own?: boolean
  openScore(): void
  /** Shows all that is public of the player, where the panel has no room for it. */
  open?: (() => void) | undefined
  readonly openLabel?: string
  readonly children?: ReactNode
}) {
  const head = (
    <>
      <Shield seat={seat} size={30} />
      <span className="player-name">
        {name} {note && <small>({note})</small>}
      </span>
    </>
  )
  return (
    <article
      className={`player${acting ? ' acting' : ''}${own ? ' own' : ''}`}
      aria-current={acting ? 'step' : undefined}
    >
      <header>
        <h2>
          {open ? (
            <button type="button" className="player-open" aria-label={openLabel} onClick={open}>
              {head}
            </button>
          ) : (
            head
          )}
        </h2>
        <button type="button" className="score" aria-label={scoreLabel} onClick={openScore}>
          {points}
        </button>
      </header>
      {children}
    </article>
  )
}
