import type { Seat } from '@pantheon/core'
import { bits, type Card, cardAt, inSet, MYTHOLOGY_OF, WHOLE } from './cards.ts'
import { GODS_EACH, MYTHOLOGIES } from './names.ts'
import { crowned, type GodState, isLast, participants, playerOf, roundsOf, tables } from './state.ts'
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

/** How likely `rival` beats `card`, as far as `seat` can tell, if willing; `shielded`: not by Power or love. */
function beatChance(
  s: GodState,
  seat: Seat,
  rival: Seat,
  card: Card,
  shielded: boolean,
  willing: number,
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
      if ((s.seen[cardAt(m, b)] & (1 << seat)) !== 0) return Math.min(1, willing)
  }
  if (unseen.count === 0) return 0
  return Math.min(1, willing * (1 - (1 - able / unseen.count) ** size))
}

/** What may happen to a card on top of the bank until the round ends. */
export interface Outlook {
  /** How likely it stays on top. */
  readonly holds: number
  /** How many DEATHs are to be expected against it. */
  readonly deaths: number
}

/**
 * The chances of the card on top, or of `card` if it comes there next, against those who still have to play: the players
 * of bank cards `from` on.
 */
export function outlook(
  s: GodState,
  seat: Seat,
  card: Card,
  onTop: boolean,
  unseen: Unseen,
  from: number = s.bank.length,
): Outlook {
  const { war } = tables(s)
  const tough = (war[card] === 1 && s.warAlways) || (onTop && (crowned(s, 'war') || crowned(s, 'majesty')))
  const life = tough ? s.data.life / (s.data.life + s.data.death) : 1
  let holds = 1
  let deaths = 0
  for (let i = from; i < s.seats; i++) {
    const next = onTop && i === s.crown + 1
    if (next && crowned(s, 'petrify')) continue
    const willing = !tough ? worths.willing : isLast(s, i) ? worths.lastChallenge : worths.challenge
    const tries = beatChance(s, seat, playerOf(s, i), card, next && crowned(s, 'aegis'), willing, unseen)
    deaths += holds * tries * (1 - life)
    holds *= 1 - tries * life
  }
  return { holds, deaths }
}

/** What a god in the hand of a seat is worth: by a formula of its strength, and by what play taught of its kind. */
export function inHand(s: GodState, seat: Seat, card: Card): number {
  const formula = worths.strength === 0 ? 0 : worths.strength * strength(s, seat, card)
  const kind = MYTHOLOGY_OF[card] === s.mythologies[seat] ? ownKind(s, card) : foreignKind(s, card)
  return formula + kind
}

function ownKind(s: GodState, card: Card): number {
  const rank = tables(s).rank[card]
  if (rank === s.data.loveRank) return worths.ownLove
  if (rank === s.data.warRank) return worths.ownWar
  if (rank < 9) return worths.ownWeak
  return rank === 9 ? worths.ownNine : worths.ownStrong
}

function foreignKind(s: GodState, card: Card): number {
  const rank = tables(s).rank[card]
  if (rank === s.data.warRank) return worths.war
  if (rank < 9) return 0
  if (rank < 11) return rank === 9 ? worths.nine : worths.ten
  return rank === 11 ? worths.eleven : worths.twelve
}

/** The odds of the evening grow e-fold with so many tiles more to FINISH than rounds; with equally many it likely comes. */
const [DUSK_TILES, DUSK_LIKELY] = [3.3, 1]

/** How likely the evening comes before somebody finishes, as far as that is to count. */
export function eveningChance(s: GodState): number {
  if (worths.dusk === 0) return 1
  let front = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.tiles[seat] > front) front = s.tiles[seat]
  const spare = s.finish - front - roundsLeft(s)
  return 1 - worths.dusk + worths.dusk / (1 + Math.exp(-DUSK_LIKELY - spare / DUSK_TILES))
}

/** The rounds of the Day after this one. */
export const roundsLeft = (s: GodState): number => roundsOf(s) - s.round

/** How strong a god is in the hand of a seat, from 0 to about 1: what it can beat, and how hard it is to beat. */
function strength(s: GodState, seat: Seat, card: Card): number {
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
