import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer, Reason } from './board.ts'
import { Bubble, type Pointed } from './bubble.tsx'
import { Choices, type Opened } from './choices.tsx'

/** Which moves concern which things. */
export type Lights = ReadonlyMap<string, readonly Offer[]>

interface Desk {
  readonly lights: Lights
  readonly hinted: string | null
  submit(move: string): void
  open(spot: HTMLElement, label: string, offers: readonly Offer[]): void
  /** Someone points at a thing that cannot be done, or (`stay`) asks about it. */
  point(spot: HTMLElement, move: string, stay: boolean): void
  /** They point at it no longer. */
  leave(): void
}

const DeskContext = createContext<Desk | null>(null)

/** A glance is no question: the pointer must rest so long on a thing. */
const RESTING = 420

/** Everything inside can be lit; a thing with several moves opens them on the spot; one without says why. */
export function LightTable({
  lights,
  hinted = null,
  submit,
  why,
  openRule,
  ruleWord,
  children,
}: {
  readonly lights: Lights
  /** The move a bot would make: what it concerns is marked. */
  readonly hinted?: string | null
  submit(move: string): void
  why(move: string): Promise<Reason>
  openRule(rule: string): void
  /** How a rule is cited. */
  ruleWord(rule: string): string
  readonly children: ReactNode
}) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const known = useRef(lights)
  if (known.current !== lights) {
    known.current = lights
    if (opened) setOpened(null)
    if (pointed) setPointed(null)
  }
  const asking = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; spot: HTMLElement | null }>({
    timer: undefined,
    spot: null,
  })
  const desk = useMemo<Desk>(() => {
    const leave = (): void => {
      clearTimeout(asking.current.timer)
      asking.current.spot = null
      setPointed(before => (before?.stays ? before : null))
    }
    return {
      lights,
      hinted,
      submit,
      open: (from, label, offers) => setOpened({ from, label, offers }),
      point(spot, move, stays) {
        clearTimeout(asking.current.timer)
        asking.current.spot = spot
        const ask = async (): Promise<void> => {
          const reason = await why(move)
          if (asking.current.spot === spot) setPointed({ spot, reason, stays })
        }
        if (stays) void ask()
        else asking.current.timer = setTimeout(() => void ask(), RESTING)
      },
      leave,
    }
  }, [lights, hinted, submit, why])
  useEffect(() => {
    if (lights.size > 0) bringToSight()
  }, [lights])
  useEffect(() => () => clearTimeout(asking.current.timer), [])
  return (
    <DeskContext value={desk}>
      {children}
      {opened && (
        <Choices
          opened={opened}
          close={() => {
            opened.from.focus()
            setOpened(null)
          }}
          choose={move => {
            setOpened(null)
            submit(move)
          }}
        />
      )}
      {pointed && !opened && (
        <Bubble pointed={pointed} close={() => setPointed(null)} openRule={openRule} ruleWord={ruleWord} />
      )}
    </DeskContext>
  )
}

/** Where nothing that is lit can be seen, the first of it is scrolled to. */
function bringToSight(): void {
  const lit = [...document.querySelectorAll('.spot.lit')]
  if (lit.length > 0 && !lit.some(isSeen)) lit[0].scrollIntoView({ block: 'center' })
}

function isSeen(spot: Element): boolean {
  const { left, top, width, height } = spot.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (spot.contains(there) || there.contains(spot))
}

/**
 * A thing on the board. Lit, it does its one move or opens its several; unlit, it says why the move `not` cannot be
 * made, to who rests on it with a pointer or comes to it by keyboard, and for good to who clicks or taps it; without
 * either it is only looked at.
 */
export function Spot({
  on,
  label,
  not,
  className = '',
  children,
}: {
  /** The name by which moves find it. */
  readonly on: string
  readonly label: string
  readonly not?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}) {
  const desk = useContext(DeskContext)
  const offers = desk?.lights.get(on) ?? []
  if (desk === null || (offers.length === 0 && not === undefined))
    return (
      <div className={`spot ${className}`} data-spot={on}>
        <span className="hidden">{label}</span>
        <span className="face" aria-hidden="true">
          {children}
        </span>
      </div>
    )
  const lit = offers.length > 0
  const advised = offers.some(({ move }) => move === desk.hinted)
  const name = offers.length === 1 ? `${label}: ${offers[0].text}` : label
  const ask = (spot: HTMLElement, stay: boolean): void => {
    if (!lit && not !== undefined) desk.point(spot, not, stay)
  }
  return (
    <button
      type="button"
      className={`spot ${lit ? 'lit' : 'unlit'}${advised ? ' advised' : ''} ${className}`}
      data-spot={on}
      data-lit={lit ? offers.length : undefined}
      aria-haspopup={offers.length > 1 ? 'true' : undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && ask(event.currentTarget, false)}
      onPointerLeave={desk.leave}
      onFocus={event => event.currentTarget.matches(':focus-visible') && ask(event.currentTarget, false)}
      onBlur={desk.leave}
      onClick={event => {
        if (offers.length === 1) desk.submit(offers[0].move)
        else if (lit) desk.open(event.currentTarget, label, offers)
        else ask(event.currentTarget, true)
      }}
    >
      <span className="hidden">{name}</span>
      <span className="face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
