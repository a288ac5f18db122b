import type { CSSProperties } from 'react'
import { useText } from '../text/index.ts'

const RULE = /^\s*[─-]{5,}\s*$/
const HEADED = /^──\s+(.+?)\s+─+$/

interface Panel {
  readonly title: string
  readonly lines: readonly string[]
}

/** The panels of a table drawn in text: its ruled lines part them and may carry a title; without any, blank lines do. */
function panels(drawn: string): Panel[] {
  const ruled = drawn.split('\n').some(line => RULE.test(line) || HEADED.test(line))
  const out: { title: string; lines: string[] }[] = [{ title: '', lines: [] }]
  for (const line of drawn.split('\n')) {
    const title = line.match(HEADED)?.[1]
    if (title !== undefined || RULE.test(line) || (!ruled && line.trim() === ''))
      out.push({ title: title ?? '', lines: [] })
    else out.at(-1)?.lines.push(line)
  }
  return out
    .filter(({ lines }) => lines.some(line => line.trim() !== ''))
    .map(({ title, lines }) => ({ title, lines: dedented(lines) }))
}

/** Without blank lines around it, and without the margin that all lines share: every column counts on a phone. */
function dedented(lines: readonly string[]): string[] {
  const full = lines.filter(line => line.trim() !== '')
  const margin = Math.min(...full.map(line => line.search(/\S/)))
  return lines
    .slice(lines.indexOf(full[0]), lines.lastIndexOf(full[full.length - 1]) + 1)
    .map(line => line.slice(margin).trimEnd())
}

/** Fewer lines are sentences, not a drawing: they may wrap. */
const DRAWING = 3

const columns = (lines: readonly string[]): number => {
  const longest = Math.max(24, ...lines.map(line => line.length))
  return lines.length < DRAWING ? Math.min(longest, 44) : longest
}

/** The table in words: what a game without a board of its own shows, and anyone may ask for. */
export function Words({ drawn }: { readonly drawn: string }) {
  const t = useText()
  return (
    <section className="words" aria-label={t('tableState')}>
      {panels(drawn).map(({ title, lines }, i) => (
        <article key={`${title}-${i.toString()}`} className="words-panel">
          {title && <h2>{title}</h2>}
          {/* A drawing made of letters: its columns matter, so it keeps its blanks and shrinks to its place. */}
          <pre
            className={lines.length < DRAWING ? 'prose' : undefined}
            style={{ '--columns': columns(lines) } as CSSProperties}
          >
            {lines.join('\n')}
          </pre>
        </article>
      ))}
    </section>
  )
}
