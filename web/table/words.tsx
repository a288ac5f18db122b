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
  return out.filter(({ lines }) => lines.some(line => line.trim() !== ''))
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
          <pre>{lines.join('\n').replace(/^\n+|\n+$/g, '')}</pre>
        </article>
      ))}
    </section>
  )
}
