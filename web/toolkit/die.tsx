import { type ReactNode, useEffect, useRef, useState } from 'react'
import './die.css'

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[24, 24]],
  [
    [14, 14],
    [34, 34],
  ],
  [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
]

/** The six faces of an ordinary die. */
export const PIP_FACES: readonly ReactNode[] = PIPS.map(pips => (
  <svg key={pips.length} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {pips.map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="4.600" fill="currentColor" />
    ))}
  </svg>
))

const TUMBLE = 330
const FACES_SHOWN = 4

const still = (): boolean => document.documentElement.dataset.motion === 'off'

/** A die showing one of its faces. Whenever `roll` changes it tumbles there; kept, it is framed. */
export function Die({
  faces,
  shows,
  label,
  roll = 0,
  size = 48,
  kept = false,
}: {
  readonly faces: readonly ReactNode[]
  /** The face that is up, counted from 0. */
  readonly shows: number
  /** What the face says, for who does not see it. */
  readonly label: string
  /** Changes with every roll. */
  readonly roll?: number
  readonly size?: number
  readonly kept?: boolean
}) {
  const box = useRef<HTMLSpanElement>(null)
  const last = useRef(roll)
  const [passing, setPassing] = useState<number | null>(null)
  useEffect(() => {
    if (last.current === roll || still()) return
    last.current = roll
    box.current?.animate(
      [
        { rotate: '0deg', translate: '0 0', scale: '1' },
        { rotate: '200deg', translate: '0 -45%', scale: '1.1', offset: 0.45 },
        { rotate: '350deg', translate: '0 4%', scale: '.96', offset: 0.85 },
        { rotate: '360deg', translate: '0 0', scale: '1' },
      ],
      { duration: TUMBLE, easing: 'ease-out' },
    )
    let step = 0
    const timer = setInterval(() => {
      step++
      setPassing(step < FACES_SHOWN ? step : null)
      if (step >= FACES_SHOWN) clearInterval(timer)
    }, TUMBLE / FACES_SHOWN)
    return () => {
      clearInterval(timer)
      setPassing(null)
    }
  }, [roll])
  const face = passing === null ? shows : (shows + passing) % faces.length
  return (
    <span
      ref={box}
      className={`die${kept ? ' kept' : ''}`}
      role="img"
      aria-label={label}
      style={{ width: size, height: size }}
    >
      {faces[face]}
    </span>
  )
}
