import type { Seat } from '@pantheon/core'
import { bits, type Card, cardAt, inSet, MYTHOLOGY_OF, WHOLE } from './cards.ts'
import { GODS_EACH, MYTHOLOGIES } from './names.ts'
import { crowned, type GodState, participants, playerOf, tables } from './state.ts'
import { worths } from './worths.ts'

/** How many of the cards a seat cannot place are there, by mythology and in all. */
export interface Unseen {
  readonly cards: number[]
  readonly count: number
}

/** The god cards whose place the seat does not know: some of them are in the others' hands. */
export function unseenBy(s: GodState, seat: Seat): Unseen {
  const cards = [0, 0, 0, 0, 0]
  let count = 0
  const eye = 1 << seat
  for (const m of participants(s)) {
    let set = WHOLE
    for (let i = 0; i < GODS_EACH; i++) if ((s.seen[m * GODS_EACH + i] & eye) !== 0) set &= ~(1 << i)
    cards[m] = set
    count += bits(set)
  }
  return { cards, count }
}

/** How likely `rival` beats `card`, as far as `seat` can tell; `shielded`: not by Power or love. */
function beatChance(
  s: GodState,
  seat: Seat,
  rival: Seat,
  card: Card,
  shielded: boolean,
  unseen: Unseen,
): number {
  const { beaters } = tables(s)
  let able = 0
  let size = 0
  for (let m = 0; m < MYTHOLOGIES.length; m++) {
    const hand = s.hands[rival][m]
    if (hand !== 0) size += bits(hand)
    const usable = m === MYTHOLOGY_OF[card] || (m === s.mythologies[rival] && !shielded)
    if (!usable) continue
    const beating = beaters[card * MYTHOLOGIES.length + m]
    able += bits(beating & unseen.cards[m])
    for (let b = hand & beating; b !== 0; b &= b - 1)
      if ((s.seen[cardAt(m, b)] & (1 << seat)) !== 0) return Math.min(1, worths.willing)
  }
  if (unseen.count === 0) return 0
  return Math.min(1, worths.willing * (1 - (1 - able / unseen.count) ** size))
}

/** What may happen to a card on top of the bank until the round ends. */
export interface Outlook {
  /** How likely it stays on top. */
  readonly holds: number
  /** How many DEATHs are to be expected against it. */
  readonly deaths: number
}

/** The chances of the card on top, or of `card` if it comes there next, against those who still have to play. */
export function outlook(s: GodState, seat: Seat, card: Card, onTop: boolean, unseen: Unseen): Outlook {
  const { war } = tables(s)
  const tough = (war[card] === 1 && s.warAlways) || (onTop && (crowned(s, 'war') || crowned(s, 'majesty')))
  const life = tough ? s.data.life / (s.data.life + s.data.death) : 1
  let holds = 1
  let deaths = 0
  for (let i = s.bank.length; i < s.seats; i++) {
    const next = onTop && i === s.crown + 1
    if (next && crowned(s, 'petrify')) continue
    const tries = beatChance(s, seat, playerOf(s, i), card, next && crowned(s, 'aegis'), unseen)
    deaths += holds * tries * (1 - life)
    holds *= 1 - tries * life
  }
  return { holds, deaths }
}

/** How strong a god is in the hand of a seat, from 0 to about 1: what it can beat, and how hard it is to beat. */
export function strength(s: GodState, seat: Seat, card: Card): number {
  const { rank, beaters } = tables(s)
  const high = rank[card] / GODS_EACH
  if (MYTHOLOGY_OF[card] !== s.mythologies[seat]) return worths.foreign * high * high
  let beats = 0
  let others = 0
  for (const m of participants(s)) {
    if (m === MYTHOLOGY_OF[card]) continue
    others += GODS_EACH
    for (let i = 0; i < GODS_EACH; i++)
      if (inSet(beaters[(m * GODS_EACH + i) * MYTHOLOGIES.length + MYTHOLOGY_OF[card]], card)) beats++
  }
  return worths.beats * (beats / others) + worths.high * high
}
