import { botName } from '@pantheon/table/chairs'
import { Shield } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useText } from '../text/index.ts'
import { found } from './found.ts'
import type { Poster } from './games.ts'
import { LEVELS, type Level } from './levels.ts'
import './home.css'

/** A table on one device: how many, and who is a person. */
export function SetUp({ poster: { id, seats, usual, Art } }: { readonly poster: Poster }) {
  const t = useText()
  const { name } = useSettings()
  const [count, setCount] = useState(usual)
  const [people, setPeople] = useState<readonly (string | null)[]>(() => [
    name || t('you'),
    botName(4),
    null,
    null,
    null,
  ])
  const [level, setLevel] = useState<Level>('hero')
  const set = (seat: number, who: string | null) => setPeople(people.with(seat, who))
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i)
  const chosen = people.slice(0, count)
  return (
    <div className="setup">
      <div className="setup-art">
        <Art />
      </div>
      <form
        onSubmit={event => {
          event.preventDefault()
          found(
            id,
            chosen.map(who => (who === null ? null : who.trim() || t('you'))),
            { level },
          )
        }}
      >
        <h1>{t('setUp', { game: t(`${id}.title`) })}</h1>
        <fieldset className="choice">
          <legend>{t('howMany')}</legend>
          {counts.map(n => (
            <label key={n}>
              <input type="radio" name="count" checked={n === count} onChange={() => setCount(n)} />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <h2>{t('whoPlays')}</h2>
        <ol className="chairs">
          {chosen.map((who, seat) => (
            <li key={`seat-${seat.toString()}`}>
              <Shield seat={seat} size={32} />
              {who === null ? (
                <span className="bot-name">{botName(seat)}</span>
              ) : (
                <input
                  aria-label={t('nameOfSeat', { n: seat + 1 })}
                  value={who}
                  maxLength={24}
                  onChange={event => set(seat, event.target.value)}
                />
              )}
              <button
                type="button"
                className="quiet"
                disabled={seat === 0}
                onClick={() => set(seat, who === null ? botName(4 - seat) : null)}
              >
                {who === null ? t('bot') : t('person')}
              </button>
            </li>
          ))}
        </ol>
        {chosen.includes(null) && (
          <fieldset className="choice">
            <legend>{t('level')}</legend>
            {LEVELS.map(one => (
              <label key={one}>
                <input type="radio" name="level" checked={one === level} onChange={() => setLevel(one)} />
                <span>{t(`level.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className="primary">
          {t('begin')}
        </button>
      </form>
    </div>
  )
}
