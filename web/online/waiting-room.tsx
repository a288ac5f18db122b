import type { Place, Told, Update } from '@pantheon/table'
import { Shield } from '@pantheon/web/toolkit'
import { useEffect, useRef, useState } from 'react'
import { go, to } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { posterOf } from '../home/games.ts'
import { LEVELS } from '../home/levels.ts'
import { fetchBoard } from '../table/boards.ts'
import { type Key, useCount, useText } from '../text/index.ts'
import { api } from './api.ts'
import { Banner } from './banner.tsx'
import { Chat } from './chat.tsx'
import { Dice } from './dice.tsx'
import { Invitation, linkTo } from './invitation.tsx'
import { refreshMine } from './mine.ts'
import { NameForm } from './name-form.tsx'
import type { OnlineSession } from './online-session.ts'
import { usePlanWords } from './plan-words.ts'

/** Before the start: who sits where, the invitation, the dice, and the host's choices. */
export function WaitingRoom({
  session,
  update,
  story,
}: {
  readonly session: OnlineSession
  readonly update: Update
  readonly story: readonly Told[]
}) {
  const t = useText()
  const plan = useStore(session.plan)
  const refused = useStore(session.refused)
  const count = useCount()
  const words = usePlanWords()
  const invite = useInvite(session, update)
  useHostSits(session, update)
  useEffect(() => fetchBoard(session.game), [session])
  const { seats, seat, host } = update
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length
  const poster = posterOf(session.game)
  const game = t(`${session.game}.title` as Key)
  return (
    <div className="page waiting-room">
      <Banner session={session} update={update} />
      <header>
        {poster && (
          <div className="waiting-art">
            <poster.Art />
          </div>
        )}
        <div>
          <h1>{t('waitingFor', { game })}</h1>
          {plan && <p className="facts">{words(plan).join(' · ')}</p>}
          <p aria-live="polite">
            {free > 0 ? count('waitingMore', free) : host ? t('allHere') : t('hostStarts')}
          </p>
          {refused && (
            <p className="why" role="status">
              {refused.text}
            </p>
          )}
        </div>
      </header>
      <div className={`waiting-columns${host && free > 0 ? ' wanting' : ''}`}>
        <section className="seating">
          <h2>{t('whoPlays')}</h2>
          <ol className="seats">
            {seats.map((info, at) => (
              <li key={`seat-${at.toString()}`} className={info.kind}>
                <Shield seat={at} size={34} />
                {(!host || info.kind === 'person') && <SeatName info={info} own={at === seat} />}
                {(info.kind === 'open' || info.kind === 'invited') && seat === null && (
                  <button type="button" className="primary" onClick={() => session.sit(at)}>
                    {t('sitHere')}
                  </button>
                )}
                {at === seat && (
                  <button type="button" className="quiet" onClick={() => session.leave()}>
                    {t('standUp')}
                  </button>
                )}
                {host && info.kind !== 'person' && (
                  <PlaceChoice at={at} info={info} choose={place => session.place(at, place)} />
                )}
              </li>
            ))}
          </ol>
          <NameForm session={session} update={update} />
          {host && free > 0 && (
            <button type="button" className="button begin" onClick={() => fillWithBots(session, seats)}>
              {t('fillWithBots')}
            </button>
          )}
          {host && (
            <button
              type="button"
              className="primary begin"
              disabled={free > 0}
              onClick={() => session.start()}
            >
              {t('begin')}
            </button>
          )}
          <p className="row">
            <a href={to('rules', session.game)}>{t('rulesOf', { game })}</a>
            {host && (
              <button type="button" className="quiet" onClick={() => void putAway(session)}>
                {t('putAway')}
              </button>
            )}
          </p>
        </section>
        <section className="inviting">
          <h2>{t('inviteFriends')}</h2>
          <Invitation link={linkTo(session.id, invite)} game={game} />
        </section>
        <section>
          <Dice session={session} update={update} />
          <Chat session={session} update={update} said={story.filter(({ kind }) => kind === 'chat')} />
        </section>
      </div>
    </div>
  )
}

/** The host no longer wants this table. */
async function putAway({ id }: OnlineSession): Promise<void> {
  await api.archive(id).catch(() => undefined)
  refreshMine()
  go()
}

/** Nobody else is waited for. */
function fillWithBots(session: OnlineSession, seats: Update['seats']): void {
  for (const [at, { kind }] of seats.entries())
    if (kind === 'open' || kind === 'invited') session.place(at, { bot: 'hero' })
}

/** Who makes a table sits at it, unless they have stood up. */
function useHostSits(session: OnlineSession, { host, seat, n }: Update): void {
  const asked = useRef(false)
  useEffect(() => {
    if (!host || seat !== null || n > 0 || asked.current) return
    asked.current = true
    session.sit()
  }, [session, host, seat, n])
}

/** The invitation: from the address, or for those who sit here from the server. */
function useInvite(session: OnlineSession, { seat, host }: Update): string | null {
  const [invite, setInvite] = useState(session.invite ?? null)
  const inside = seat !== null || host
  useEffect(() => {
    if (invite !== null || !inside) return
    api.table(session.id).then(
      table => setInvite(table.invite),
      () => undefined,
    )
  }, [session, invite, inside])
  return invite
}

function SeatName({ info, own }: { readonly info: Update['seats'][number]; readonly own: boolean }) {
  const t = useText()
  if (info.kind === 'person')
    return (
      <strong>
        {info.name} {own && <small>({t('isYou')})</small>}
      </strong>
    )
  if (info.kind === 'bot') return <span>{t('botOf', { level: t(`level.${info.bot}` as Key) })}</span>
  return <em>{t(info.kind === 'open' ? 'seatOpen' : 'seatInvited')}</em>
}

/** The host gives a free seat to a bot, or frees it again. */
function PlaceChoice({
  at,
  info,
  choose,
}: {
  readonly at: number
  readonly info: Update['seats'][number]
  choose(place: Place): void
}) {
  const t = useText()
  return (
    <select
      aria-label={t('seatIs', { n: at + 1 })}
      value={info.kind === 'bot' ? `${info.bot}` : info.kind}
      onChange={({ target: { value } }) =>
        choose(value === 'open' || value === 'invited' ? value : { bot: value })
      }
    >
      <option value="invited">{t('seatInvited')}</option>
      <option value="open">{t('seatOpen')}</option>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {t('botOf', { level: t(`level.${level}`) })}
        </option>
      ))}
    </select>
  )
}
