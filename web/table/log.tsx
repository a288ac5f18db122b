import type { Told } from '@pantheon/table'
import { Scrubber, Story, type StoryLine } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'
import type { Desk } from './use-desk.ts'

/** More lines than anyone scrolls through make the page slow; the scrubber reaches the rest. */
const SHOWN = 120

/** What happened, in sentences, with a scrubber through the whole game under it. */
export function Log({
  story,
  of,
  desk,
}: {
  readonly story: readonly Told[]
  readonly of: number
  readonly desk: Desk
}) {
  const t = useText()
  const first = Math.max(0, story.length - SHOWN)
  const lines = story.slice(first).map((told, i) => lineOf(told, first + i))
  return (
    <section className="log" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <Story lines={lines} visit={id => desk.visit(Number(id.split('-')[1]))} />
      <GameScrubber at={desk.past?.at ?? of} of={of} scrub={desk.scrub} />
    </section>
  )
}

/** A sentence of the table as a line; a turn that begins is a heading. */
function lineOf({ n, seat, text, kind, event }: Told, index: number): StoryLine {
  const id = `${index}-${n}`
  const turnOf = typeof event === 'object' && event !== null ? (event as { key?: string; seat?: number }) : {}
  if (turnOf.key === 'turn') return { id, seat: turnOf.seat ?? null, text, kind: 'heading' }
  return { id, seat, text, kind: kind === 'game' ? 'game' : 'table' }
}

/** A scrubber in the reader's language. */
export function GameScrubber({
  at,
  of,
  scrub,
}: {
  readonly at: number
  readonly of: number
  scrub(at: number): void
}) {
  const t = useText()
  const words = {
    label: t('scrub'),
    back: t('scrubBack'),
    on: t('scrubOn'),
    at: (now: number, all: number) => t('scrubAt', { at: now, of: all }),
  }
  return <Scrubber at={at} of={of} scrub={scrub} words={words} />
}
