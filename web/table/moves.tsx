import { MoveList, type Offer } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'

/** The list of moves in the reader's language. */
export function Moves({
  offers,
  submit,
  keys,
}: {
  readonly offers: readonly Offer[]
  submit(move: string): void
  readonly keys: boolean
}) {
  const t = useText()
  return (
    <MoveList
      label={t('moves')}
      offers={offers}
      submit={submit}
      keys={keys}
      more={({ start, offers: own }) => t('movesMore', { verb: start, n: own.length })}
    />
  )
}
