import type { ClockPlan, Place } from '@pantheon/table'
import { Shield } from '@pantheon/web/toolkit'
import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { POSTERS, type Poster } from '../home/games.ts'
import { LEVELS } from '../home/levels.ts'
import { useText } from '../text/index.ts'
import { api, type Offered } from './api.ts'
import { makeTable } from './make.ts'
import { useClockWords } from './plan-words.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import '../home/home.css'
import './online.css'

const MINUTE = 60
const DAY = 86_400

/** The clocks one can choose. */
const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 10 * MINUTE, add: 15 },
  { kind: 'live', seconds: 25 * MINUTE, add: 20 },
  { kind: 'live', seconds: 60 * MINUTE, add: 30 },
  { kind: 'days', seconds: DAY },
  { kind: 'days', seconds: 3 * DAY },
]

type Value = string | number | boolean

/** Makes a table: seats, clock, who may see it, the game's own options. */
export default function MakePage({ poster: { id, seats, usual, Art } }: { readonly poster: Poster }) {
  const t = useText()
  const clockWords = useClockWords()
  const offered = useOffered(id)
  const [count, setCount] = useState(usual)
  const [places, setPlaces] = useState<readonly Place[]>(() => new Array<Place>(seats[1]).fill('open'))
  const [clock, setClock] = useState(0)
  const [listed, setListed] = useState(true)
  const [hints, setHints] = useState(false)
  const [options, setOptions] = useState<Readonly<Record<string, Value>>>({})
  const [edition, setEdition] = useState<Edition>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i)
  const make = () =>
    makeTable({
      game: id,
      places: places.slice(0, count),
      clock: CLOCKS[clock],
      listed,
      hints,
      options,
      ...(edition === null ? {} : { edition: edition.tables }),
    }).catch(error => setTrouble(troubleOf(error, 'refused')))
  return (
    <div className="setup make">
      <div className="setup-art">
        <Art />
      </div>
      <div>
        <h1>{t('makeTable')}</h1>
        <nav className="chips" aria-label={t('home')}>
          {POSTERS.map(poster => (
            <a
              key={poster.id}
              href={to('make', poster.id)}
              aria-current={poster.id === id ? 'page' : undefined}
            >
              {t(`${poster.id}.title`)}
            </a>
          ))}
        </nav>
        <form
          onSubmit={event => {
            event.preventDefault()
            void make()
          }}
        >
          <Choice
            legend={t('howMany')}
            name="count"
            values={counts}
            chosen={count}
            say={n => `${n}`}
            choose={setCount}
          />
          <h2>{t('whoPlays')}</h2>
          <p className="facts">{t('whoPlaysAbout')}</p>
          <ol className="seats">
            {places.slice(0, count).map((place, seat) => (
              <li key={`seat-${seat.toString()}`}>
                <Shield seat={seat} size={30} />
                <select
                  aria-label={t('seatIs', { n: seat + 1 })}
                  value={typeof place === 'string' ? place : place.bot}
                  onChange={({ target: { value } }) =>
                    setPlaces(
                      places.with(seat, value === 'open' || value === 'invited' ? value : { bot: value }),
                    )
                  }
                >
                  <option value="open">{t('seatOpen')}</option>
                  <option value="invited">{t('seatInvited')}</option>
                  {LEVELS.map(level => (
                    <option key={level} value={level}>
                      {t('botOf', { level: t(`level.${level}`) })}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ol>
          <Choice
            legend={t('clock')}
            name="clock"
            values={[...CLOCKS.keys()]}
            chosen={clock}
            say={at => clockWords(CLOCKS[at])}
            choose={setClock}
          />
          <Choice
            legend={t('whoSees')}
            name="listed"
            values={[true, false]}
            chosen={listed}
            say={yes => t(yes ? 'isListed' : 'isByLink')}
            choose={setListed}
          />
          <Choice
            legend={t('hint')}
            name="hints"
            values={[false, true]}
            chosen={hints}
            say={yes => t(yes ? 'withHints' : 'noHints')}
            choose={setHints}
          />
          {Object.entries(offered?.options ?? {}).map(([name, { text, values, words }]) => (
            <Choice
              key={name}
              legend={text}
              name={name}
              values={values}
              chosen={options[name] ?? values[0]}
              say={value =>
                words[`${value}`] ?? (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : `${value}`)
              }
              choose={value => setOptions({ ...options, [name]: value })}
            />
          ))}
          <EditionChoice edition={edition} choose={setEdition} />
          {trouble && <p role="alert">{t(trouble)}</p>}
          <button type="submit" className="primary">
            {t('makeTable')}
          </button>
        </form>
      </div>
    </div>
  )
}

/** The game's own choices, in the language that is set. */
function useOffered(game: string): Offered | undefined {
  const { language } = useSettings()
  const [games, setGames] = useState<readonly Offered[]>([])
  useEffect(() => {
    api.games(language).then(setGames, () => undefined)
  }, [language])
  return games.find(({ id }) => id === game)
}

function Choice<T extends Value>({
  legend,
  name,
  values,
  chosen,
  say,
  choose,
}: {
  readonly legend: string
  readonly name: string
  readonly values: readonly T[]
  readonly chosen: T
  say(value: T): string
  choose(value: NoInfer<T>): void
}) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {values.map(value => (
        <label key={`${value}`}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span>{say(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}

type Edition = { readonly name: string; readonly tables: unknown } | null

/** A file that overrides some of the game's tables, for those who try out other rules. */
function EditionChoice({ edition, choose }: { readonly edition: Edition; choose(edition: Edition): void }) {
  const t = useText()
  const [bad, setBad] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      choose({ name: file.name, tables: JSON.parse(await file.text()) })
      setBad(false)
    } catch {
      setBad(true)
    }
  }
  return (
    <details className="edition">
      <summary>{edition ? t('editionIs', { name: edition.name }) : t('edition')}</summary>
      <p>{t('editionAbout')}</p>
      <label className="field">
        {t('editionFile')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      {bad && <p role="alert">{t('editionBad')}</p>}
      {edition && (
        <button type="button" className="quiet" onClick={() => choose(null)}>
          {t('editionNone')}
        </button>
      )}
    </details>
  )
}
