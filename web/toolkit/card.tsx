import type { ReactNode } from 'react'
import { Band } from './art/borders.tsx'
import './card.css'

/** What stands on a card. */
export interface CardFace {
  readonly title: string
  /** The picture, in the figure's colour. */
  readonly art?: ReactNode
  readonly text?: ReactNode
  /** Along the lower edge: what lies on the card, its value. */
  readonly foot?: ReactNode
}

/**
 * A card. It turns over when `down` changes; what lies face down shows its back only, and nothing of its face is in
 * the page.
 */
export function Card({
  face,
  down = false,
  back,
  look = 'day',
  mark,
  className = '',
}: {
  readonly face: CardFace | null
  readonly down?: boolean
  /** What is drawn on the back, over the pattern. */
  readonly back?: ReactNode
  readonly look?: 'day' | 'night'
  /** In the corner: whose it is. */
  readonly mark?: ReactNode
  readonly className?: string
}) {
  const hidden = down || face === null
  return (
    <span className={`card ${hidden ? 'night' : look} ${hidden ? 'down' : 'up'} ${className}`}>
      {hidden ? (
        <span className="card-back">
          <Band band="meander" height={9} />
          <span className="card-back-in">{back}</span>
          <Band band="meander" height={9} flip />
        </span>
      ) : (
        <span className="card-face">
          <span className="card-title">{face.title}</span>
          {face.art && <span className="card-art">{face.art}</span>}
          {face.text && <span className="card-text">{face.text}</span>}
          {face.foot && <span className="card-foot">{face.foot}</span>}
        </span>
      )}
      {mark && <span className="card-mark">{mark}</span>}
    </span>
  )
}
