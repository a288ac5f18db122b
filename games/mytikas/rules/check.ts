import { CARDS, GODS, godOf, RESOURCES, SLOTS, TOP } from './names.ts'
import { ASIDE, byCount, lockValues, nextLock, OFF_BOARD, type State, UNSEEN } from './state.ts'
import { steps } from './steps.ts'

function fail(law: string): never {
  throw new Error(`mytikas: ${law}`)
}

/** Throws if the state has a wrong shape or breaks a law: every token, piece and card is in exactly one place. */
export function check(state: State): void {
  shape(state)
  favors(state)
  levels(state)
  cards(state)
  aside(state)
  builders(state)
}

function favors(state: State): void {
  const each = byCount(state, state.data.favorsPerGod)
  for (let god = 0; god < GODS.length; god++) {
    let count = state.pile[god]
    for (let seat = 0; seat < state.seats; seat++) count += state.favors[seat][god]
    if (count !== each) fail(`${GODS[god]}: ${count} favor tokens, not ${each}`)
  }
}

/** Level tokens lie on the mountain or on the slots of what was built there. */
function levels(state: State): void {
  const laid = byCount(state, state.data.levelTokens)
  for (let level = 1; level <= TOP; level++) {
    let count = state.tokens[level - 1]
    for (let seat = 0; seat < state.seats; seat++)
      for (let slot = 0; slot < SLOTS.length; slot++) if (state.slots[seat][slot] === level) count++
    if (count !== laid[level - 1]) fail(`level ${level}: ${count} level tokens, not ${laid[level - 1]}`)
  }
}

function cards(state: State): void {
  const limit = nextLock(state)
  let locked = 0
  let values = 0
  let unseen = 0
  for (let card = 0; card < CARDS.length; card++) {
    const offerings = state.offerings[card]
    const lock = state.lock[card]
    if (state.place[card] < 0 && (offerings > 0 || lock > 0))
      fail(`${CARDS[card]}: offerings or a lock on a card nobody controls`)
    if (state.place[card] >= 0 && offerings > 0 === lock > 0)
      fail(`${CARDS[card]}: controlled by offerings or by a lock, not both`)
    if (offerings >= limit) fail(`${CARDS[card]}: ${offerings} offerings are enough for a lock`)
    if (lock > 0) locked++
    values += lock
    if (state.place[card] === UNSEEN) unseen++
  }
  const locks = lockValues(state)
  let taken = 0
  for (let i = 0; i < state.locksTaken; i++) taken += locks[i]
  if (locked !== state.locksTaken || values !== taken)
    fail(`${locked} locks worth ${values} on cards, but ${state.locksTaken} worth ${taken} were taken`)
  if (unseen < locks.length - 1 - state.locksTaken + state.toFlip) fail('the line has too few cards')
}

/** In the set-up variant, cards in hand and put back are set aside, and nothing else is. */
function aside(state: State): void {
  let found = 0
  const note = (card: number): void => {
    if (state.place[card] !== ASIDE) fail(`${CARDS[card]}: in two places`)
    found++
  }
  for (const frame of state.frames)
    if (frame.at === 'keep' || frame.at === 'deal')
      for (const hand of frame.hands) for (const card of hand) note(card)
  for (const card of state.putBack) if (card >= 0) note(card)
  for (const place of state.place) if (place === ASIDE) found--
  if (found !== 0) fail('a card set aside is lost')
}

function builders(state: State): void {
  for (let a = 0; a < state.seats; a++)
    for (let b = 0; b < a; b++) {
      const [one, other] = [state.builder[a], state.builder[b]]
      if (one === OFF_BOARD || other === OFF_BOARD) continue
      if (one === other) fail('two Builders in one area')
      if (state.seats === 2 && godOf(one) === godOf(other)) fail('two Builders on one god')
    }
}

const whole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function list(name: string, value: unknown, length: number, min: number, max: number): void {
  if (!Array.isArray(value) || value.length !== length) fail(`${name}: expected a list of ${length}`)
  for (let i = 0; i < length; i++)
    if (!whole(value[i], min, max)) fail(`${name}: expected whole numbers from ${min} to ${max}`)
}

function lists(name: string, value: unknown, seats: number, length: number, max: number): void {
  if (!Array.isArray(value) || value.length !== seats) fail(`${name}: expected a list for each seat`)
  for (let seat = 0; seat < seats; seat++) list(name, value[seat], length, 0, max)
}

/** More than any count of a game can reach. */
const MANY = 100_000
const COUNTS = ['first', 'active', 'turn', 'locksTaken', 'toFlip', 'dealt'] as const
const ENDINGS = ['', 'levels', 'locks', 'built']

function shape(state: State): void {
  const { seats } = state
  if (!whole(seats, 2, 4)) fail('seats: expected 2 to 4')
  for (const name of COUNTS) if (!whole(state[name], 0, MANY)) fail(`${name}: expected a whole number`)
  if (state.first >= seats || state.active >= seats) fail('first and active: expected a seat')
  if (state.locksTaken > lockValues(state).length) fail('locksTaken: more than there are')
  if (typeof state.acted !== 'boolean') fail('acted: expected true or false')
  if (!ENDINGS.includes(state.ending) || !ENDINGS.includes(state.ended))
    fail(`ending and ended: expected one of ${ENDINGS.join(', ')}`)
  list('tokens', state.tokens, TOP, 0, MANY)
  list('pile', state.pile, GODS.length, 0, MANY)
  lists('cubes', state.cubes, seats, TOP * RESOURCES.length, MANY)
  lists('slots', state.slots, seats, SLOTS.length, TOP)
  lists('favors', state.favors, seats, GODS.length, MANY)
  list('reserve', state.reserve, seats, 0, MANY)
  list('builder', state.builder, seats, OFF_BOARD, 7)
  list('putBack', state.putBack, seats, -1, CARDS.length - 1)
  list('place', state.place, CARDS.length, ASIDE, seats - 1)
  list('offerings', state.offerings, CARDS.length, 0, MANY)
  list('lock', state.lock, CARDS.length, 0, MANY)
  list('since', state.since, CARDS.length, 0, MANY)
  if (!Array.isArray(state.frames)) fail('frames: expected a list')
  for (const frame of state.frames)
    if (!isFrame(frame, seats)) fail(`frames: expected frames of Mytikas, not ${JSON.stringify(frame)}`)
  if (!whole(state.who, -1, 15)) fail('who: expected -1 to 15')
}

/** A frame is known by its name; the seats in it sit at this table. */
function isFrame(value: unknown, seats: number): boolean {
  const frame = value as { at?: unknown; seat?: unknown } | null
  if (typeof frame !== 'object' || frame === null) return false
  if (typeof frame.at !== 'string' || !Object.hasOwn(steps, frame.at)) return false
  return frame.seat === undefined || whole(frame.seat, 0, seats - 1)
}
