import { Sheet } from '@pantheon/web/toolkit'
import { to } from '../app/route.ts'
import { useNarrow } from '../table/phone.ts'
import { useText } from '../text/index.ts'
import { useFigures } from './figures.tsx'
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
  const narrow = useNarrow()
  const { parts, language } = useBook(game)
  const under = useFigures(game)
  return (
    <Sheet
      key={section}
      title={t('rule', { n: section })}
      closeLabel={t('close')}
      close={close}
      beside={!narrow}
    >
      <div className="rules-text" lang={language}>
        <Markdown parts={cited(parts, section)} under={under} />
      </div>
      <a href={to('rules', game, section)}>{t('allRules')}</a>
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
