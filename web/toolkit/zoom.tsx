import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import './zoom.css'

const STEPS = [1, 1.35, 1.8] as const
const LEAST = STEPS[0]
const MOST = STEPS[STEPS.length - 1]

const bounded = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale))

/** Something that can be looked at larger: with two fingers, or by its buttons. Enlarged, it is scrolled. */
export function Zoom({
  words,
  children,
}: {
  readonly words: { readonly closer: string; readonly further: string }
  readonly children: ReactNode
}) {
  const [scale, setScale] = useState<number>(LEAST)
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const pinch = useRef<{ readonly spread: number; readonly scale: number } | null>(null)
  const spread = (): number => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const touch = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 2) pinch.current ??= { spread: spread(), scale }
    if (pinch.current && fingers.current.size === 2)
      setScale(bounded((pinch.current.scale * spread()) / pinch.current.spread))
  }
  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId)
    pinch.current = null
  }
  return (
    <div
      className={`zoom${scale > LEAST ? ' closer' : ''}`}
      onPointerDown={touch}
      onPointerMove={event => fingers.current.has(event.pointerId) && touch(event)}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <div className="zoom-scroll">
        <div className="zoom-in" style={{ zoom: scale, width: `${scale * 100}%` } as CSSProperties}>
          {children}
        </div>
      </div>
      <div className="zoom-buttons">
        <button
          type="button"
          aria-label={words.closer}
          disabled={scale >= MOST}
          onClick={() => setScale(STEPS.find(step => step > scale + 0.01) ?? MOST)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={words.further}
          disabled={scale <= LEAST}
          onClick={() => setScale(STEPS.findLast(step => step < scale - 0.01) ?? LEAST)}
        >
          −
        </button>
      </div>
    </div>
  )
}
