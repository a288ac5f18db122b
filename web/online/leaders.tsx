import { useEffect, useState } from 'react'
import { type GameId, POSTERS } from '../home/games.ts'
import { useText } from '../text/index.ts'
import { api, type Rating } from './api.ts'

/** As many as fit on a page without being lost in it; one's own row is always among them. */
const SHOWN = 20

/** Who plays each game best. */
export function Leaders({ own }: { readonly own: string }) {
  const t = useText()
  const [game, setGame] = useState<GameId>('mytikas')
  const [players, setPlayers] = useState<readonly Rating[]>([])
  useEffect(() => {
    let wanted = true
    api.leaders(game).then(
      answer => wanted && setPlayers(answer.players),
      () => wanted && setPlayers([]),
    )
    return () => {
      wanted = false
    }
  }, [game])
  const ranked = players.map((player, i) => ({ ...player, rank: i + 1 }))
  const shown = ranked.filter(({ rank, name }) => rank <= SHOWN || name === own)
  return (
    <section className="leaders">
      <h2>{t('leaders')}</h2>
      <fieldset className="choice">
        <legend className="hidden">{t('home')}</legend>
        {POSTERS.map(({ id }) => (
          <label key={id}>
            <input type="radio" name="leaders" checked={id === game} onChange={() => setGame(id)} />
            <span>{t(`${id}.title`)}</span>
          </label>
        ))}
      </fieldset>
      {players.length === 0 ? (
        <p className="facts">{t('noLeaders')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('won')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ rank, name, ordinal, games, wins }) => (
              <tr key={rank} className={name === own ? 'own' : undefined}>
                <td>{rank}</td>
                <th scope="row">{name}</th>
                <td>{ordinal.toFixed(1)}</td>
                <td>{games}</td>
                <td>{wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
