import type { Told, Update } from '@pantheon/table'
import { ChatBubbles } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { useText } from '../text/index.ts'
import type { OnlineSession } from './online-session.ts'

/** The most that can be said at once. */
const LONGEST = 500

/** The talk at the table. */
export function Chat({
  session,
  update,
  said,
}: {
  readonly session: OnlineSession
  readonly update: Update
  readonly said: readonly Told[]
}) {
  const t = useText()
  const [text, setText] = useState('')
  const sayings = said.map(({ n, seat, text }) => ({
    id: `${n}`,
    seat,
    name: seat === null ? '' : update.seats[seat].name,
    text,
    own: seat === update.seat,
  }))
  return (
    <section className="chat" aria-label={t('talk')}>
      <h2>{t('talk')}</h2>
      {said.length === 0 ? (
        <p className="facts">{t('silence')}</p>
      ) : (
        <ChatBubbles label={t('talk')} said={sayings} />
      )}
      {update.seat !== null && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (text.trim()) session.chat(text.trim())
            setText('')
          }}
        >
          <input
            aria-label={t('sayIt')}
            placeholder={t('sayIt')}
            value={text}
            maxLength={LONGEST}
            onChange={event => setText(event.target.value)}
          />
          <button type="submit" className="quiet" disabled={!text.trim()}>
            {t('send')}
          </button>
        </form>
      )}
    </section>
  )
}
