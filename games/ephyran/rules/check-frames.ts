import { CHANCE, lowest, MoveList, NOBODY, type Step, top } from '@pantheon/core'
import { demand, fail, flag, list, whole } from './demand.ts'
import { effectOf } from './effects.ts'
import type { EphyranEvent } from './events.ts'
import { AREAS, MAGIC, NO_AREA, NONE, SUPPORTS, TERRITORIES } from './names.ts'
import type { Attack, EphyranFrame, EphyranState } from './state.ts'
import { steps } from './steps.ts'
import { tablesOf } from './tables.ts'
import { FACE_UP } from './token.ts'

/** Which frames may stand on which, from the bottom: the whole grammar of the stack. */
const STACKS: readonly RegExp[] = [
  /^$/,
  /^rounds,deal(,gods(,first)?)?$/,
  /^rounds,turn(,(act|settle|aim|attack|prize|graeae|pile))?$/,
]

/** The stack is one that play leads to, its fields are of their kind and belong together. */
export function checkStack(state: EphyranState): void {
  const { frames } = state
  demand(Array.isArray(frames), 'frames: expected a list')
  const stack = frames.map(frame => `${frame?.at}`).join(',')
  if (!STACKS.some(pattern => pattern.test(stack))) fail(`frames: "${stack}" is not a stack of this game`)
  frames.forEach((frame: EphyranFrame & Readonly<Record<string, unknown>>, i) => {
    for (const [name, field] of FIELDS[frame.at])
      checkField(state, field, `frames[${i}].${name}`, frame[name])
  })
  demand((state.first === NONE) === stack.endsWith('first'), 'first: does not go with the frames')
  demand(!state.gods.includes(NONE) || stack.includes('gods'), 'gods: play has begun without them')
  const [table, turn, now] = frames
  if (table?.at !== 'rounds' || turn?.at !== 'turn') return
  demand(table.seat === turn.seat, 'frames[1].seat: not the seat of the round')
  demand(turn.acted, 'frames[1].acted: the action comes first')
  if (now !== undefined && now.at !== 'pile' && 'seat' in now)
    demand(now.seat === turn.seat, 'frames[2].seat: not the seat of the turn')
}

/** What a frame's field must be. */
type Field =
  | 'seat'
  | 'any seat'
  | 'flag'
  | 'draws'
  | 'token'
  | 'card'
  | 'cards'
  | 'support'
  | 'territory'
  | 'area'

/** The fields of each frame. */
const FIELDS: Readonly<Record<EphyranFrame['at'], readonly (readonly [name: string, field: Field])[]>> = {
  first: [],
  gods: [],
  deal: [],
  rounds: [['seat', 'any seat']],
  turn: [
    ['seat', 'seat'],
    ['acted', 'flag'],
    ['draws', 'draws'],
    ['closed', 'flag'],
    ['again', 'flag'],
  ],
  act: [
    ['seat', 'seat'],
    ['again', 'flag'],
  ],
  settle: [
    ['seat', 'seat'],
    ['token', 'token'],
  ],
  aim: [
    ['seat', 'seat'],
    ['card', 'card'],
    ['support', 'support'],
  ],
  attack: [
    ['seat', 'seat'],
    ['support', 'support'],
    ['victim', 'any seat'],
    ['asked', 'seat'],
    ['territory', 'territory'],
    ['area', 'area'],
  ],
  prize: [
    ['seat', 'seat'],
    ['token', 'token'],
  ],
  graeae: [
    ['seat', 'seat'],
    ['cards', 'cards'],
    ['kept', 'flag'],
  ],
  pile: [['seat', 'seat']],
}

function checkField({ seats, data }: EphyranState, field: Field, what: string, value: unknown): void {
  switch (field) {
    case 'seat':
      whole(what, value, 0, seats - 1)
      break
    case 'any seat':
      whole(what, value, NONE, seats - 1)
      break
    case 'flag':
      flag(what, value)
      break
    case 'draws':
      whole(what, value, 0, Math.max(data.castorDraws, 2))
      break
    case 'token':
      whole(what, value, NONE, MAGIC.length * FACE_UP - 1)
      break
    case 'card':
      whole(what, value, 1, data.deck.length)
      break
    case 'cards':
      list(what, value, 1, data.deck.length)
      break
    case 'support':
      whole(what, value, 0, SUPPORTS.length - 1)
      break
    case 'territory':
      whole(what, value, 0, TERRITORIES.length - 1)
      break
    case 'area':
      whole(what, value, NO_AREA, AREAS)
  }
}

const offered = new MoveList()

/** Who must act is whom the running step asks, and it offers them something. Only for sound positions. */
export function checkDecision(state: EphyranState): void {
  const { frames } = state
  const frame = top(state)
  if (frame === undefined) {
    demand(state.who === NOBODY, 'who: the game is over and someone must act')
    return
  }
  if (frame.at === 'aim') {
    const { supports } = tablesOf(state.data)
    demand((supports[frame.card] & (1 << frame.support)) !== 0, 'frames[2].support: not on that card')
  }
  if (frame.at === 'attack') checkAttack(state, frame)
  const twin = { ...state, frames: frames.map(one => ({ ...one })) }
  const step = steps[frame.at] as Step<EphyranState, EphyranFrame, EphyranEvent>
  const who = step.next(twin, top(twin), null)
  if (who === NOBODY || who !== state.who) fail(`who: expected ${who}, not ${JSON.stringify(state.who)}`)
  step.moves?.(state, frame, who === CHANCE ? CHANCE : lowest(who), offered.clear())
  demand(offered.total > 0, 'frames: nobody can move')
}

function checkAttack(state: EphyranState, frame: Attack): void {
  demand(frame.asked !== frame.seat, 'frames[2].asked: nobody defends against themselves')
  demand(frame.victim === NONE || frame.victim === frame.asked, 'frames[2].asked: only the victim is asked')
  demand(
    effectOf(tablesOf(state.data), frame.support).couldHit?.(state, frame) === true,
    'frames[2]: not an attack that could be made',
  )
}
