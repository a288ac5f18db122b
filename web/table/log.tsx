import type { Told } from '@pantheon/table'
import { Shield } from '@pantheon/web/toolkit'
import { useEffect, useRef } from 'react'
import { useText } from '../text/index.ts'

/** More lines than anyone scrolls through make the page slow; the scrubber reaches the rest. */
const SHOWN = 120

/** What happened, in sentences, with a scrubber through the whole game under it. */
export function Log({
  story,
  at,
  of,
  scrub,
  visit,
}: {
  readonly story: readonly Told[]
  readonly at: number
  readonly of: number
  scrub(at: number): void
  /** Looks at the moment an entry of the log made. */
  visit(entry: number): void
}) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const { length } = story
  useEffect(() => {
    if (length >= 0) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [length])
  const first = Math.max(0, length - SHOWN)
  const lines = story.slice(first).map((told, i) => ({ ...told, key: first + i }))
  return (
    <section className="log" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <ol ref={list} aria-live="polite">
        {lines.map(({ key, n, seat, text, kind }) => (
          <li key={key}>
            <button type="button" className={`said-${kind}`} onClick={() => visit(n)}>
              {seat === null ? <span className="no-shield" /> : <Shield seat={seat} size={15} />}
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
      <Scrubber at={at} of={of} scrub={scrub} />
    </section>
  )
}

/** Looks back through the game, decision by decision. */
export function Scrubber({
  at,
  of,
  scrub,
}: {
  readonly at: number
  readonly of: number
  scrub(at: number): void
}) {
  const t = useText()
  return (
    <div className="scrubber">
      <button
        type="button"
        className="quiet"
        aria-label="−1"
        disabled={at <= 0}
        onClick={() => scrub(at - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={t('scrub')}
        aria-valuetext={t('scrubAt', { at, of })}
        onChange={event => scrub(Number(event.target.value))}
      />
      <button
        type="button"
        className="quiet"
        aria-label="+1"
        disabled={at >= of}
        onClick={() => scrub(at + 1)}
      >
        ›
      </button>
    </div>
  )
}
