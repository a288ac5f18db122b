import { Zoom } from '@pantheon/web/toolkit'
import { useMemo, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useStore } from '../app/store.ts'
import { type Key, useText } from '../text/index.ts'
import { useTutorial } from '../tutorial/use-tutorial.tsx'
import { useBoard } from './boards.ts'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'
import { Panels } from './panels.tsx'
import { useNarrow } from './phone.ts'
import { Players } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { Replay } from './replay.tsx'
import type { Around, Scene, Session } from './session.ts'
import { Tools } from './tools.tsx'
import { useDesk } from './use-desk.ts'
import { Words } from './words/words.tsx'

/** The table itself: players, board, prompt, moves, log. */
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
  const { language } = useSettings()
  const narrow = useNarrow()
  const board = useBoard(session.game)
  const desk = useDesk(session, scene, t('confirmTurn'))
  const tutorial = useTutorial(session, scene)
  const refused = useStore(session.refused)
  const [words, setWords] = useState(false)

  const { update, story, decisions } = scene
  const { past, submit, why, openRule } = desk
  const view = past?.view ?? update.view
  const own = board && view !== null ? board : null
  const offers = tutorial ? tutorial.allowed(desk.offers) : desk.offers
  const held = scene.held === true && past === null
  const { seat, seats, prompt } = update
  const names = useMemo(() => seats.map(({ name }) => name), [seats])
  const live = past === null
  const hinted = desk.hint?.move ?? null
  const props = { view, seat, names, offers, prompt, live, hinted, language, submit, why, openRule }
  const recap = around?.recap?.(desk.visit, desk.toNow)
  const list = <Moves offers={offers} submit={submit} keys={!narrow} />
  const log = <Log story={story} of={decisions} desk={desk} />
  return (
    <div className={`table${own && !words ? '' : ' in-words'}`} data-n={update.n} data-status={update.status}>
      <h1 className="hidden">{t(`${session.game}.title` as Key)}</h1>
      {around?.banner}
      <Players
        update={update}
        beside={around?.beside}
        view={view}
        totals={past?.totals ?? update.standing?.totals ?? []}
        Player={own?.Player ?? null}
        language={language}
        desk={desk}
      />
      <div className="middle">
        {board === undefined ? null : own && !words ? (
          <Zoom words={{ closer: t('closer'), further: t('further') }}>
            <own.Board {...props} />
          </Zoom>
        ) : (
          <Words drawn={past?.drawn ?? scene.drawn} names={names} />
        )}
      </div>
      <div className="side">
        {recap ??
          (past ? (
            <Replay past={past} desk={desk} session={session} names={names} over={update.status === 'over'} />
          ) : (
            <Prompt update={update} held={held} why={refused} desk={desk}>
              {own && <own.Tray {...props} />}
              {update.status === 'over' && (
                <button type="button" className="button" onClick={() => desk.open('end')}>
                  {t('scoreSheet')}
                </button>
              )}
            </Prompt>
          ))}
        {!narrow && list}
        <Tools
          session={session}
          may={tutorial ? { undo: false, redo: false, hint: false } : update.may}
          offers={offers}
          desk={desk}
          around={around}
          words={own ? { shown: words, toggle: () => setWords(!words) } : null}
        />
        {!narrow && log}
        {!narrow && around && <section className="around">{around.panel.body}</section>}
      </div>
      <Panels
        session={session}
        scene={scene}
        desk={desk}
        around={around}
        view={view}
        Player={own?.Player ?? null}
        list={list}
        log={log}
      />
      {live && tutorial?.guide}
    </div>
  )
}
