import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer } from './board.ts'

/** Which moves concern which things. */
export type Lights = ReadonlyMap<string, readonly Offer[]>

interface Desk {
  readonly lights: Lights
  submit(move: string): void
  why(move: string): void
  open(spot: HTMLElement, label: string, offers: readonly Offer[]): void
}

const DeskContext = createContext<Desk | null>(null)

interface Opened {
  readonly label: string
  readonly offers: readonly Offer[]
  readonly from: HTMLElement
  readonly left: number
  readonly top: number
  readonly above: boolean
}

const WIDTH = 260
const EDGE = 12

/** Everything inside can be lit; a thing with several moves opens them on the spot. */
export function LightTable({
  lights,
  submit,
  why,
  children,
}: {
  readonly lights: Lights
  submit(move: string): void
  why(move: string): void
  readonly children: ReactNode
}) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const known = useRef(lights)
  if (known.current !== lights) {
    known.current = lights
    if (opened) setOpened(null)
  }
  const desk = useMemo<Desk>(
    () => ({
      lights,
      submit,
      why,
      open(from, label, offers) {
        const rect = from.getBoundingClientRect()
        const middle = rect.left + rect.width / 2 - WIDTH / 2
        const left = Math.max(EDGE, Math.min(middle, innerWidth - WIDTH - EDGE))
        const above = rect.bottom + offers.length * 48 + 60 > innerHeight && rect.top > innerHeight / 2
        setOpened({
          label,
          offers,
          from,
          left,
          top: above ? innerHeight - rect.top + 8 : rect.bottom + 8,
          above,
        })
      },
    }),
    [lights, submit, why],
  )
  useEffect(() => {
    if (lights.size > 0) bringToSight()
  }, [lights])
  const close = () => {
    opened?.from.focus()
    setOpened(null)
  }
  return (
    <DeskContext value={desk}>
      {children}
      {opened && (
        <Choices
          opened={opened}
          close={close}
          choose={move => {
            setOpened(null)
            submit(move)
          }}
        />
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

function Choices({
  opened: { label, offers, left, top, above },
  choose,
  close,
}: {
  readonly opened: Opened
  choose(move: string): void
  close(): void
}) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    const leave = (event: Event) => {
      const outside = event instanceof KeyboardEvent ? event.key === 'Escape' : !inside(box.current, event)
      if (outside) close()
    }
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  })
  return (
    <fieldset
      ref={box}
      className="choices"
      style={{
        left,
        [above ? 'bottom' : 'top']: top,
        width: WIDTH,
        maxHeight: `calc(100vh - ${top + EDGE}px)`,
      }}
    >
      <legend>{label}</legend>
      {offers.map(({ move, text }) => (
        <button key={move} type="button" onClick={() => choose(move)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

const inside = (box: HTMLElement | null, { target }: Event): boolean =>
  box !== null && target instanceof Node && box.contains(target)

/**
 * A thing on the board. Lit, it does its one move or opens its several; unlit, it says why the move `not` cannot be
 * made; without either it is only looked at.
 */
export function Spot({
  on,
  label,
  not,
  className = '',
  children,
}: {
  /** The names by which moves find it. */
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
  const name = offers.length === 1 ? `${label}: ${offers[0].text}` : label
  return (
    <button
      type="button"
      className={`spot ${lit ? 'lit' : 'unlit'} ${className}`}
      data-spot={on}
      data-lit={lit ? offers.length : undefined}
      aria-haspopup={offers.length > 1 ? 'true' : undefined}
      onClick={event => {
        if (offers.length === 1) desk.submit(offers[0].move)
        else if (lit) desk.open(event.currentTarget, label, offers)
        else if (not !== undefined) desk.why(not)
      }}
    >
      <span className="hidden">{name}</span>
      <span className="face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
