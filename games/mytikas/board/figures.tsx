import type { BoardModule, FigureProps } from '@pantheon/web/toolkit'
import type { ReactNode } from 'react'
import type { View } from '../rules/view.ts'
import { Actions } from './actions.tsx'
import { Deities } from './deities.tsx'
import { Mountain } from './mountain.tsx'
import { PlayerBoard } from './player-board.tsx'
import { TEXTS, Words } from './text/index.ts'

const NAMES = ['Ariadne', 'Kleon', 'Theano']
const nothing = (): undefined => undefined

/** A part of the board, only to be looked at. */
const still =
  (draw: (view: View) => ReactNode) =>
  ({ view, language }: FigureProps) => (
    <Words value={TEXTS[language]}>
      <div className="mytikas">{draw(view as View)}</div>
    </Words>
  )

const mountain = still(view => <Mountain view={view} names={NAMES} notOn={nothing} />)
const actions = still(view => <Actions view={view} names={NAMES} nots={null} />)
const deities = still(view => <Deities view={view} names={NAMES} notOn={nothing} />)
const store = still(view => (
  <PlayerBoard view={view} seat={0} nots={null} drops={false} dropping={false} setDropping={nothing} />
))

/** Pictures for the rules: parts of the board at moments of a recorded game. */
export const figures: NonNullable<BoardModule['figures']> = {
  record: 'built',
  sections: {
    '1.1': { at: 528, Part: mountain },
    '1.2': { at: 366, Part: store },
    '1.4': { at: 474, Part: deities },
    '3.2': { at: 366, Part: actions },
    '4.2': { at: 419, Part: store },
    '4.8': { at: 306, Part: deities },
    '6.2': { at: 532, Part: mountain },
  },
}
