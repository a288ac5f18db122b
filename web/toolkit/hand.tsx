import type { CSSProperties, ReactNode } from 'react'
import { Card } from './card.tsx'
import './hand.css'

/** Cards held in a fan: those one sees, then backs for those one does not. */
export function Hand({
  label,
  cards,
  hidden = 0,
}: {
  readonly label: string
  readonly cards: readonly { readonly id: string; readonly card: ReactNode }[]
  /** Cards of which only the backs are seen. */
  readonly hidden?: number
}) {
  const all = [
    ...cards,
    ...Array.from({ length: hidden }, (_, i) => ({ id: `hidden-${i}`, card: <Card face={null} /> })),
  ]
  const middle = (all.length - 1) / 2
  return (
    <ul className="hand" aria-label={label}>
      {all.map(({ id, card }, i) => (
        <li key={id} style={{ '--from-middle': i - middle } as CSSProperties}>
          {card}
        </li>
      ))}
    </ul>
  )
}
