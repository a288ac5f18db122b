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
import { LESSONS } from './lessons.ts'
import { light, withDrops } from './lights.ts'
import { Mountain } from './mountain.tsx'
import { Player } from './player.tsx'
import { PlayerBoard } from './player-board.tsx'
import { Tray } from './tray.tsx'
import './board.css'

/** The table of Mytikas. It knows no rules: it lights what the legal moves concern. */
function Board({ view, seat, names, offers, prompt, live, submit, why }: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null)
  const question = prompt?.data
  const { lights, drops } = useMemo(() => light(offers, question), [offers, question])
  const [wanted, setWanted] = useState(false)
  const alone = drops && ![...lights.keys()].some(place => !place.startsWith('drop '))
  const dropping = drops && (wanted || alone)
  const shown = useMemo(() => (dropping ? withDrops(lights) : lights), [dropping, lights])
  const asking = live && offers.length > 0
  useFlip(root, view)
  const act = (move: string) => {
    setWanted(false)
    submit(move)
  }
  return (
    <div ref={root} className="mytikas">
      <LightTable lights={shown} submit={act} why={why}>
        <div className="heights">
          <Mountain view={view} names={names} />
          <Deities view={view} names={names} asking={asking} />
        </div>
        <Actions view={view} names={names} asking={asking} />
        {seat !== null && (
          <PlayerBoard
            view={view}
            seat={seat}
            asking={asking}
            drops={drops && !alone}
            dropping={dropping}
            setDropping={setWanted}
          />
        )}
      </LightTable>
    </div>
  )
}

/** The board of Mytikas, for the shell. */
export const board: BoardModule = {
  Board: ({ view, ...rest }: BoardProps) => <Board {...rest} view={view as View} />,
  Tray: ({ view, ...rest }: BoardProps) => <Tray {...rest} view={view as View} />,
  Player: ({ view, seat }: PlayerProps) => <Player view={view as View} seat={seat} />,
  lessons: LESSONS,
}
