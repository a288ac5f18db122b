import { PromptBox } from '@pantheon/web/toolkit'
import { useText } from '../text/index.ts'
import type { Look } from '../worker/messages.ts'
import { GameScrubber } from './log.tsx'
import type { Session } from './session.ts'
import type { Desk } from './use-desk.ts'

/** A spectator's eyes. */
const SPECTATOR = -2

/** In place of the prompt while one looks at the past: what was just done, the way on, and whose eyes look. */
export function Replay({
  past,
  desk: { scrub, toNow, eye, lookAs },
  session,
  names,
  over,
}: {
  readonly past: Look
  readonly desk: Desk
  readonly session: Session
  readonly names: readonly string[]
  readonly over: boolean
}) {
  const t = useText()
  return (
    <PromptBox
      label={t('replay')}
      text={past.told.join(' ') || t('scrubAt', { at: past.at, of: past.of })}
      past
    >
      <GameScrubber at={past.at} of={past.of} scrub={scrub} />
      <div className="row">
        <button type="button" className="button" onClick={toNow}>
          {t('toNow')}
        </button>
        {session.branches && (
          <button type="button" className="quiet" onClick={() => session.playOn(past)}>
            {t('playOn')}
          </button>
        )}
      </div>
      {over && (
        <fieldset className="choice small">
          <legend>{t('seenBy')}</legend>
          {[...names.keys(), SPECTATOR].map(seat => (
            <label key={seat}>
              <input type="radio" name="eye" checked={eye === seat} onChange={() => lookAs(seat)} />
              <span>{seat < 0 ? t('spectator') : names[seat]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </PromptBox>
  )
}
