import { Thing } from '@pantheon/web/toolkit'
import { to } from '../app/route.ts'
import { useText } from '../text/index.ts'
import { wire } from './wire.ts'
import './online.css'

/** There is nothing to see here just now; local games are always there. */
export function Closed({
  title,
  about,
  retry = false,
}: {
  readonly title: string
  readonly about: string
  readonly retry?: boolean
}) {
  const t = useText()
  return (
    <div className="page narrow closed">
      <Thing name="lock" size={72} />
      <h1>{title}</h1>
      <p>{about}</p>
      <div className="row">
        <a className="button" href={to()}>
          {t('toHome')}
        </a>
        {retry && (
          <button type="button" className="quiet" onClick={() => wire.now()}>
            {t('tryNow')}
          </button>
        )}
      </div>
    </div>
  )
}
