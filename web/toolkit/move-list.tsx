import { useEffect, useRef } from 'react'
import type { Offer } from './board.ts'
import { type Fold, folded, sentence } from './moves.ts'
import './move-list.css'

/** Everything that can be done, for the keyboard, the screen reader and the finger alike. Digits do the first nine. */
export function MoveList({
  label,
  offers,
  submit,
  keys = true,
  more,
}: {
  readonly label: string
  readonly offers: readonly Offer[]
  submit(move: string): void
  readonly keys?: boolean
  /** The words for a group that is folded. */
  more(fold: Fold): string
}) {
  const { plain, folds } = folded(offers)
  useDigits(keys ? plain : [], submit)
  if (offers.length === 0) return null
  return (
    <section className="moves" aria-label={label}>
      {plain.length > 0 && (
        <ul>
          {plain.map((offer, i) => (
            <Row key={offer.move} offer={offer} submit={submit} digit={keys && i < 9 ? i + 1 : null} />
          ))}
        </ul>
      )}
      {folds.map(fold => (
        <details key={fold.id} open={folds.length === 1 && plain.length === 0}>
          <summary>{more(fold)}</summary>
          <ul className={fold.short ? 'chips' : ''}>
            {fold.offers.map(offer => (
              <Row key={offer.move} offer={offer} submit={submit} digit={null} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Row({
  offer: { move, text },
  submit,
  digit,
}: {
  readonly offer: Offer
  submit(move: string): void
  readonly digit: number | null
}) {
  return (
    <li>
      <button type="button" data-move={move} onClick={() => submit(move)}>
        <span>{sentence(text)}</span>
        {digit !== null && <kbd>{digit}</kbd>}
      </button>
    </li>
  )
}

function useDigits(offers: readonly Offer[], submit: (move: string) => void): void {
  const known = useRef({ offers, submit })
  known.current = { offers, submit }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog:modal')) return
      const offer = known.current.offers[Number(event.key) - 1]
      if (offer && /^[1-9]$/.test(event.key)) known.current.submit(offer.move)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
