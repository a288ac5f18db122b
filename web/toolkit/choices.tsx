import { useEffect, useRef } from 'react'
import { beside, EDGE, WIDTH } from './beside.ts'
import type { Offer } from './board.ts'
import { within } from './bubble.tsx'
import { sentence } from './moves.ts'

/** A thing with several moves, opened. */
export interface Opened {
  readonly from: HTMLElement
  readonly label: string
  readonly offers: readonly Offer[]
}

const ROW = 48
const HEAD = 60

/** The moves of one thing, beside it. */
export function Choices({
  opened: { from, label, offers },
  choose,
  close,
}: {
  readonly opened: Opened
  choose(move: string): void
  close(): void
}) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    const leave = (event: Event) => {
      const away = event instanceof KeyboardEvent ? event.key === 'Escape' : !within(box.current, event)
      if (away) close()
    }
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  })
  const { left, top, above } = beside(from, offers.length * ROW + HEAD)
  return (
    <fieldset
      ref={box}
      className="choices"
      style={{
        left,
        [above ? 'bottom' : 'top']: top,
        width: WIDTH,
        maxHeight: `calc(100vh - ${top + EDGE}px)`,
      }}
    >
      <legend>{label}</legend>
      {offers.map(({ move, text }) => (
        <button key={move} type="button" onClick={() => choose(move)}>
          {sentence(text)}
        </button>
      ))}
    </fieldset>
  )
}
