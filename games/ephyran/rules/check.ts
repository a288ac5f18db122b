import { everyone, type Seat } from '@pantheon/core'
import { checkDecision, checkStack } from './check-frames.ts'
import { demand, fail, flag, list, rows, whole } from './demand.ts'
import { AREAS, CITY, DIONYSUS, GODS, MAGIC, NONE, slotOf, TERRITORIES } from './names.ts'
import { ENDINGS, type EphyranState } from './state.ts'
import { fits, locksWith, tablesOf } from './tables.ts'
import { FACE_UP, kindOf, seenBy, type Token } from './token.ts'

/** Throws, naming the law, where a position is malformed or breaks a law of the game. */
export function check(state: EphyranState): void {
  checkShape(state)
  checkStack(state)
  checkEnding(state)
  for (let seat = 0; seat < state.seats; seat++) {
    checkCity(state, seat)
    checkHand(state, seat)
  }
  countCards(state)
  countTokens(state)
  checkDecision(state)
}

/** Every field is there and of its kind. */
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
  list('supply', state.supply, 0, Infinity, MAGIC.length)
  list('lost', state.lost, 0, token)
  whole('finisher', state.finisher, NONE, seats - 1)
  demand(
    state.gods.every((god, seat) => god === NONE || state.gods.indexOf(god) === seat),
    'gods: two players have the same god',
  )
}

/** The end that is coming has come about, and only a game without frames is over. RULES 8.1 */
function checkEnding(state: EphyranState): void {
  const { ending, frames } = state
  if (ending !== '' && !ENDINGS.includes(ending))
    fail(`ending: expected "" or one of ${ENDINGS.join(', ')}, not ${JSON.stringify(ending)}`)
  demand(
    state.ended === (frames.length > 0 ? '' : ending) && (frames.length > 0 || ending !== ''),
    'ended: does not go with the frames and the ending',
  )
  const due = state.left === 0 || state.finisher !== NONE
  demand((ending !== '') === due, 'ending: does not go with the pile and the cities')
  demand(ending !== 'pile' || state.left === 0, 'ending: the pile is not empty')
  demand(ending !== 'city' || state.finisher !== NONE, 'ending: nobody has completed a city')
}

/**
 * Areas stand in order without gaps, each on a card that shows it. A token lies on an area, and its owner has
 * looked at it. A shield stands after an area. RULES 3.2, 6.4, 7.1
 */
function checkCity(state: EphyranState, seat: Seat): void {
  const tables = tablesOf(state.data)
  for (let t = 0; t < TERRITORIES.length; t++) {
    const built = state.built[seat][t]
    for (let area = 1; area <= AREAS; area++) {
      const slot = slotOf(t, area)
      const card = state.city[seat][slot]
      const token = state.tokens[seat][slot]
      const law = areaLaw(area <= built, card === NONE || fits(tables, card, t, area), seat, card, token)
      if (law !== '') fail(`city[${seat}]: ${TERRITORIES[t]} ${area} ${law}`)
    }
    const shield = state.shields[seat][t]
    if (shield !== NONE && !(built > 0 && locksWith(tables, shield)))
      fail(`shields[${seat}][${t}]: card ${shield} cannot lock the ${TERRITORIES[t]}`)
  }
}

/** What is wrong with one place of a city, '' if nothing is. */
function areaLaw(stands: boolean, fitting: boolean, seat: Seat, card: number, token: Token): string {
  if (stands !== (card !== NONE)) return stands ? 'is missing' : 'stands where none is counted'
  if (!fitting) return `is not on card ${card}`
  if (token === NONE) return ''
  if (!stands) return 'is not there to carry its token'
  return (seenBy(token) & (FACE_UP | (1 << seat))) === 0 ? 'carries a token its owner never saw' : ''
}

/** A hand is in order, and what all have seen of it is in it. */
function checkHand(state: EphyranState, seat: Seat): void {
  const hand = state.hands[seat]
  const shown = state.shown[seat]
  const sorted = (cards: readonly number[]) => cards.every((card, i) => i === 0 || cards[i - 1] <= card)
  if (!sorted(hand) || !sorted(shown)) fail(`hands[${seat}]: cards out of order`)
  const rest = [...hand]
  for (const card of shown) {
    if (!rest.includes(card)) fail(`shown[${seat}]: card ${card} is not in the hand`)
    rest.splice(rest.indexOf(card), 1)
  }
  if (rest.includes(DIONYSUS)) fail(`shown[${seat}]: a Dionysus that nobody has seen`)
}

/** Every card is in exactly one place; the Dionysus cards in play are one for each player. */
function countCards(state: EphyranState): void {
  const found = [...state.pile]
  const count = (cards: readonly number[]): void => {
    for (const card of cards) if (card !== NONE) found[card]++
  }
  state.hands.forEach(count)
  state.city.forEach(count)
  state.shields.forEach(count)
  count(state.discard)
  count(state.spent)
  for (const frame of state.frames) {
    if (frame.at === 'aim') count([frame.card])
    if (frame.at === 'settle') count([DIONYSUS])
    if (frame.at === 'graeae') count(frame.cards)
  }
  let left = 0
  for (const copies of state.pile) left += copies
  if (left !== state.left) fail(`left: ${state.left}, but the pile has ${left} cards`)
  demand(state.pile[DIONYSUS] === 0, 'pile: a Dionysus in the pile')
  for (let card = 0; card < found.length; card++) {
    const expected = card === DIONYSUS ? state.seats : 1
    if (found[card] !== expected) fail(`card ${card}: in ${found[card]} places, not ${expected}`)
  }
}

/** Every token is in exactly one place, someone has looked at each outside the supply, and all when it is over. */
function countTokens(state: EphyranState): void {
  const found = [...state.supply]
  const all = everyone(state.seats)
  const count = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token === NONE) continue
      found[kindOf(token)]++
      const seen = seenBy(token)
      const up = seen === FACE_UP && state.frames.length === 0
      if (!up && (seen === 0 || (seen & ~all) !== 0)) fail(`token ${token}: seen by ${seen}`)
    }
  }
  state.tokens.forEach(count)
  count(state.lost)
  for (const frame of state.frames) if (frame.at === 'settle' || frame.at === 'prize') count([frame.token])
  for (let kind = 0; kind < MAGIC.length; kind++) {
    const expected = state.data.tokens[MAGIC[kind]]
    if (found[kind] !== expected) fail(`${MAGIC[kind]}: ${found[kind]} tokens, not ${expected}`)
  }
}
