import { CHANCE, everyone, NOBODY, only, type Who } from '@pantheon/core'
import { AREAS, CITY, DIONYSUS, GODS, MAGIC, NO_AREA, NONE, SUPPORTS, TERRITORIES } from './names.ts'
import { ENDINGS, type EphyranFrame, type EphyranState } from './state.ts'
import { fits, tablesOf } from './tables.ts'
import { FACE_UP, kindOf, seenBy } from './token.ts'

function demand(holds: boolean, law: string): asserts holds {
  if (!holds) throw new Error(`ephyran: ${law}`)
}

/** A whole number from `min` to `max`. */
function whole(what: string, value: unknown, min: number, max: number): void {
  demand(
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    `${what}: expected a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`,
  )
}

const flag = (what: string, value: unknown): void =>
  demand(typeof value === 'boolean', `${what}: expected true or false, not ${JSON.stringify(value)}`)

/** A list of whole numbers from `min` to `max`; of that length where one is given. */
function list(what: string, value: unknown, min: number, max: number, length?: number): void {
  demand(Array.isArray(value), `${what}: expected a list, not ${JSON.stringify(value)}`)
  if (length !== undefined)
    demand(value.length === length, `${what}: expected ${length} entries, not ${value.length}`)
  value.forEach((item: unknown, i) => {
    whole(`${what}[${i}]`, item, min, max)
  })
}

/** One such list for each seat. */
function rows(what: string, value: unknown, seats: number, min: number, max: number, length?: number): void {
  demand(
    Array.isArray(value) && value.length === seats,
    `${what}: expected a list for each of ${seats} seats`,
  )
  value.forEach((row: unknown, seat) => {
    list(`${what}[${seat}]`, row, min, max, length)
  })
}

/** Throws, naming the law, where a position is malformed or breaks a law of the game. */
export function check(state: EphyranState): void {
  checkShape(state)
  checkFrames(state)
  checkCities(state)
  checkHands(state)
  countCards(state)
  countTokens(state)
}

function checkShape(state: EphyranState): void {
  const { seats, data } = state
  whole('seats', seats, 2, GODS.length)
  const cards = data.deck.length
  const token = MAGIC.length * (FACE_UP << 1) - 1
  flag('choose', state.choose)
  whole('first', state.first, NONE, seats - 1)
  list('gods', state.gods, NONE, GODS.length - 1, seats)
  list('pile', state.pile, 0, 1, cards + 1)
  whole('left', state.left, 0, cards)
  rows('hands', state.hands, seats, DIONYSUS, cards)
  rows('shown', state.shown, seats, DIONYSUS, cards)
  list('discard', state.discard, DIONYSUS, cards)
  list('spent', state.spent, DIONYSUS, cards)
  rows('city', state.city, seats, NONE, cards, CITY)
  rows('built', state.built, seats, 0, AREAS, TERRITORIES.length)
  rows('tokens', state.tokens, seats, NONE, token, CITY)
  rows('shields', state.shields, seats, NONE, cards, TERRITORIES.length)
  list('supply', state.supply, 0, 99, MAGIC.length)
  list('lost', state.lost, 0, token)
  demand(
    ['', ...ENDINGS].includes(state.ending),
    `ending: expected one of "", ${ENDINGS.join(', ')}, not ${JSON.stringify(state.ending)}`,
  )
  demand(
    state.ended === (Array.isArray(state.frames) && state.frames.length > 0 ? '' : state.ending),
    `ended: ${JSON.stringify(state.ended)} does not go with the frames and the ending`,
  )
  whole('finisher', state.finisher, NONE, seats - 1)
  const chosen = state.gods.filter(god => god !== NONE)
  demand(new Set(chosen).size === chosen.length, 'gods: two players have the same god')
}

/** Which frames may stand on which, from the bottom: the whole grammar of the stack. */
const STACKS: readonly RegExp[] = [
  /^$/,
  /^rounds,deal(,gods(,first)?)?$/,
  /^rounds,turn(,(act|settle|aim|attack|prize|graeae|pile))?$/,
]

function checkFrames(state: EphyranState): void {
  const { frames } = state
  demand(Array.isArray(frames), 'frames: expected a list')
  const stack = frames.map(frame => `${frame?.at}`).join(',')
  demand(
    STACKS.some(pattern => pattern.test(stack)),
    `frames: "${stack}" is not a stack of this game`,
  )
  frames.forEach((frame, i) => {
    checkFrame(state, frame, `frames[${i}]`)
  })
  const [table, turn] = frames
  if (turn?.at === 'turn') {
    demand(state.first !== NONE && !state.gods.includes(NONE), 'a turn before the game is set up')
    demand(table.at === 'rounds' && table.seat === turn.seat, 'frames[1].seat: not the seat of the round')
  }
  const who = waitsFor(state)
  demand(state.who === who, `who: expected ${who}, not ${JSON.stringify(state.who)}`)
}

/** What a frame's field must be: a whole number between two, true or false, or a list of cards. */
type Field = readonly [min: number, max: number] | 'flag' | 'cards'

/** The fields of each frame. */
function fieldsOf(
  state: EphyranState,
): Readonly<Record<EphyranFrame['at'], Readonly<Record<string, Field>>>> {
  const seat = [0, state.seats - 1] as const
  const anySeat = [NONE, state.seats - 1] as const
  const support = [0, SUPPORTS.length - 1] as const
  const card = [1, state.data.deck.length] as const
  const token = [NONE, MAGIC.length * FACE_UP - 1] as const
  const territory = [0, TERRITORIES.length - 1] as const
  return {
    first: {},
    gods: {},
    deal: {},
    rounds: { seat: anySeat },
    turn: { seat, acted: 'flag', draws: [0, state.data.deck.length], closed: 'flag', again: 'flag' },
    act: { seat, again: 'flag' },
    settle: { seat, token },
    aim: { seat, card, support },
    attack: { seat, support, victim: anySeat, asked: seat, territory, area: [NO_AREA, AREAS] },
    prize: { seat, token },
    graeae: { seat, cards: 'cards', kept: 'flag' },
    pile: { seat },
  }
}

function checkFrame(state: EphyranState, frame: EphyranFrame, what: string): void {
  const values: Readonly<Record<string, unknown>> = { ...frame }
  for (const [name, field] of Object.entries(fieldsOf(state)[frame.at])) {
    const where = `${what}.${name}`
    if (field === 'flag') flag(where, values[name])
    else if (field === 'cards') list(where, values[name], 1, state.data.deck.length)
    else whole(where, values[name], field[0], field[1])
  }
  if (frame.at !== 'attack') return
  demand(frame.asked !== frame.seat, `${what}.asked: nobody defends against themselves`)
  demand(frame.victim === NONE || frame.victim === frame.asked, `${what}.asked: only the victim is asked`)
}

/** Who the running frame waits for. */
function waitsFor(state: EphyranState): Who {
  const frame = state.frames.at(-1)
  if (frame === undefined) return NOBODY
  switch (frame.at) {
    case 'gods':
      return state.choose ? state.who & everyone(state.seats) : CHANCE
    case 'first':
    case 'deal':
    case 'pile':
      return CHANCE
    case 'attack':
      return only(frame.asked)
    case 'prize':
      return frame.token === NONE ? CHANCE : only(frame.seat)
    case 'graeae':
      return !frame.kept && frame.cards.length < state.data.graeaeDraws && state.left > 0
        ? CHANCE
        : only(frame.seat)
    default:
      return only(frame.seat)
  }
}

/** Areas stand in order without gaps, each on a card that shows it; tokens lie on areas. RULES 3.2 */
function checkCities(state: EphyranState): void {
  const tables = tablesOf(state.data)
  state.city.forEach((row, seat) => {
    row.forEach((card, slot) => {
      const territory = Math.floor(slot / AREAS)
      const area = (slot % AREAS) + 1
      const where = `city[${seat}]: ${TERRITORIES[territory]} ${area}`
      const stands = area <= state.built[seat][territory]
      demand(
        stands === (card !== NONE),
        `${where} ${stands ? 'is missing' : 'stands without the one before'}`,
      )
      demand(card === NONE || fits(tables, card, territory, area), `${where} is not on card ${card}`)
      demand(stands || state.tokens[seat][slot] === NONE, `${where}: a token without an area`)
    })
    state.shields[seat].forEach((card, territory) => {
      const where = `shields[${seat}]: ${TERRITORIES[territory]}`
      demand(
        card === NONE || tables.supports[card] !== 0,
        `${where} is locked by card ${card}, not a Support`,
      )
      demand(card === NONE || state.built[seat][territory] > 0, `${where} is locked without an area`)
    })
  })
}

/** Hands are in order, and what all have seen of them is in them. */
function checkHands(state: EphyranState): void {
  state.hands.forEach((hand, seat) => {
    const sorted = (cards: readonly number[]) => cards.every((card, i) => i === 0 || cards[i - 1] <= card)
    demand(sorted(hand) && sorted(state.shown[seat]), `hands[${seat}]: cards out of order`)
    const rest = [...hand]
    for (const card of state.shown[seat]) {
      demand(rest.includes(card), `shown[${seat}]: card ${card} is not in the hand`)
      rest.splice(rest.indexOf(card), 1)
    }
    demand(!rest.includes(DIONYSUS), `shown[${seat}]: a Dionysus that nobody has seen`)
  })
}

/** Every card is in exactly one place. */
function countCards(state: EphyranState): void {
  const found = [...state.pile]
  const count = (card: number): void => {
    if (card !== NONE) found[card]++
  }
  for (const row of [...state.hands, ...state.city, ...state.shields, state.discard, state.spent])
    row.forEach(count)
  for (const frame of state.frames) {
    if (frame.at === 'aim') count(frame.card)
    if (frame.at === 'settle') count(DIONYSUS)
    if (frame.at === 'graeae') frame.cards.forEach(count)
  }
  demand(
    state.pile.reduce((sum, n) => sum + n, 0) === state.left,
    `left: ${state.left} is not the number of cards in the pile`,
  )
  demand(state.pile[DIONYSUS] === 0, 'pile: a Dionysus in the pile')
  found.forEach((copies, card) => {
    const expected = card === DIONYSUS ? state.seats : 1
    demand(copies === expected, `card ${card}: in ${copies} places, not ${expected}`)
  })
}

/** Every token is in exactly one place, and someone has looked at each that left the supply. */
function countTokens(state: EphyranState): void {
  const found = [...state.supply]
  const count = (token: number): void => {
    if (token === NONE) return
    found[kindOf(token)]++
    const seen = seenBy(token)
    demand(
      seen === FACE_UP || (seen > 0 && (seen & ~everyone(state.seats)) === 0),
      `token ${token}: seen by ${seen}, not a set of seats`,
    )
  }
  for (const row of [...state.tokens, state.lost]) row.forEach(count)
  for (const frame of state.frames) if (frame.at === 'settle' || frame.at === 'prize') count(frame.token)
  MAGIC.forEach((kind, i) => {
    const expected = state.data.tokens[kind]
    demand(found[i] === expected, `${kind}: ${found[i]} tokens, not ${expected}`)
  })
}
