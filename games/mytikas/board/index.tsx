import {
  type BoardModule,
  type BoardProps,
  LightTable,
  type PlayerProps,
  useFlip,
} from '@pantheon/web/toolkit'
import { useMemo, useRef, useState } from 'react'
import type { View } from '../rules/view.ts'
import { Actions } from './actions.tsx'
import { Deities } from './deities.tsx'
import { figures } from './figures.tsx'
import { light, withDrops } from './lights.ts'
import { Mountain } from './mountain.tsx'
import { Player } from './player.tsx'
import { PlayerBoard } from './player-board.tsx'
import { TEXTS, Words } from './text/index.ts'
import { Tray } from './tray.tsx'
import { nots } from './why-not.ts'
import './board.css'
import './mountain.css'
import './player.css'

/** The table of Mytikas. It knows no rules: it lights what the legal moves concern. */
function Board({
  view,
  seat,
  names,
  offers,
  prompt,
  live,
  hinted,
  language,
  submit,
  why,
  openRule,
}: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null)
  const question = prompt?.data
  const t = TEXTS[language]
  const { lights, drops } = useMemo(() => light(offers, question), [offers, question])
  const [wanted, setWanted] = useState(false)
  const alone = drops && ![...lights.keys()].some(place => !place.startsWith('drop '))
  const dropping = drops && (wanted || alone)
  const shown = useMemo(() => (dropping ? withDrops(lights) : lights), [dropping, lights])
  const asking = live && offers.length > 0 && seat !== null
  const about = asking ? nots(view, seat, question) : null
  useFlip(root, view)
  const act = (move: string) => {
    setWanted(false)
    submit(move)
  }
  return (
    <Words value={t}>
      <div ref={root} className="mytikas">
        <LightTable
          lights={shown}
          hinted={hinted}
          submit={act}
          why={why}
          openRule={openRule}
          ruleWord={t.rule}
        >
          <Mountain view={view} names={names} notOn={level => about?.level(level)} />
          <Deities view={view} names={names} notOn={card => about?.card(card)} />
          <Actions view={view} names={names} nots={about} />
          {seat !== null && (
            <PlayerBoard
              view={view}
              seat={seat}
              nots={about}
              drops={drops && !alone}
              dropping={dropping}
              setDropping={setWanted}
            />
          )}
        </LightTable>
      </div>
    </Words>
  )
}

/** The board of Mytikas, for the shell. */
export const board: BoardModule = {
  Board: ({ view, ...rest }: BoardProps) => <Board {...rest} view={view as View} />,
  Tray: ({ view, ...rest }: BoardProps) => (
    <Words value={TEXTS[rest.language]}>
      <Tray {...rest} view={view as View} />
    </Words>
  ),
  Player: ({ view, seat, language }: PlayerProps) => (
    <Words value={TEXTS[language]}>
      <Player view={view as View} seat={seat} />
    </Words>
  ),
  figures,
}
