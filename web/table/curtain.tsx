import { Band, Shield } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'

/** Between two people at one device: nothing is shown until the next one says so. */
export function Curtain({
  name,
  seat,
  open,
}: {
  readonly name: string
  readonly seat: number
  open(): void
}) {
  const t = useText()
  return (
    <div className="curtain clay-ground">
      <Band band="palmette" height={30} />
      <div className="curtain-in">
        <Shield seat={seat} size={84} />
        <h1>{t('curtain', { name })}</h1>
        <p>{t('curtainAbout', { name })}</p>
        <button type="button" className="primary" onClick={open}>
          {t('iAm', { name })}
        </button>
      </div>
      <Band band="palmette" height={30} flip />
    </div>
  )
}
