import { useEffect, useRef } from 'react'
import { Shield } from './seat.tsx'
import './story.css'

/** One sentence of what happened. */
export interface StoryLine {
  readonly id: string
  readonly seat: number | null
  readonly text: string
  /** A heading begins a turn or a round; what the table says stands back. */
  readonly kind: 'game' | 'table' | 'heading'
}

/** What happened, in sentences; each can be visited. The newest is in sight and read out. */
export function Story({ lines, visit }: { readonly lines: readonly StoryLine[]; visit(id: string): void }) {
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.id
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [last])
  return (
    <ol ref={list} className="story" aria-live="polite">
      {lines.map(({ id, seat, text, kind }) => (
        <li key={id} className={`story-${kind}`}>
          <button type="button" onClick={() => visit(id)}>
            {seat === null ? <span className="no-shield" /> : <Shield seat={seat} size={15} />}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
