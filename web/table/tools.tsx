import type { Update } from '@pantheon/table'
import type { Offer } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'
import { useNarrow } from './phone.ts'
import type { Around, Session } from './session.ts'
import type { Desk } from './use-desk.ts'

/** What a person can do at a table besides deciding. On a phone the lists that stand beside the board open from here. */
export function Tools({
  session,
  may,
  offers,
  desk: { open, askHint },
  around,
  words,
}: {
  readonly session: Session
  readonly may: Update['may']
  readonly offers: readonly Offer[]
  readonly desk: Desk
  readonly around: Around | undefined
  /** Where the game has a board of its own: is the table in words shown, and how to change that. */
  readonly words: { readonly shown: boolean; toggle(): void } | null
}) {
  const t = useText()
  const narrow = useNarrow()
  const none = offers.length === 0
  return (
    <div className="tools">
      {narrow && (
        <button type="button" className="quiet" disabled={none} onClick={() => open('moves')}>
          {t('movesShort')} {!none && `(${offers.length})`}
        </button>
      )}
      <button type="button" className="quiet" disabled={!may.undo} onClick={() => session.undo()}>
        {t('undo')}
      </button>
      {(!narrow || may.redo) && (
        <button type="button" className="quiet" disabled={!may.redo} onClick={() => session.redo()}>
          {t('redo')}
        </button>
      )}
      <button type="button" className="quiet" disabled={!may.hint || none} onClick={askHint}>
        {t('hint')}
      </button>
      {(!narrow || words === null) && (
        <button type="button" className="quiet" disabled={none} onClick={() => open('why')}>
          {t('whyNot')}
        </button>
      )}
      {narrow && (
        <button type="button" className="quiet" onClick={() => open('log')}>
          {t('logShort')}
        </button>
      )}
      {narrow && around && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            around.panel.opened()
            open('around')
          }}
        >
          {around.panel.title} {around.panel.unread > 0 && `(${around.panel.unread})`}
        </button>
      )}
      {words && (
        <button type="button" className="quiet" aria-pressed={words.shown} onClick={words.toggle}>
          {words.shown ? t('boardTable') : t('textTable')}
        </button>
      )}
    </div>
  )
}
