import { Sheet } from '@pantheon/web/toolkit'
import { to } from '../app/route.ts'
import { useText } from '../text/index.ts'
import { type Block, Markdown } from './markdown.tsx'
import { useBook } from './use-book.ts'
import './rules.css'

/** The section a prompt cites, opened beside the table. */
export function RuleSheet({
  game,
  section,
  close,
}: {
  readonly game: string
  readonly section: string
  close(): void
}) {
  const t = useText()
  const parts = useBook(game)
  return (
    <Sheet title={t('rule', { n: section })} closeLabel={t('close')} close={close}>
      <div className="rules-text">
        <Markdown parts={cited(parts, section)} />
      </div>
      <a href={to('rules', game, section)}>{t('rules')}</a>
    </Sheet>
  )
}

/** A section with everything under it. */
function cited(parts: readonly Block[], section: string): readonly Block[] {
  const start = parts.findIndex(part => part.kind === 'heading' && part.number === section)
  if (start < 0) return []
  const head = parts[start]
  const depth = head.kind === 'heading' ? head.depth : 0
  const length = parts.slice(start + 1).findIndex(part => part.kind === 'heading' && part.depth <= depth)
  return parts.slice(start, length < 0 ? undefined : start + 1 + length)
}
