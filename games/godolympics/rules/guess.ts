import { clone, type Rng, type Seat } from '@pantheon/core'
import { addCard, type Card, type Cards, listCards, removeCard } from './cards.ts'
import { type GodState, participants } from './state.ts'
import { knows, listBonuses } from './view.ts'

/** Another position that `seat` cannot tell from this one: what it does not know is dealt afresh. RULES 9.1 */
export function guess(s: GodState, seat: Seat, rng: Rng): GodState {
  const twin = clone(s)
  guessGods(twin, seat, rng)
  guessBonuses(twin, seat, rng)
  guessEnvoys(twin, seat, rng)
  return twin
}

/** Every god card whose place the seat does not know changes places with the others of that kind. */
function guessGods(s: GodState, seat: Seat, rng: Rng): void {
  const hidden = (card: Card): boolean => !knows(s.seen[card], seat)
  const sets = [...s.hands, ...s.stacks]
  const lists = [s.top, s.bottom, s.bank]
  const taken = sets.map(set => listCards(set).filter(hidden))
  const eyes = new Map<Card, number>()
  const pool = listCards(s.deck)
  for (const [i, set] of sets.entries())
    for (const card of taken[i]) {
      removeCard(set, card)
      pool.push(card)
    }
  for (const list of lists) pool.push(...list.filter(hidden))
  rng.shuffle(pool)

  // Who else knows a place, knows the card that is now there.
  const deal = (old: Card): Card => {
    const card = pool.pop() ?? old
    eyes.set(card, s.seen[old])
    return card
  }
  const dealt = sets.map((set, i) =>
    taken[i].map(old => {
      const card = deal(old)
      addCard(set, card)
      return card
    }),
  )
  for (const list of lists) for (let i = 0; i < list.length; i++) if (hidden(list[i])) list[i] = deal(list[i])
  s.deck.fill(0)
  for (const card of pool) {
    addCard(s.deck, card)
    eyes.set(card, 0)
  }
  for (const [card, seen] of eyes) s.seen[card] = seen

  for (const frame of s.frames) {
    if (frame.at === 'give') {
      const place = taken[frame.seat].indexOf(frame.taken)
      if (place >= 0) frame.taken = dealt[frame.seat][place]
    }
    if (frame.at === 'exchange')
      for (let other = 0; other < s.seats; other++)
        if (other !== seat) guessAside(s.hands[other], frame.aside[other], frame.asked[other], rng)
  }
}

/** Of the cards another has decided on, each may or may not have been set aside. */
function guessAside(hand: Cards, aside: Cards, asked: number, rng: Rng): void {
  aside.fill(0)
  for (const card of listCards(hand).slice(0, asked)) if (rng.below(2) === 0) addCard(aside, card)
}

/** The same for Bonus cards: others' personal ones, and the deck. */
function guessBonuses(s: GodState, seat: Seat, rng: Rng): void {
  const hidden = (bonus: number): boolean => !knows(s.bonusSeen[bonus], seat)
  const taken = s.personal.map(cards => listBonuses(cards).filter(hidden))
  const pool = listBonuses(s.pool)
  for (const cards of taken) pool.push(...cards)
  pool.push(...s.foretold.filter(hidden))
  rng.shuffle(pool)

  const became = new Map<number, number>()
  const deal = (old: number): number => {
    const bonus = pool.pop() ?? old
    became.set(old, bonus)
    return bonus
  }
  for (const [other, cards] of taken.entries()) for (const card of cards) s.personal[other] &= ~(1 << card)
  for (const [other, cards] of taken.entries()) for (const card of cards) s.personal[other] |= 1 << deal(card)
  s.foretold = s.foretold.map(card => (hidden(card) ? deal(card) : card))
  s.pool = pool.reduce((set, card) => set | (1 << card), 0)

  const { fresh } = s
  const seen = s.bonusSeen.slice()
  for (const card of pool) s.bonusSeen[card] = 0
  for (const old of became.keys()) s.fresh &= ~(1 << old)
  for (const [old, card] of became) {
    s.bonusSeen[card] = seen[old]
    if ((fresh & (1 << old)) !== 0) s.fresh |= 1 << card
  }
  for (const frame of s.frames) if (frame.at === 'gift') frame.card = became.get(frame.card) ?? frame.card
}

/** Others' Diplomacy cards that the seat has not seen, and the third of a duel, are dealt again. */
function guessEnvoys(s: GodState, seat: Seat, rng: Rng): void {
  const isHidden = (other: Seat): boolean => s.envoys[other] >= 0 && !knows(s.envoySeen[other], seat)
  const known = s.envoys.filter((_, other) => !isHidden(other))
  const pool = rng.shuffle(participants(s).filter(m => !known.includes(m)))
  s.envoys = s.envoys.map((mythology, other) => (isHidden(other) ? (pool.pop() ?? mythology) : mythology))
}
