import type { Told } from '@pantheon/table'
import { Shield } from '@pantheon/web/toolkit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { moving } from '../app/settings.ts'
import { useText } from '../text/index.ts'

/** How long a step of the recap stands. */
const STEP = 1_700

/** What the others did in one's absence, step by step on the board; it can be stopped, stepped through or skipped. */
export function Recap({
  missed,
  show,
  done,
}: {
  readonly missed: readonly Told[]
  show(entry: number): void
  done(): void
}) {
  const t = useText()
  const steps = useMemo(() => stepsOf(missed), [missed])
  const [at, setAt] = useState(0)
  const [runs, setRuns] = useState(moving)
  const [n, lines] = steps[at]
  const last = at === steps.length - 1
  const shows = useRef(show)
  useEffect(() => shows.current(n), [n])
  const ends = useRef(done)
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => (last ? ends.current() : setAt(at + 1)), STEP)
    return () => clearTimeout(timer)
  }, [runs, last, at])
  const step = (to: number) => {
    setRuns(false)
    setAt(to)
  }
  return (
    <section className="prompt recap" aria-label={t('recap')}>
      <h2>
        {t('recap')} <small>{t('recapAt', { at: at + 1, of: steps.length })}</small>
      </h2>
      <div aria-live="polite">
        {lines.map(({ seat, text }, i) => (
          <p key={`${n}-${i.toString()}`} className="prompt-text">
            {seat !== null && <Shield seat={seat} size={20} />} {text}
          </p>
        ))}
      </div>
      <div className="row">
        <button
          type="button"
          className="quiet"
          disabled={at === 0}
          aria-label={t('back')}
          onClick={() => step(at - 1)}
        >
          ‹
        </button>
        {(runs || !last) && (
          <button type="button" className="quiet" aria-pressed={!runs} onClick={() => setRuns(!runs)}>
            {runs ? t('pause') : t('run')}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          disabled={last}
          aria-label={t('forward')}
          onClick={() => step(at + 1)}
        >
          ›
        </button>
        <button type="button" className="button" onClick={done}>
          {last ? t('toNow') : t('skipRecap')}
        </button>
      </div>
    </section>
  )
}

/** What each entry told, in the order of the entries. */
function stepsOf(missed: readonly Told[]): [n: number, lines: Told[]][] {
  const steps = new Map<number, Told[]>()
  for (const told of missed) steps.set(told.n, [...(steps.get(told.n) ?? []), told])
  return [...steps]
}
