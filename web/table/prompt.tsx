import type { Update } from '@pantheon/table'
import { PromptBox, WhyLine } from '@pantheon/web/toolkit'
import type { ReactNode } from 'react'
import { useText } from '../text/index.ts'
import type { Why } from './session.ts'
import type { Desk } from './use-desk.ts'

/** One sentence: who must do what, with the rule it comes from a tap away. */
export function Prompt({
  update: { prompt, seats, who, seat, status },
  held,
  why,
  desk: { hint, submit, openRule },
  children,
}: {
  readonly update: Update
  /** Does the table wait for the person to confirm the turn? */
  readonly held: boolean
  readonly why: Why | null
  readonly desk: Desk
  readonly children?: ReactNode
}) {
  const t = useText()
  const asked = prompt !== null && seat !== null && who.includes(seat)
  const others = who.map(at => seats[at].name).join(', ')
  const text =
    status === 'over'
      ? t('over')
      : held
        ? t('confirmAsk')
        : asked
          ? prompt.text
          : t('thinking', { name: others })
  return (
    <PromptBox label={t('yourMove')} text={text} mine={asked || held}>
      {asked && !held && prompt.rule && (
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
        <WhyLine text={why.text} rule={why.rule} ruleWord={t('rule', { n: why.rule })} openRule={openRule} />
      )}
      {hint && (
        <p className="why" role="status">
          {t('hintSays', { move: hint.text })}{' '}
          <button type="button" className="rule-link" onClick={() => submit(hint.move)}>
            {t('doIt')}
          </button>
        </p>
      )}
    </PromptBox>
  )
}
