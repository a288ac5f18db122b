import type { ReactNode } from 'react'
import { type Key, useText } from '../../text/index.ts'
import * as art from './art.tsx'
import * as pieces from './pieces.tsx'
import * as table from './table.tsx'
import './gallery.css'

/** What is shown, each by the key of its title. */
const EXHIBITS: readonly (readonly [title: Key, show: () => ReactNode])[] = [
  ['exhibit.borders', art.Borders],
  ['exhibit.figures', art.Figures],
  ['exhibit.things', art.Things],
  ['exhibit.shields', art.Shields],
  ['exhibit.cards', pieces.Cards],
  ['exhibit.hand', pieces.Hands],
  ['exhibit.tokens', pieces.Tokens],
  ['exhibit.cubes', pieces.Cubes],
  ['exhibit.dice', pieces.Dice],
  ['exhibit.track', pieces.Tracks],
  ['exhibit.hexes', pieces.Hexes],
]

/** What stands on the page itself, whatever the ground. */
const TABLE: readonly (readonly [title: Key, show: () => ReactNode])[] = [
  ['exhibit.player', table.Panels],
  ['exhibit.prompt', table.Prompts],
  ['exhibit.moves', table.Moves],
  ['exhibit.log', table.Logs],
  ['exhibit.score', table.Scores],
  ['exhibit.plot', table.Plots],
  ['exhibit.chat', table.Talk],
  ['exhibit.sheet', table.Sheets],
]

/** Every piece of the toolkit with its states: what is drawn by day and by night, what stands on the page as it is set. */
export default function Gallery() {
  const t = useText()
  return (
    <div className="page gallery">
      <h1>{t('gallery')}</h1>
      <p>{t('galleryAbout')}</p>
      {EXHIBITS.map(([title, Show]) => (
        <section key={title} className="exhibit">
          <h2>{t(title)}</h2>
          <div className="sides">
            <div className="day side-of">
              <Show />
            </div>
            <div className="night side-of">
              <Show />
            </div>
          </div>
        </section>
      ))}
      {TABLE.map(([title, Show]) => (
        <section key={title} className="exhibit">
          <h2>{t(title)}</h2>
          <div className="plain-side">
            <Show />
          </div>
        </section>
      ))}
    </div>
  )
}
