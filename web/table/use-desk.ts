import type { Offer } from '@pantheon/web/toolkit'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { click } from '../app/sound.ts'
import type { Look } from '../worker/messages.ts'
import type { Hint, Scene, Session, Why } from './session.ts'

/** What can be opened over a table. */
export type Panel = 'score' | 'moves' | 'log' | 'why' | 'end' | 'around' | { readonly player: number }

/** The move that stands for "my turn is done": it is the table's, not the game's. */
export const CONFIRM = 'confirm'

const NONE: readonly Offer[] = []

/** What a person has open and has asked at a table, besides the game itself. */
export interface Desk {
  readonly panel: Panel | null
  open(panel: Panel): void
  close(): void
  readonly rule: string | null
  openRule(rule: string | null): void
  /** The moment of the past that is looked at; null for the present. */
  readonly past: Look | null
  scrub(at: number): void
  /** Looks at the moment an entry of the log made. */
  visit(entry: number): void
  toNow(): void
  /** Whose eyes look at the past. */
  readonly eye: number
  lookAs(eye: number): void
  readonly hint: Hint | null
  askHint(): void
  /** All that can be done now; nothing while one looks at the past. */
  readonly offers: readonly Offer[]
  submit(move: string): void
  why(move: string): Promise<Why>
}

/** The desk of one person at a table. `confirmText` is what the confirmation of a turn is called in the list of moves. */
export function useDesk(session: Session, { update, decisions, held }: Scene, confirmText: string): Desk {
  const { n, status } = update
  const [panel, open] = useState<Panel | null>(status === 'over' ? 'end' : null)
  const [rule, openRule] = useState<string | null>(null)
  const [past, setPast] = useState<Look | null>(null)
  const [eye, setEye] = useState(update.seat ?? 0)
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    if (n > 0) setHint(null)
  }, [n])
  useEffect(() => {
    if (status === 'over') open('end')
  }, [status])
  const submit = useCallback(
    (move: string) => {
      open(null)
      click()
      if (move === CONFIRM) session.confirm?.()
      else session.submit(move)
    },
    [session],
  )
  const why = useCallback((move: string) => session.why(move), [session])
  const look = (at: Parameters<Session['look']>[0], as = eye): void => void session.look(at, as).then(setPast)
  const confirmation = useMemo(() => [{ move: CONFIRM, text: confirmText }], [confirmText])
  const waiting = held === true ? confirmation : update.moves
  return {
    panel,
    open,
    close: () => open(null),
    rule,
    openRule,
    past,
    scrub: at => (at >= decisions && status !== 'over' ? setPast(null) : look({ decisions: at })),
    visit(entry) {
      open(null)
      look({ entry })
    },
    toNow() {
      setPast(null)
      if (status === 'over') open('end')
    },
    eye,
    lookAs(seat) {
      setEye(seat)
      if (past) look({ decisions: past.at }, seat)
    },
    hint,
    askHint: () => void session.hint().then(setHint),
    offers: past === null ? waiting : NONE,
    submit,
    why,
  }
}
