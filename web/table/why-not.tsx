import { useState } from 'react'
import { useText } from '../text/index.ts'
import type { Session, Why } from './session.ts'

/** Asks about a move that is not in the list, in notation. */
export function WhyNot({
  session,
  example,
  openRule,
}: {
  readonly session: Session
  readonly example: string
  openRule(rule: string): void
}) {
  const t = useText()
  const [move, setMove] = useState('')
  const [why, setWhy] = useState<Why | null>(null)
  return (
    <form
      className="why-form"
      onSubmit={event => {
        event.preventDefault()
        if (move.trim()) session.why(move.trim()).then(setWhy)
      }}
    >
      <label className="field">
        {t('whyNotAsk')}
        <input
          value={move}
          maxLength={200}
          placeholder={t('whyNotPlaceholder', { move: example })}
          onChange={event => setMove(event.target.value)}
        />
      </label>
      <button type="submit" className="primary">
        {t('ask')}
      </button>
      {why && (
        <p role="status">
          {why.text}{' '}
          {why.rule && (
            <button type="button" className="rule-link" onClick={() => openRule(why.rule)}>
              {t('rule', { n: why.rule })}
            </button>
          )}
        </p>
      )}
    </form>
  )
}
