import type { CSSProperties, ReactNode } from 'react'
import { Spot } from './lights.tsx'
import './track.css'

/** One space of a track. */
export interface Space {
  readonly id: string
  /** What the space is called, and what stands on it. */
  readonly label: string
  /** Printed on it. */
  readonly sign?: ReactNode
  readonly look?: 'plain' | 'goal' | 'good' | 'bad'
  /** The pieces on it, each named so that it travels. */
  readonly pieces?: readonly { readonly id: string; readonly piece: ReactNode }[]
}

/** Spaces in a row that turns back at the end of each line, as an ox ploughs; moves find one as `space <id>`. */
export function Track({
  label,
  spaces,
  columns,
}: {
  readonly label: string
  readonly spaces: readonly Space[]
  readonly columns: number
}) {
  return (
    <ol className="track" aria-label={label} style={{ '--columns': columns } as CSSProperties}>
      {spaces.map(({ id, label: name, sign, look = 'plain', pieces = [] }, i) => {
        const row = Math.floor(i / columns)
        const along = i % columns
        const back = row % 2 === 1
        const column = back ? columns - along : along + 1
        const turn = along === columns - 1 && i < spaces.length - 1
        const way = turn ? 'turns' : back ? 'back' : 'on'
        return (
          <li key={id} className={`to-${way}`} style={{ gridRow: row + 1, gridColumn: column }}>
            <Spot on={`space ${id}`} label={name} className={`space ${look}`}>
              <span className="space-sign">{sign ?? i}</span>
              <span className="space-pieces">
                {pieces.map(({ id: piece, piece: drawn }) => (
                  <span key={piece} data-flip={piece}>
                    {drawn}
                  </span>
                ))}
              </span>
            </Spot>
          </li>
        )
      })}
    </ol>
  )
}
