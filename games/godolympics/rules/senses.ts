import { Places, type Seat, type Senses } from '@pantheon/core'
import { bits, type Card, cardAt, MYTHOLOGY_OF, WHOLE } from './cards.ts'
import { ABILITIES, BONUSES, GODS_EACH, MYTHOLOGIES } from './names.ts'
import { outlook, type Unseen, unseenBy } from './prospects.ts'
import { landing } from './race.ts'
import { type GodFrame, type GodState, isOwn, playerOf, roundsOf, tables } from './state.ts'
import { senseTrack, TRACK_SENSES } from './track-senses.ts'
import { beatersIn, isPetrified, needsLife } from './turn.ts'

/** What can be going on, in the order that numbers it here. */
const KINDS: readonly GodFrame['at'][] = [
  ...(['day', 'assign', 'draw', 'appoint', 'exchange', 'shuffle', 'lot', 'round', 'open', 'turn'] as const),
  ...(['war', 'deed', 'trigger', 'target', 'take', 'give', 'bury', 'peek', 'insight', 'flood'] as const),
  ...(['gift', 'personal', 'tally', 'revive'] as const),
]
const KIND = new Map(KINDS.map((kind, i) => [kind, i]))

/** As many seats as a table has, and mythologies. */
const MOST = MYTHOLOGIES.length

const places = new Places()

const TRACK = places.row(TRACK_SENSES)
const DAY = places.row(3)
const ROUND = places.row(18)
const HAND_SIZE = places.row(6)
const STACK = places.row(MOST)
const HUNTED_WON = places.row(8)
const LOVES = places.row(MOST * 3)
const WARS = places.row(MOST * 3)
const LARGEST = places.row(9)
const RIVAL_HUNT = places.row(MOST)
const ENVOY = places.row(MOST)
const HUNTED_LEFT = places.row(1)
const HUNTED_HELD = places.row(1)
const HELD = places.row(MOST * GODS_EACH)
const FOREIGN = places.row(GODS_EACH)
const ABILITY = places.row(ABILITIES.length)
const GONE = places.row(MOST * GODS_EACH)
const HOLDS = places.row(4)
const PERSONAL = places.row(BONUSES.length)
const GIFTS = places.row(MOST)
const BONUS = places.row(BONUSES.length)
const BONUS_HELD = places.row(1)
const LEADER = places.row(MOST)
const YET = places.row(MOST)
const CROWN = places.row(MOST + 1)
const CROWN_RANK = places.row(GODS_EACH)
const CROWN_OF = places.row(MOST)
const CROWN_TOUGH = places.row(2)
const CROWN_ABILITY = places.row(2 * ABILITIES.length)
const CROWN_HOLDS = places.row(1)
const CAN_BEAT = places.row(3)
const BANK = places.row(4)
const WAITING = places.row(2 * ABILITIES.length)
const SILENCED = places.row(2)
const FRAME = places.row(2 * KINDS.length)
const VICTOR = places.row(2)

const MYTHOLOGY = places.row(MOST * MOST)
const EVENING_WALK = places.row(3)
const TABLE = places.row(4)

/** How many numbers a position is told by. */
export const SENSES: number = places.count

/** Tells a position as `seat` sees it: seats and mythologies are numbered from its own, clockwise. */
export function sense(s: GodState, seat: Seat, out: Senses): void {
  out.add(TABLE + s.seats - 2)
  if (s.day === 0 || s.mythologies[seat] < 0) return
  const relative = relativeTo(s, seat)
  const unseen = unseenBy(s, seat)
  for (let i = 0; i < s.seats; i++) out.add(MYTHOLOGY + i * MOST + s.mythologies[(seat + i) % s.seats])
  senseTrack(s, seat, TRACK, out)
  time(s, seat, out)
  stacks(s, seat, relative, unseen, out)
  hand(s, seat, relative, unseen, out)
  bank(s, seat, relative, unseen, out)
  frames(s, seat, out)
}

/** By mythology its number: the seat's own, then the rivals' clockwise, then the third of a duel. */
function relativeTo(s: GodState, seat: Seat): number[] {
  const relative = [-1, -1, -1, -1, -1]
  for (let i = 0; i < s.seats; i++) relative[s.mythologies[(seat + i) % s.seats]] = i
  if (s.third >= 0) relative[s.third] = s.seats
  return relative
}

function time(s: GodState, seat: Seat, out: Senses): void {
  out.add(DAY + Math.min(s.day, 3) - 1)
  out.add(ROUND + Math.min(17, Math.max(0, (s.round - 1) * Math.round(18 / roundsOf(s)))))
  let held = 0
  for (const set of s.hands[seat]) held += bits(set)
  out.add(HAND_SIZE + Math.min(held, 5))
}

function stacks(s: GodState, seat: Seat, relative: readonly number[], unseen: Unseen, out: Senses): void {
  const { loves, wars } = tables(s)
  const envoy = s.envoys[seat]
  let mine = 0
  let largest = 0
  for (let i = 0; i < s.seats; i++) {
    const other = (seat + i) % s.seats
    const eye = 1 << seat
    let cards = 0
    let love = 0
    let war = 0
    let hunt = 0
    const known = (s.envoySeen[other] & eye) !== 0
    for (let m = 0; m < MOST; m++) {
      const set = s.stacks[other][m]
      if (set === 0) continue
      const all = bits(set)
      cards += all
      let seenThere = 0
      for (let b = set; b !== 0; b &= b - 1) if ((s.seen[cardAt(m, b)] & eye) !== 0) seenThere |= b & -b
      if ((seenThere & loves[m]) !== 0) love++
      if ((seenThere & wars[m]) !== 0) war++
      if (known) hunt += s.envoys[other] === m ? bits(seenThere) : 0
      else if (m !== envoy) hunt += bits(seenThere) / (s.seats - 1)
    }
    out.add(STACK + i, cards / 12)
    out.add(LOVES + 3 * i + Math.min(love, 2))
    out.add(WARS + 3 * i + Math.min(war, 2))
    out.add(RIVAL_HUNT + i, hunt / 4)
    if (i === 0) {
      mine = cards
      out.add(HUNTED_WON + Math.min(7, envoy < 0 ? 0 : bits(s.stacks[seat][envoy])))
    } else if (cards > largest) largest = cards
  }
  out.add(LARGEST + Math.max(-4, Math.min(4, Math.trunc((mine - largest) / (s.seats > 2 ? 2 : 4)))) + 4)
  if (envoy < 0) return
  out.add(ENVOY + relative[envoy])
  const won = bits(s.stacks[seat][envoy])
  const from = s.tiles[seat]
  if (won > 0) {
    const evening = landing(s, seat, from, s.shortcuts[seat], won)
    out.add(EVENING_WALK, (evening - from) / 6)
    if (evening >= s.finish) out.add(EVENING_WALK + 1)
  }
  if (landing(s, seat, from, s.shortcuts[seat], won + 2) >= s.finish) out.add(EVENING_WALK + 2)
  out.add(HUNTED_LEFT, bits(unseen.cards[envoy]) / 12)
  out.add(HUNTED_HELD, bits(s.hands[seat][envoy]) / 4)
}

function hand(s: GodState, seat: Seat, relative: readonly number[], unseen: Unseen, out: Senses): void {
  const { rank, ability } = tables(s)
  const mine = s.hands[seat]
  const holds = [0, 0, 0, 0]
  let wanted = false
  for (let m = 0; m < MOST; m++) {
    const to = relative[m]
    if (to < 0) continue
    for (let b = mine[m]; b !== 0; b &= b - 1) {
      const card = cardAt(m, b)
      out.add(HELD + to * GODS_EACH + rank[card] - 1)
      if (isOwn(s, seat, card)) out.add(ABILITY + ability[card])
      else out.add(FOREIGN + rank[card] - 1)
      insert(holds, outlook(s, seat, card, false, unseen, 1).holds)
      if (s.bonus >= 0 && (tables(s).wants[s.bonus * MOST + m] & b & -b) !== 0) wanted = true
    }
    for (let b = WHOLE & ~unseen.cards[m] & ~mine[m]; b !== 0; b &= b - 1)
      out.add(GONE + to * GODS_EACH + rank[cardAt(m, b)] - 1)
  }
  for (let i = 0; i < holds.length; i++) out.add(HOLDS + i, holds[i])
  for (let b = s.personal[seat]; b !== 0; b &= b - 1) out.add(PERSONAL + 31 - Math.clz32(b & -b))
  for (let i = 1; i < s.seats; i++) out.add(GIFTS + i, bits(s.personal[(seat + i) % s.seats]) / 2)
  if (wanted) out.add(BONUS_HELD)
}

/** Keeps the largest, the largest first. */
function insert(sorted: number[], value: number): void {
  let at = sorted.length
  while (at > 0 && sorted[at - 1] < value) at--
  if (at === sorted.length) return
  for (let i = sorted.length - 1; i > at; i--) sorted[i] = sorted[i - 1]
  sorted[at] = value
}

function bank(s: GodState, seat: Seat, relative: readonly number[], unseen: Unseen, out: Senses): void {
  const { rank, ability, loves, wars } = tables(s)
  if (s.bonus >= 0) out.add(BONUS + s.bonus)
  out.add(LEADER + ((s.leader - seat + s.seats) % s.seats))
  for (let i = s.bank.length; i < s.seats; i++) out.add(YET + ((playerOf(s, i) - seat + s.seats) % s.seats))
  const own = (index: number): number => (playerOf(s, index) === seat ? 0 : 1)
  let hunted = 0
  let goals = 0
  for (let i = 0; i < s.bank.length; i++) {
    const card = s.bank[i]
    if ((s.triggered & (1 << i)) !== 0) out.add(WAITING + own(i) * ABILITIES.length + ability[card])
    if ((s.seen[card] & (1 << seat)) === 0) continue
    const m = MYTHOLOGY_OF[card]
    if (m === s.envoys[seat]) hunted++
    if (((loves[m] | wars[m]) & (1 << (card % GODS_EACH))) !== 0) goals++
  }
  out.add(BANK, hunted / 2)
  out.add(BANK + 1, goals)
  if (s.silencer >= 0) out.add(SILENCED + (s.silencer === seat ? 0 : 1))
  if (s.crown < 0) {
    out.add(CROWN + MOST)
    return
  }
  const card: Card = s.bank[s.crown]
  const owner = playerOf(s, s.crown)
  out.add(CROWN + ((owner - seat + s.seats) % s.seats))
  out.add(CROWN_RANK + rank[card] - 1)
  out.add(CROWN_OF + relative[MYTHOLOGY_OF[card]])
  if (needsLife(s)) out.add(CROWN_TOUGH + own(s.crown))
  if ((s.triggered & (1 << s.crown)) !== 0)
    out.add(CROWN_ABILITY + own(s.crown) * ABILITIES.length + ability[card])
  const { holds } = outlook(s, seat, card, true, unseen)
  out.add(CROWN_HOLDS, owner === seat ? holds : -holds)
  if (owner === seat || !isYet(s, seat)) return
  if (isPetrified(s)) return
  let able = 0
  for (let m = 0; m < MOST; m++)
    if (s.hands[seat][m] !== 0) able += bits(s.hands[seat][m] & beatersIn(s, seat, m))
  if (able > 0) out.add(CAN_BEAT + Math.min(able, 3) - 1)
}

/** Has the seat still to play in this round? */
function isYet(s: GodState, seat: Seat): boolean {
  for (let i = s.bank.length; i < s.seats; i++) if (playerOf(s, i) === seat) return true
  return false
}

function frames(s: GodState, seat: Seat, out: Senses): void {
  for (const frame of s.frames) {
    const mine = 'seat' in frame && frame.seat === seat ? 0 : 1
    out.add(FRAME + mine * KINDS.length + (KIND.get(frame.at) ?? 0))
    if (frame.at === 'tally') out.add(VICTOR + (frame.winner === seat ? 0 : 1))
  }
}
