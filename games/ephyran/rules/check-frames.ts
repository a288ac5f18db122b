import { CHANCE, clone, lowest, MoveList, NOBODY, type Step, top } from '@pantheon/core'
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
  const fields = fieldsOf(state)
  frames.forEach((frame, i) => {
    checkFields(state, frame, fields[frame.at], `frames[${i}]`)
  })
  const [table, turn, now] = frames
  if (table?.at !== 'rounds' || turn?.at !== 'turn') return
  demand(state.first !== NONE && !state.gods.includes(NONE), 'frames: a turn before the game is set up')
  demand(table.seat === turn.seat, 'frames[1].seat: not the seat of the round')
  demand(turn.acted, 'frames[1].acted: the action comes first')
  if (now !== undefined && now.at !== 'pile' && 'seat' in now)
    demand(now.seat === turn.seat, 'frames[2].seat: not the seat of the turn')
}

/** What a frame's field must be: a whole number between two, true or false, or a list of cards. */
type Field = readonly [min: number, max: number] | 'flag' | 'cards'
type Fields = Readonly<Record<string, Field>>

/** The fields of each frame. */
function fieldsOf({ seats, data }: EphyranState): Readonly<Record<EphyranFrame['at'], Fields>> {
  const seat = [0, seats - 1] as const
  const anySeat = [NONE, seats - 1] as const
  const support = [0, SUPPORTS.length - 1] as const
  const card = [1, data.deck.length] as const
  const token = [NONE, MAGIC.length * FACE_UP - 1] as const
  const territory = [0, TERRITORIES.length - 1] as const
  const draws = [0, Math.max(data.castorDraws, 2)] as const
  return {
    first: {},
    gods: {},
    deal: {},
    rounds: { seat: anySeat },
    turn: { seat, acted: 'flag', draws, closed: 'flag', again: 'flag' },
    act: { seat, again: 'flag' },
    settle: { seat, token },
    aim: { seat, card, support },
    attack: { seat, support, victim: anySeat, asked: seat, territory, area: [NO_AREA, AREAS] },
    prize: { seat, token },
    graeae: { seat, cards: 'cards', kept: 'flag' },
    pile: { seat },
  }
}

function checkFields(state: EphyranState, frame: EphyranFrame, fields: Fields, what: string): void {
  const values: Readonly<Record<string, unknown>> = { ...frame }
  for (const [name, field] of Object.entries(fields)) {
    const where = `${what}.${name}`
    if (field === 'flag') flag(where, values[name])
    else if (field === 'cards') list(where, values[name], 1, state.data.deck.length)
    else whole(where, values[name], field[0], field[1])
  }
}

const offered = new MoveList()

/** Who must act is whom the running step asks, and it offers them something. Only for sound positions. */
export function checkDecision(state: EphyranState): void {
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
  const twin = clone(state)
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
