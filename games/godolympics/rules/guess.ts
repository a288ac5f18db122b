import { clone, type Rng, type Seat } from '@pantheon/core'
import { addCard, type Card, type Cards, listCards, removeCard } from './cards.ts'
import { type GodState, participants } from './state.ts'
import { type Surmise, surmises } from './surmise.ts'
import { unpackFold } from './traces.ts'
import { knows, listBonuses } from './view.ts'

/**
 * Another position that `seat` cannot tell from this one: what it does not know is dealt afresh. Cards are always
 * gathered in the same order whatever they are, so that a guess rests on what is known and on `rng` alone. RULES 9.1
 */
export function guess(s: GodState, seat: Seat, rng: Rng): GodState {
  return guessBy(NOTHING, s, seat, rng)
}

/** The same by what the others did in their turns: what that tells is worked out once, for all the guesses. RULES 9.1 */
export function deduce(
  s: GodState,
  seat: Seat,
  rng: Rng,
  stop = (): boolean => false,
): (rng: Rng) => GodState {
  const all = surmises(s, seat, rng, stop)
  if (all.length === 0) return rng => guess(s, seat, rng)
  return rng => guessBy(all[rng.below(all.length)], s, seat, rng)
}

const NOTHING: Surmise = { hands: [], envoys: [] }

function guessBy({ hands, envoys }: Surmise, s: GodState, seat: Seat, rng: Rng): GodState {
  const twin = clone(s)
  twin.folds = twin.folds.filter(fold => knows(unpackFold(fold).eyes, seat))
  guessGods(twin, seat, rng, hands)
  guessBonuses(twin, seat, rng)
  guessEnvoys(twin, seat, rng, envoys)
  return twin
}

const ascending = (a: number, b: number): number => a - b

/** Every god card whose place the seat does not know changes places with the others of that kind. */
function guessGods(s: GodState, seat: Seat, rng: Rng, hands: Surmise['hands']): void {
  const seen = s.seen.slice()
  const hidden = (card: Card): boolean => !knows(seen[card], seat)
  const frame = s.frames[s.frames.length - 1]
  const taken = frame?.at === 'give' ? frame.taken : -1
  const role = (card: Card): number => (card === taken ? -1 : seen[card])
  const sets = [...s.hands, ...s.stacks]
  const lists = [s.top, s.bottom, s.bank]
  const gone = sets.map(set =>
    listCards(set)
      .filter(hidden)
      .sort((a, b) => role(a) - role(b)),
  )
  const pool = [...listCards(s.deck), ...gone.flat(), ...lists.flatMap(list => list.filter(hidden))]
  rng.shuffle(pool.sort(ascending))
  const surmised = hands.map(cards => rng.shuffle(cards.slice()))
  for (const card of surmised.flat()) pool.splice(pool.indexOf(card), 1)

  for (const [i, set] of sets.entries()) for (const card of gone[i]) removeCard(set, card)
  // Who else knows a place, knows the card that is now there.
  const deal = (old: Card, from = pool): Card => {
    const card = from.pop() ?? old
    s.seen[card] = seen[old]
    return card
  }
  for (const [i, set] of sets.entries())
    for (const old of gone[i]) {
      const card = deal(old, surmised[i]?.length > 0 ? surmised[i] : pool)
      addCard(set, card)
      if (frame?.at === 'give' && old === taken) frame.taken = card
    }
  for (const list of lists) for (const [i, old] of list.entries()) if (hidden(old)) list[i] = deal(old)
  s.deck.fill(0)
  for (const card of pool) {
    addCard(s.deck, card)
    s.seen[card] = 0
  }
  if (frame?.at === 'exchange')
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) guessAside(s.hands[other], frame.aside[other], frame.asked[other], rng)
}

/** Of the cards another has decided on, each may or may not have been set aside. */
function guessAside(hand: Cards, aside: Cards, asked: number, rng: Rng): void {
  aside.fill(0)
  for (const card of listCards(hand).slice(0, asked)) if (rng.below(2) === 0) addCard(aside, card)
}

/** The same for Bonus cards: others' personal ones, and the deck. */
function guessBonuses(s: GodState, seat: Seat, rng: Rng): void {
  const seen = s.bonusSeen.slice()
  const { fresh } = s
  const hidden = (bonus: number): boolean => !knows(seen[bonus], seat)
  const isFresh = (bonus: number): boolean => (fresh & (1 << bonus)) !== 0
  const frame = s.frames[s.frames.length - 1]
  const drawn = frame?.at === 'gift' ? frame.card : -1
  const role = (bonus: number): number => (bonus === drawn ? -1 : seen[bonus] + (isFresh(bonus) ? 64 : 0))
  const gone = s.personal.map(cards =>
    listBonuses(cards)
      .filter(hidden)
      .sort((a, b) => role(a) - role(b)),
  )
  const pool = [...listBonuses(s.pool), ...gone.flat(), ...s.foretold.filter(hidden)]
  rng.shuffle(pool.sort(ascending))

  for (const [other, cards] of gone.entries())
    for (const old of cards) {
      s.personal[other] &= ~(1 << old)
      s.fresh &= ~(1 << old)
    }
  const deal = (old: number): number => {
    const bonus = pool.pop() ?? old
    s.bonusSeen[bonus] = seen[old]
    if (isFresh(old)) s.fresh |= 1 << bonus
    if (frame?.at === 'gift' && old === drawn) frame.card = bonus
    return bonus
  }
  for (const [other, cards] of gone.entries()) for (const old of cards) s.personal[other] |= 1 << deal(old)
  s.foretold = s.foretold.map(old => (hidden(old) ? deal(old) : old))
  s.pool = 0
  for (const bonus of pool) {
    s.pool |= 1 << bonus
    s.bonusSeen[bonus] = 0
  }
}

/** Others' Diplomacy cards that the seat has not seen, and the third of a duel, are dealt again, or are as surmised. */
function guessEnvoys(s: GodState, seat: Seat, rng: Rng, surmised: Surmise['envoys']): void {
  const isHidden = (other: Seat): boolean => s.envoys[other] >= 0 && !knows(s.envoySeen[other], seat)
  const known = s.envoys.filter((_, other) => !isHidden(other))
  const pool = rng.shuffle(participants(s).filter(m => !known.includes(m)))
  s.envoys = s.envoys.map((mythology, other) =>
    isHidden(other) ? (surmised[other] ?? pool.pop() ?? mythology) : mythology,
  )
}
