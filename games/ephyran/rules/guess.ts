import { clone, type Rng, type Seat } from '@pantheon/core'
import { type Card, NONE } from './names.ts'
import type { EphyranState } from './state.ts'
import { kindOf, knows, seenBy, type Token, tokenOf } from './token.ts'

/**
 * Another position that `seat` cannot tell from this one. What it cannot know is sorted before it is shuffled, so
 * that the guess rests on the dice and on nothing that is hidden. RULES 10.1
 */
export function guess(state: EphyranState, seat: Seat, rng: Rng): EphyranState {
  const twin = clone(state)
  guessCards(twin, seat, rng)
  guessTokens(twin, seat, rng)
  return twin
}

/** The cards of a hand that the others have not seen go there. */
function hidden(hand: readonly Card[], shown: readonly Card[]): Card[] {
  const rest = [...hand]
  for (const card of shown) rest.splice(rest.indexOf(card), 1)
  return rest
}

const ascending = (a: number, b: number): number => a - b

/** The pile, the unseen cards of other hands, and what another holds before the Graeae change places. */
function guessCards(state: EphyranState, seat: Seat, rng: Rng): void {
  const unseen = hiddenPile(state)
  const others = state.hands.map((hand, other) => (other === seat ? [] : hidden(hand, state.shown[other])))
  for (const cards of others) unseen.push(...cards)
  const graeae = state.frames.find(frame => frame.at === 'graeae')
  const secret = graeae?.at === 'graeae' && graeae.seat !== seat ? graeae.cards : []
  unseen.push(...secret)

  rng.shuffle(unseen.sort(ascending))
  const draw = (): Card => unseen.pop() ?? NONE
  others.forEach((cards, other) => {
    if (cards.length > 0) state.hands[other] = [...state.shown[other], ...cards.map(draw)].sort(ascending)
  })
  for (let i = 0; i < secret.length; i++) secret[i] = draw()
  state.pile.fill(0)
  for (const card of unseen) state.pile[card]++
}

function hiddenPile(state: EphyranState): Card[] {
  const cards: Card[] = []
  state.pile.forEach((count, card) => {
    for (let i = 0; i < count; i++) cards.push(card)
  })
  return cards
}

/** The supply and all face-down tokens that the seat never looked at change places. */
function guessTokens(state: EphyranState, seat: Seat, rng: Rng): void {
  const secret = (token: Token): boolean => token !== NONE && !knows(seat, token)
  const kinds: number[] = []
  state.supply.forEach((count, kind) => {
    for (let i = 0; i < count; i++) kinds.push(kind)
  })
  const frame = state.frames.at(-1)
  const held = frame?.at === 'prize' || frame?.at === 'settle' ? frame : null
  const rows = [...state.tokens, state.lost]
  for (const row of rows) for (const token of row) if (secret(token)) kinds.push(kindOf(token))
  if (held !== null && secret(held.token)) kinds.push(kindOf(held.token))

  rng.shuffle(kinds.sort(ascending))
  const redraw = (token: Token): Token => tokenOf(kinds.pop() ?? 0, seenBy(token))
  for (const row of rows)
    row.forEach((token, i) => {
      if (secret(token)) row[i] = redraw(token)
    })
  if (held !== null && secret(held.token)) held.token = redraw(held.token)
  state.supply.fill(0)
  for (const kind of kinds) state.supply[kind]++
}
