import type { ReactNode } from 'react'
import './prompt-box.css'

/** One sentence that always says who must do what; what belongs to it stands below. Screen readers hear it change. */
export function PromptBox({
  label,
  text,
  mine = false,
  past = false,
  children,
}: {
  readonly label: string
  readonly text: string
  /** Is it the reader who must act? */
  readonly mine?: boolean
  /** Does it tell of the past? */
  readonly past?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className={`prompt${mine ? ' mine' : ''}${past ? ' past' : ''}`} aria-label={label}>
      <p className="prompt-text" aria-live="polite">
        {text}
      </p>
      {children}
    </section>
  )
}

/** Why something cannot be done, with its rule a tap away. */
export function WhyLine({
  text,
  rule,
  ruleWord,
  openRule,
}: {
  readonly text: string
  readonly rule: string
  readonly ruleWord: string
  openRule(rule: string): void
}) {
  return (
    <p className="why" role="status">
      {text}{' '}
      {rule && (
        <button type="button" className="rule-link" onClick={() => openRule(rule)}>
          {ruleWord}
        </button>
      )}
    </p>
  )
}
