import { useEffect, useRef } from 'react'
import { beside, WIDTH } from './beside.ts'
import type { Reason } from './board.ts'
import './bubble.css'

/** A thing someone points at, and why it cannot be done. */
export interface Pointed {
  readonly spot: HTMLElement
  readonly reason: Reason
  /** Was it asked for, so that it stays until it is dismissed? */
  readonly stays: boolean
}

const HEIGHT = 96

/** Beside a thing: why it cannot be done, with its rule. Screen readers hear it. */
export function Bubble({
  pointed: { spot, reason, stays },
  close,
  openRule,
  ruleWord,
}: {
  readonly pointed: Pointed
  close(): void
  openRule(rule: string): void
  ruleWord(rule: string): string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leave = (event: Event): void => {
      const away = event instanceof KeyboardEvent ? event.key === 'Escape' : !within(box.current, event)
      if (away) close()
    }
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    addEventListener('scroll', close, true)
    return () => {
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
      removeEventListener('scroll', close, true)
    }
  })
  const { left, top, above } = beside(spot, HEIGHT)
  return (
    <div
      ref={box}
      className={`why bubble ${above ? 'above' : 'below'}${stays ? '' : ' passing'}`}
      role="status"
      style={{ left, [above ? 'bottom' : 'top']: top, width: WIDTH }}
    >
      {reason.text}{' '}
      {reason.rule && (
        <button type="button" className="rule-link" onClick={() => openRule(reason.rule)}>
          {ruleWord(reason.rule)}
        </button>
      )}
    </div>
  )
}

/** Did an event happen inside a box? */
export const within = (box: HTMLElement | null, { target }: Event): boolean =>
  box !== null && target instanceof Node && box.contains(target)
