import { CARDS, GODS, godOf, RESOURCES, SLOTS, TOP } from './names.ts'
import { ASIDE, byCount, lockValues, nextLock, OFF_BOARD, type State, UNSEEN } from './state.ts'
import { steps } from './steps.ts'

function demand(holds: boolean, law: string): asserts holds {
  if (!holds) throw new Error(`mytikas: ${law}`)
}

const whole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function list(name: string, value: unknown, length: number, min: number, max: number): void {
  demand(Array.isArray(value) && value.length === length, `${name}: expected a list of ${length}`)
  for (const item of value)
    demand(whole(item, min, max), `${name}: expected whole numbers from ${min} to ${max}`)
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

const MANY = 100_000

/** Throws if the state has a wrong shape or breaks a law: every token, piece and card is in exactly one place. */
export function check(state: State): void {
  shape(state)
  const { seats } = state
  GODS.forEach((god, g) => {
    const favors = state.pile[g] + sum(state.favors.map(held => held[g]))
    demand(favors === byCount(state, state.data.favorsPerGod), `${god}: ${favors} favor tokens`)
  })
  for (let level = 1; level <= TOP; level++) {
    const built = sum(state.slots.map(slots => slots.filter(at => at === level).length))
    const tokens = state.tokens[level - 1] + built
    demand(
      tokens === byCount(state, state.data.levelTokens)[level - 1],
      `level ${level}: ${tokens} level tokens`,
    )
  }
  cards(state)
  for (let a = 0; a < seats; a++)
    for (let b = 0; b < a; b++) {
      const [one, other] = [state.builder[a], state.builder[b]]
      const apart = one === OFF_BOARD || other === OFF_BOARD || one !== other
      demand(apart, 'two Builders in one area')
      if (seats === 2 && one !== OFF_BOARD && other !== OFF_BOARD)
        demand(godOf(one) !== godOf(other), 'two Builders on one god')
    }
}

function cards(state: State): void {
  const taken: number[] = []
  CARDS.forEach((name, card) => {
    const place = state.place[card]
    const [offerings, lock] = [state.offerings[card], state.lock[card]]
    if (lock > 0) taken.push(lock)
    if (place < 0)
      demand(offerings === 0 && lock === 0, `${name}: offerings or a lock on a card nobody controls`)
    else demand(offerings > 0 !== lock > 0, `${name}: controlled by offerings or by a lock, not both`)
    demand(offerings < nextLock(state), `${name}: ${offerings} offerings, enough for a lock`)
  })
  const expected = lockValues(state).slice(0, state.locksTaken)
  demand(
    `${taken.sort((a, b) => a - b)}` === `${expected}`,
    `locks ${taken} on cards, taken were ${expected}`,
  )

  const aside = state.place.filter(place => place === ASIDE).length
  const hands = state.frames.flatMap(frame =>
    frame.at === 'keep' || frame.at === 'deal' ? frame.hands.flat() : [],
  )
  const putBack = state.putBack.filter(card => card >= 0)
  demand(aside === hands.length + putBack.length, 'a card was lost aside')
  for (const card of [...hands, ...putBack]) demand(state.place[card] === ASIDE, 'a card is in two places')
  const unseen = state.place.filter(place => place === UNSEEN).length
  demand(
    unseen >= lockValues(state).length - 1 - state.locksTaken + state.toFlip,
    'the line has too few cards',
  )
}

/** A frame is known by its name; the seats in it sit at this table. */
function isFrame(value: unknown, seats: number): boolean {
  const frame = value as { at?: unknown; seat?: unknown } | null
  if (typeof frame !== 'object' || frame === null) return false
  if (typeof frame.at !== 'string' || !Object.hasOwn(steps, frame.at)) return false
  return frame.seat === undefined || whole(frame.seat, 0, seats - 1)
}

function shape(state: State): void {
  const { seats } = state
  demand(whole(seats, 2, 4), 'seats: expected 2 to 4')
  const numbers = ['first', 'active', 'turn', 'locksTaken', 'toFlip', 'dealt'] as const
  for (const name of numbers) demand(whole(state[name], 0, MANY), `${name}: expected a whole number`)
  demand(state.first < seats && state.active < seats, 'first and active: expected a seat')
  demand(state.locksTaken <= lockValues(state).length, 'locksTaken: more than there are')
  demand(typeof state.acted === 'boolean', 'acted: expected true or false')
  for (const name of ['ending', 'ended'] as const)
    demand(
      ['', 'levels', 'locks', 'built'].includes(state[name]),
      `${name}: expected "", levels, locks or built`,
    )
  list('tokens', state.tokens, TOP, 0, MANY)
  list('pile', state.pile, GODS.length, 0, MANY)
  const bySeat = {
    cubes: [TOP * RESOURCES.length, MANY],
    slots: [SLOTS.length, TOP],
    favors: [GODS.length, MANY],
  } as const
  for (const name of ['cubes', 'slots', 'favors'] as const) {
    demand(
      Array.isArray(state[name]) && state[name].length === seats,
      `${name}: expected a list for each seat`,
    )
    for (const row of state[name]) list(name, row, bySeat[name][0], 0, bySeat[name][1])
  }
  list('reserve', state.reserve, seats, 0, MANY)
  list('builder', state.builder, seats, OFF_BOARD, 7)
  list('putBack', state.putBack, seats, -1, CARDS.length - 1)
  list('place', state.place, CARDS.length, ASIDE, seats - 1)
  list('offerings', state.offerings, CARDS.length, 0, MANY)
  list('lock', state.lock, CARDS.length, 0, MANY)
  list('since', state.since, CARDS.length, 0, MANY)
  demand(Array.isArray(state.frames), 'frames: expected a list')
  for (const frame of state.frames as unknown[])
    demand(isFrame(frame, seats), `frames: expected frames of Mytikas, not ${JSON.stringify(frame)}`)
  demand(whole(state.who, -1, 15), 'who: expected -1 to 15')
}
