import { Thing } from '@pantheon/web/toolkit'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useText } from '../text/index.ts'
import type { Page } from './lesson.ts'
import './guide.css'

/** Where the guide stands, and the thing it points at. */
interface Place {
  readonly box: { readonly left: number; readonly top: number }
  readonly ring: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

const WIDTH = 330
const EDGE = 10
const GAP = 16
/** A little room around the thing pointed at. */
const AROUND = 7

const spotOf = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"], .${CSS.escape(name)}`)

/** One page of a tutorial beside the thing it is about, which it rings. The table stays in use. */
export function Guide({
  page: { say, at },
  progress: { done, of },
  next,
  ends,
  leave,
}: {
  readonly page: Page
  readonly progress: { readonly done: number; readonly of: number }
  /** Turns the page; null where the learner makes a move instead. */
  readonly next: (() => void) | null
  /** Is it the last page of all? */
  readonly ends: boolean
  leave(): void
}) {
  const t = useText()
  const { language } = useSettings()
  const box = useRef<HTMLElement>(null)
  const place = usePlace(at, box)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      {place && <span className="guide-ring" style={place.ring as CSSProperties} aria-hidden="true" />}
      <aside
        ref={box}
        className="guide"
        aria-label={t('lesson')}
        style={{ width: `min(${WIDTH}px, calc(100vw - ${2 * EDGE}px))`, ...place?.box }}
      >
        <Thing name="owl" size={44} />
        <div>
          <p aria-live="polite">{say[language]}</p>
          <progress value={done} max={of} aria-label={t('lessonAt', { done, of })} />
          <div className="guide-actions">
            {next && (
              <button type="button" className="primary" onClick={next}>
                {t(ends ? 'goOnPlaying' : 'next')}
              </button>
            )}
            {!ends && (
              <button type="button" className="quiet" onClick={leave}>
                {t('leaveLesson')}
              </button>
            )}
          </div>
        </div>
      </aside>
    </>
  )
}

/** Follows the thing pointed at, and finds room for the guide where it does not cover it. */
function usePlace(at: string, box: { readonly current: HTMLElement | null }): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    spotOf(at)?.scrollIntoView({ block: 'nearest' })
    const put = (): void => setPlace(placeFor(at, box.current))
    put()
    const timer = setInterval(put, FOLLOWING)
    addEventListener('resize', put)
    addEventListener('scroll', put, true)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', put)
      removeEventListener('scroll', put, true)
    }
  }, [at, box])
  return place
}

/** Pieces travel for a moment after a move: the ring follows. */
const FOLLOWING = 250

function placeFor(at: string, box: HTMLElement | null): Place | null {
  const spot = spotOf(at)
  if (spot === null || box === null) return null
  const { left, top, right, bottom, width, height } = spot.getBoundingClientRect()
  const { width: wide, height: high } = box.getBoundingClientRect()
  const across = Math.max(EDGE, Math.min(left + width / 2 - wide / 2, innerWidth - wide - EDGE))
  const along = Math.max(EDGE, Math.min(top + height / 2 - high / 2, innerHeight - high - EDGE))
  const rooms = [
    { left: right + GAP, top: along, fits: right + GAP + wide < innerWidth },
    { left: left - GAP - wide, top: along, fits: left - GAP - wide > 0 },
    { left: across, top: bottom + GAP, fits: bottom + GAP + high < innerHeight },
    { left: across, top: top - GAP - high, fits: top - GAP - high > 0 },
    { left: innerWidth - wide - EDGE, top: EDGE, fits: true },
  ]
  const room = rooms.find(({ fits }) => fits)
  return {
    box: { left: room?.left ?? EDGE, top: room?.top ?? EDGE },
    ring: { left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND },
  }
}
