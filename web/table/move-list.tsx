import type { Offer } from '@pantheon/web/toolkit'
import { useEffect, useRef } from 'react'
import { useText } from '../text/index.ts'

/** Up to so many moves stand side by side; in longer lists a verb with many is folded. */
const SHORT = 10
const MANY = 5

interface Group {
  readonly verb: string
  readonly offers: readonly Offer[]
  readonly folded: boolean
}

/** The moves by their verb, in the order of the game's list. */
function grouped(offers: readonly Offer[]): Group[] {
  const verbs = [...new Set(offers.map(({ move }) => verbOf(move)))]
  return verbs.map(verb => {
    const own = offers.filter(({ move }) => verbOf(move) === verb)
    return { verb, offers: own, folded: offers.length > SHORT && own.length > MANY && verbs.length > 1 }
  })
}

const verbOf = (move: string): string => move.split(' ', 1)[0]

/** Everything that can be done, for the keyboard, the screen reader and the finger alike. Digits do the first nine. */
export function MoveList({
  offers,
  submit,
  keys = true,
}: {
  readonly offers: readonly Offer[]
  submit(move: string): void
  readonly keys?: boolean
}) {
  const t = useText()
  const groups = grouped(offers)
  const plain = groups.filter(({ folded }) => !folded).flatMap(group => group.offers)
  useDigits(keys ? plain : [], submit)
  if (offers.length === 0) return null
  return (
    <section className="moves" aria-label={t('moves')}>
      <ul>
        {plain.map(({ move, text }, i) => (
          <li key={move}>
            <button type="button" data-move={move} onClick={() => submit(move)}>
              <span>{sentence(text)}</span>
              {keys && i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      {groups
        .filter(({ folded }) => folded)
        .map(({ verb, offers: own }) => (
          <details key={verb}>
            <summary>{t('movesMore', { verb: sentence(verb), n: own.length })}</summary>
            <ul>
              {own.map(({ move, text }) => (
                <li key={move}>
                  <button type="button" data-move={move} onClick={() => submit(move)}>
                    <span>{sentence(text)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  )
}

/** A move's words as a line of their own. */
export const sentence = (text: string): string => text[0].toUpperCase() + text.slice(1)

function useDigits(offers: readonly Offer[], submit: (move: string) => void): void {
  const known = useRef({ offers, submit })
  known.current = { offers, submit }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, dialog')) return
      const offer = known.current.offers[Number(event.key) - 1]
      if (offer && /^[1-9]$/.test(event.key)) known.current.submit(offer.move)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
