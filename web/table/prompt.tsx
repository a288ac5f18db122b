import type { Update } from '@pantheon/table'
import type { ReactNode } from 'react'
import { useText } from '../text/index.ts'
import type { Hint, Why } from './session.ts'

/** One sentence: who must do what, with the rule it comes from a tap away. */
export function Prompt({
  update,
  why,
  hint,
  doHint,
  openRule,
  children,
}: {
  readonly update: Update
  readonly why: Why | null
  readonly hint: Hint | null
  doHint(): void
  openRule(rule: string): void
  readonly children?: ReactNode
}) {
  const t = useText()
  const { prompt, seats, who, seat, status } = update
  const mine = prompt !== null && seat !== null && who.includes(seat)
  const others = who.map(at => seats[at].name).join(', ')
  const text = status === 'over' ? t('over') : mine ? prompt.text : t('thinking', { name: others })
  return (
    <section className={`prompt${mine ? ' mine' : ''}`} aria-label={t('yourMove')}>
      <p className="prompt-text" aria-live="polite">
        {text}
      </p>
      {mine && prompt.rule && (
        <button
          type="button"
          className="rule-link"
          aria-label={t('ruleOpen', { n: prompt.rule })}
          onClick={() => openRule(prompt.rule)}
        >
          {t('rule', { n: prompt.rule })}
        </button>
      )}
      {children}
      {why && (
        <p className="why" role="status">
          {why.text}{' '}
          {why.rule && (
            <button type="button" className="rule-link" onClick={() => openRule(why.rule)}>
              {t('rule', { n: why.rule })}
            </button>
          )}
        </p>
      )}
      {hint && (
        <p className="why" role="status">
          {t('hintSays', { move: hint.text })}{' '}
          <button type="button" className="rule-link" onClick={doHint}>
            {t('doIt')}
          </button>
        </p>
      )}
    </section>
  )
}
