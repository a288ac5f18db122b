import type { Update } from '@pantheon/table'
import { useState } from 'react'
import { useText } from '../text/index.ts'
import type { OnlineSession } from './online-session.ts'

/** The longest phrase a player may add. */
const LONGEST_PHRASE = 200

/** Fair chance: the fingerprint of the table's secret, and a phrase of one's own against it. */
export function Dice({ session, update }: { readonly session: OnlineSession; readonly update: Update }) {
  const t = useText()
  const { fair, seat } = update
  const [phrase, setPhrase] = useState('')
  const given = seat === null ? '' : fair.phrases[seat]
  return (
    <details className="dice">
      <summary>{t('fairDice')}</summary>
      <p>{t('fairAbout')}</p>
      <p className="fingerprint">
        {t('fingerprint')} <code>{fair.commitment}</code>
      </p>
      {seat !== null && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (phrase.trim()) session.phrase(phrase.trim())
          }}
        >
          <label className="field">
            {t('yourPhrase')}
            <input
              value={phrase}
              placeholder={given || t('phraseExample')}
              maxLength={LONGEST_PHRASE}
              onChange={event => setPhrase(event.target.value)}
            />
          </label>
          <button type="submit" className="quiet" disabled={!phrase.trim()}>
            {t('addPhrase')}
          </button>
          {given && (
            <p role="status">
              {t('phraseIs')} <q>{given}</q>
            </p>
          )}
        </form>
      )}
    </details>
  )
}
