import { type Offer, Sheet } from '@pantheon/web/toolkit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { click } from '../app/sound.ts'
import { useStore } from '../app/store.ts'
import { RuleSheet } from '../rules/rule-sheet.tsx'
import { type Key, useText } from '../text/index.ts'
import type { Look } from '../worker/messages.ts'
import { useBoard } from './boards.ts'
import { End } from './end.tsx'
import { Log, Scrubber } from './log.tsx'
import { MoveList } from './move-list.tsx'
import { useNarrow } from './phone.ts'
import { Players } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import type { Around, Hint, Scene, Session, Why } from './session.ts'
import { WhyNot } from './why-not.tsx'
import { Words } from './words.tsx'

type Panel = 'score' | 'moves' | 'log' | 'why' | 'players' | 'end' | 'around'

const NONE: readonly Offer[] = []

/** The table itself: board, players, prompt, moves, log. */
export function TableRoom({
  session,
  scene,
  around,
}: {
  readonly session: Session
  readonly scene: Scene
  readonly around?: Around
}) {
  const t = useText()
  const narrow = useNarrow()
  const { update, story, decisions } = scene
  const { game } = session
  const board = useBoard(game)
  const [panel, setPanel] = useState<Panel | null>(update.status === 'over' ? 'end' : null)
  const [rule, setRule] = useState<string | null>(null)
  const [words, setWords] = useState(false)
  const [past, setPast] = useState<Look | null>(null)
  const [eye, setEye] = useState(update.seat ?? 0)
  const [why, setWhy] = useState<Why | null>(null)
  const [hint, setHint] = useState<Hint | null>(null)
  const [recapping, setRecapping] = useState(true)
  const refused = useStore(session.refused)
  const { n, status } = update

  useEffect(() => {
    if (n > 0) setHint(null)
    setWhy(null)
  }, [n])
  useEffect(() => {
    if (status === 'over') setPanel('end')
  }, [status])

  const submit = useCallback(
    (move: string) => {
      setPanel(null)
      click()
      session.submit(move)
    },
    [session],
  )
  const ask = useCallback((move: string) => void session.why(move).then(setWhy), [session])
  const scrub = (at: number, as = eye) =>
    at >= decisions && status !== 'over'
      ? setPast(null)
      : void session.look({ decisions: at }, as).then(setPast)

  const visit = (entry: number) => {
    setPanel(null)
    void session.look({ entry }, eye).then(setPast)
  }

  const recap = recapping
    ? around?.recap?.(visit, () => {
        setRecapping(false)
        setPast(null)
      })
    : null
  const live = past === null
  const offers = live ? update.moves : NONE
  const names = update.seats.map(({ name }) => name)
  const view = past?.view ?? update.view
  const own = board && view !== null ? { ...board } : null
  const lesson = useLesson(update, session.lessons ? board?.lessons : undefined)
  const props = { view, seat: update.seat, names, offers, prompt: update.prompt, live, submit, why: ask }
  const close = () => setPanel(null)

  const prompt = past ? (
    <section className="prompt past" aria-label={t('replay')}>
      <p className="prompt-text" aria-live="polite">
        {past.told.join(' ') || t('scrubAt', { at: past.at, of: past.of })}
      </p>
      <Scrubber at={past.at} of={past.of} scrub={scrub} />
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            setPast(null)
            if (status === 'over') setPanel('end')
          }}
        >
          {t('toNow')}
        </button>
        {session.branches && (
          <button type="button" className="quiet" onClick={() => session.playOn(past)}>
            {t('playOn')}
          </button>
        )}
      </div>
      {status === 'over' && (
        <fieldset className="choice small">
          <legend>{t('seenBy')}</legend>
          {[...names.keys(), -2].map(seat => (
            <label key={seat}>
              <input
                type="radio"
                name="eye"
                checked={eye === seat}
                onChange={() => {
                  setEye(seat)
                  scrub(past.at, seat)
                }}
              />
              <span>{seat < 0 ? t('spectator') : names[seat]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  ) : (
    <Prompt
      update={update}
      why={why ?? refused}
      hint={hint}
      doHint={() => hint && submit(hint.move)}
      openRule={setRule}
    >
      {lesson && <p className="lesson">{lesson}</p>}
      {own && <own.Tray {...props} />}
      {status === 'over' && (
        <button type="button" className="button" onClick={() => setPanel('end')}>
          {t('scoreSheet')}
        </button>
      )}
    </Prompt>
  )

  const tools = (
    <div className="tools">
      {narrow && (
        <button
          type="button"
          className="quiet"
          disabled={offers.length === 0}
          onClick={() => setPanel('moves')}
        >
          {t('movesShort')} {offers.length > 0 && `(${offers.length})`}
        </button>
      )}
      <button type="button" className="quiet" disabled={!update.may.undo} onClick={() => session.undo()}>
        {t('undo')}
      </button>
      {(!narrow || update.may.redo) && (
        <button type="button" className="quiet" disabled={!update.may.redo} onClick={() => session.redo()}>
          {t('redo')}
        </button>
      )}
      <button
        type="button"
        className="quiet"
        disabled={!update.may.hint || offers.length === 0}
        onClick={() => void session.hint().then(setHint)}
      >
        {t('hint')}
      </button>
      <button type="button" className="quiet" disabled={offers.length === 0} onClick={() => setPanel('why')}>
        {t('whyNot')}
      </button>
      {narrow && (
        <button type="button" className="quiet" onClick={() => setPanel('log')}>
          {t('logShort')}
        </button>
      )}
      {narrow && around && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            around.panel.opened()
            setPanel('around')
          }}
        >
          {around.panel.title} {around.panel.unread > 0 && `(${around.panel.unread})`}
        </button>
      )}
      {own && (
        <button type="button" className="quiet" aria-pressed={words} onClick={() => setWords(!words)}>
          {words ? t('boardTable') : t('textTable')}
        </button>
      )}
    </div>
  )
  const log = <Log story={story} at={past?.at ?? decisions} of={decisions} scrub={scrub} visit={visit} />
  const list = <MoveList offers={offers} submit={submit} keys={!narrow} />

  return (
    <div className={`table${own && !words ? '' : ' in-words'}`} data-n={n} data-status={status}>
      <h1 className="hidden">{t(`${game}.title` as Key)}</h1>
      {around?.banner}
      <Players
        update={update}
        beside={around?.beside}
        view={view}
        totals={past?.totals ?? update.standing?.totals ?? []}
        Player={own?.Player ?? null}
        openScore={() => setPanel('score')}
      />
      <div className="middle">
        {board === undefined ? null : own && !words ? (
          <own.Board {...props} />
        ) : (
          <Words drawn={past?.drawn ?? scene.drawn} />
        )}
      </div>
      <div className="side">
        {recap ?? prompt}
        {!narrow && list}
        {tools}
        {!narrow && log}
        {!narrow && around && <section className="around">{around.panel.body}</section>}
      </div>
      {panel === 'moves' && (
        <Sheet title={t('moves')} closeLabel={t('close')} close={close}>
          {list}
        </Sheet>
      )}
      {panel === 'log' && (
        <Sheet title={t('log')} closeLabel={t('close')} close={close}>
          {log}
        </Sheet>
      )}
      {panel === 'around' && around && (
        <Sheet title={around.panel.title} closeLabel={t('close')} close={close}>
          {around.panel.body}
        </Sheet>
      )}
      {panel === 'why' && (
        <Sheet title={t('whyNot')} closeLabel={t('close')} close={close}>
          <WhyNot session={session} example={offers[0]?.move ?? ''} openRule={setRule} />
        </Sheet>
      )}
      {panel === 'score' && (
        <Sheet title={t('scoreSheet')} closeLabel={t('close')} close={close} wide>
          <div className="scroll-x">
            <ScoreSheet update={update} openRule={setRule} />
          </div>
        </Sheet>
      )}
      {panel === 'end' && status === 'over' && (
        <Sheet title={t('over')} closeLabel={t('close')} close={close} wide>
          <End
            session={session}
            scene={scene}
            openRule={setRule}
            replay={() => {
              close()
              void session.look({ decisions: 0 }, eye).then(setPast)
            }}
          />
        </Sheet>
      )}
      {rule !== null && <RuleSheet game={game} section={rule} close={() => setRule(null)} />}
    </div>
  )
}

/** What a first game is told the first time a question comes, as long as it stands. */
function useLesson(
  { n, prompt }: Scene['update'],
  lessons: Readonly<Partial<Record<string, string>>> | undefined,
): string | null {
  const first = useRef(new Map<string, number>())
  const { data } = prompt ?? {}
  const key = typeof data === 'object' && data !== null && 'key' in data ? `${data.key}` : ''
  if (key !== '' && !first.current.has(key)) first.current.set(key, n)
  return first.current.get(key) === n ? (lessons?.[key] ?? null) : null
}
