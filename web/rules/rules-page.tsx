import { useEffect } from 'react'
import { to } from '../app/route.ts'
import { type GameId, POSTERS, posterOf } from '../home/games.ts'
import { useText } from '../text/index.ts'
import { useFigures } from './figures.tsx'
import { anchor, Inline, Markdown } from './markdown.tsx'
import { useBook } from './use-book.ts'
import './rules.css'

/** The rules of a game, with their contents beside them. */
export default function RulesPage({ game, section }: { readonly game: GameId; readonly section: string }) {
  const t = useText()
  const { parts, language } = useBook(game)
  const under = useFigures(game)
  const Art = posterOf(game)?.Art
  useEffect(() => {
    if (parts.length === 0 || section === '') return
    const place = document.getElementById(anchor(section))
    place?.scrollIntoView()
    place?.focus()
  }, [parts, section])
  const headings = parts.flatMap(part => (part.kind === 'heading' && part.depth === 2 ? [part] : []))
  return (
    <div className="rules">
      <aside>
        {Art && (
          <div className="rules-art">
            <Art />
          </div>
        )}
        <nav aria-label={t('rules')}>
          <ul className="other-rules">
            {POSTERS.map(({ id }) => (
              <li key={id}>
                <a href={to('rules', id)} aria-current={id === game ? 'page' : undefined}>
                  {t(`${id}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('contents')}>
          <h2>{t('contents')}</h2>
          <ol>
            {headings.map(({ text, number }) => (
              <li key={text}>
                <a href={to('rules', game, number)}>
                  <Inline text={text} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <article className="rules-text" lang={language}>
        <Markdown parts={parts} under={under} />
      </article>
    </div>
  )
}
