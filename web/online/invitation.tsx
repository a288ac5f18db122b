import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import { to } from '../app/route.ts'
import { useText } from '../text/index.ts'

/** The address that lets someone in. */
export const linkTo = (table: string, invite?: string | null): string =>
  new URL(invite ? to('online', table, invite) : to('online', table), location.href).href

/** How long "copied" stands. */
const SAID = 2_000

/** A link to pass on: to copy, to share, or to hold a camera at. */
export function Invitation({ link, game }: { readonly link: string; readonly game: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [copied])
  const text = t('inviteText', { game })
  return (
    <div className="invitation">
      <QrCode text={link} label={t('inviteQr')} />
      <div>
        <label className="field">
          {t('inviteLink')}
          <input readOnly value={link} onFocus={event => event.target.select()} />
        </label>
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
          >
            {copied ? t('copied') : t('copy')}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              className="quiet"
              onClick={() =>
                void navigator.share({ title: 'Pantheon', text, url: link }).catch(() => undefined)
              }
            >
              {t('shareLink')}
            </button>
          )}
        </div>
        <p className="hidden" role="status">
          {copied ? t('copied') : ''}
        </p>
      </div>
    </div>
  )
}

/** A text as squares: dark on light in both themes, as cameras want it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff8ea" />
      <path d={squares.join('')} fill="#1f1512" />
    </svg>
  )
}
