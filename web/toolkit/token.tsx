import type { CSSProperties, ReactNode } from 'react'
import './token.css'

/** A round token of clay: what is drawn on it, dark on clay or clay on dark. */
export function Token({
  children,
  size = 30,
  look = 'night',
  flip,
}: {
  readonly children: ReactNode
  readonly size?: number
  readonly look?: 'day' | 'night'
  readonly flip?: string
}) {
  return (
    <span className={`token ${look}`} data-flip={flip} style={{ '--disc': `${size}px` } as CSSProperties}>
      {children}
    </span>
  )
}

/** Tokens that lie on one another; past `drawn` of them the number says the rest. */
export function Pile({
  count,
  drawn = 4,
  children,
}: {
  readonly count: number
  readonly drawn?: number
  children(index: number): ReactNode
}) {
  return (
    <span className="token-pile">
      {Array.from({ length: Math.min(count, drawn) }, (_, i) => (
        <span key={`t${i.toString()}`}>{children(i)}</span>
      ))}
      {count > drawn && <b>{count}</b>}
    </span>
  )
}
