import { type RefObject, useLayoutEffect, useRef } from 'react'

const TIME = 300
const NEAR = 3

const still = (): boolean => document.documentElement.dataset.motion === 'off'

/** Pieces marked `data-flip` travel from where they were to where they are whenever something has changed. */
export function useFlip(root: RefObject<HTMLElement | null>, version: unknown): void {
  const places = useRef<Map<string, DOMRect> | null>(null)
  const seen = useRef<unknown>(null)
  useLayoutEffect(() => {
    const frame = root.current
    if (frame === null || seen.current === version) return
    seen.current = version
    const origin = frame.getBoundingClientRect()
    const before = places.current
    const now = new Map<string, DOMRect>()
    for (const piece of frame.querySelectorAll<HTMLElement>('[data-flip]')) {
      const rect = piece.getBoundingClientRect()
      const id = piece.dataset.flip ?? ''
      const place = new DOMRect(rect.x - origin.x, rect.y - origin.y, rect.width, rect.height)
      now.set(id, place)
      if (before !== null && !still()) travel(piece, before.get(id), place)
    }
    places.current = now
  })
}

function travel(piece: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (from === undefined) {
    piece.animate(
      [
        { opacity: 0, scale: 0.4 },
        { opacity: 1, scale: 1 },
      ],
      { duration: TIME, easing: 'ease-out' },
    )
    return
  }
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  if (Math.abs(dx) + Math.abs(dy) < NEAR) return
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
    duration: TIME,
    easing: 'cubic-bezier(.3,.1,.2,1)',
  })
}
