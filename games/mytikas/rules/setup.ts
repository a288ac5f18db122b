import type { Options } from '@pantheon/core'
import type { Data } from './data.ts'
import { CARDS, GODS, RESOURCES, SLOTS, TOP } from './names.ts'
import { OFF_BOARD, type State, UNSEEN } from './state.ts'

const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)
const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** The table before the first player is drawn; what follows the draw waits on the stack. RULES 2 */
export function setup(seats: number, options: Options, data: Data): State {
  const state: State = {
    data,
    seats,
    frames: [{ at: 'turn' }],
    who: 0,
    ended: '',
    dealt: options.deal === 'two' ? 2 : 1,
    first: 0,
    active: 0,
    turn: 0,
    acted: false,
    ending: '',
    tokens: [...data.levelTokens[seats - 2]],
    pile: GODS.map(() => data.favorsPerGod[seats - 2]),
    locksTaken: 0,
    toFlip: 0,
    cubes: times(seats, () => zeros(TOP * RESOURCES.length)),
    slots: times(seats, () => zeros(SLOTS.length)),
    favors: times(seats, () => zeros(GODS.length)),
    reserve: zeros(seats),
    builder: new Array<number>(seats).fill(OFF_BOARD),
    place: CARDS.map(() => UNSEEN),
    offerings: zeros(CARDS.length),
    lock: zeros(CARDS.length),
    since: zeros(CARDS.length),
    putBack: new Array<number>(seats).fill(-1),
  }
  state.frames.push(
    { at: 'patron', left: seats },
    { at: 'flip', left: 1 },
    { at: 'deal', dealt: 0, hands: times(seats, () => []) },
    { at: 'first' },
  )
  return state
}
