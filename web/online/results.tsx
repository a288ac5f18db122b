import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { type Key, useText } from '../text/index.ts'
import { api, type Result } from './api.ts'
import { useMoment } from './durations.ts'

/** Games that someone has finished at listed tables. */
export function Results({ player }: { readonly player: string }) {
  const t = useText()
  const moment = useMoment()
  const [results, setResults] = useState<readonly Result[]>([])
  useEffect(() => {
    api.results(player).then(
      answer => setResults(answer.results),
      () => setResults([]),
    )
  }, [player])
  if (results.length === 0) return null
  return (
    <>
      <h2>{t('results')}</h2>
      <ul className="results">
        {results.map(({ table, game, finishedAt, seats }) => (
          <li key={table}>
            <a href={to('online', table)}>{t(`${game}.title` as Key)}</a>{' '}
            <span>
              {[...seats]
                .sort((a, b) => a.place - b.place)
                .map(({ name, place, score }) => t('placed', { place, name, score }))
                .join(', ')}
            </span>{' '}
            <span className="facts">{moment(finishedAt)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
