import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { Reading } from '../online/reading.ts'
import { useBoard } from '../table/boards.ts'
import { useText } from '../text/index.ts'
import { recordOf } from './books.ts'

/** Eyes that see everything: the game was over long ago. */
const ALL = -3

/** Draws what belongs under a section's heading: a part of the real board at a moment of a recorded game. */
export function useFigures(game: string): (section: string) => ReactNode {
  const t = useText()
  const { language } = useSettings()
  const figures = useBoard(game)?.figures
  const views = useViews(game, figures?.record ?? '', figures?.sections)
  return section => {
    const figure = figures?.sections[section]
    const view = figure && views.get(figure.at)
    if (figure === undefined || view === undefined) return null
    return (
      <figure className="rule-figure">
        <div className="rule-figure-in" inert>
          <figure.Part view={view} language={language} />
        </div>
        <figcaption>{t('figure')}</figcaption>
      </figure>
    )
  }
}

type Sections = Readonly<Partial<Record<string, { readonly at: number }>>>

/** By number of decisions: what the table looked like then. A worker plays the record again. */
function useViews(
  game: string,
  record: string,
  sections: Sections | undefined,
): ReadonlyMap<number, unknown> {
  const [views, setViews] = useState<ReadonlyMap<number, unknown>>(new Map())
  const moments = useMemo(
    () => [...new Set(Object.values(sections ?? {}).flatMap(section => section?.at ?? []))],
    [sections],
  )
  useEffect(() => {
    if (moments.length === 0) return
    let reading: Reading | null = null
    let wanted = true
    const read = async (): Promise<void> => {
      const played = await recordOf(game, record)
      if (played === null || !wanted) return
      reading = new Reading(
        game,
        Array.from({ length: played.seats }, () => ''),
      )
      reading.review(played)
      for (const at of moments) {
        const { view } = await reading.look({ decisions: at }, ALL)
        if (wanted) setViews(before => new Map(before).set(at, view))
      }
      reading.close()
    }
    void read()
    return () => {
      wanted = false
      reading?.close()
    }
  }, [game, record, moments])
  return views
}
