/** Owning artifacts: slots, sides, the artifact market. RULES 8 */
import { NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { take } from './cards.ts'
import type { KingEvent, Tell } from './events.ts'
import { hasSpecial, specialAmount } from './hero.ts'
import { V } from './moves.ts'
import { RUNES, TEMPLE } from './names.ts'
import { deckOf, type Excess, FIRST_SUPER, heroOf, type World } from './state.ts'

/** An artifact comes to a hero, as new. RULES 8.1 */
export function gain(s: World, seat: Seat, artifact: number, emit: Tell): void {
  s.artifacts[seat].push(artifact)
  s.sides[seat].push(0)
  s.tired[seat].push(0)
  emit?.tell({ key: 'artifact', seat, artifact })
}

/** The slot an artifact lies in; -1 if the seat does not own it. */
export const slotOf = (s: World, seat: Seat, artifact: number): number => s.artifacts[seat].indexOf(artifact)

/** An artifact leaves a hero's mat; the others close up. */
export function lose(s: World, seat: Seat, artifact: number): void {
  const slot = slotOf(s, seat, artifact)
  s.artifacts[seat].splice(slot, 1)
  s.sides[seat].splice(slot, 1)
  s.tired[seat].splice(slot, 1)
}

/** An artifact goes to the artifact market; a superartifact leaves the game. RULES 8.5 */
function toMarket(s: World, seat: Seat, artifact: number): void {
  lose(s, seat, artifact)
  if (artifact < FIRST_SUPER) s.market[artifact] = 1
}

/** One use of an active artifact or of a superartifact's first side. RULES 8.2 */
export function wear(s: World, seat: Seat, artifact: number, on: Seat, emit: Tell): void {
  const slot = slotOf(s, seat, artifact)
  const card = s.data.artifacts[artifact]
  emit?.tell({ key: 'used', seat, artifact, on, uses: card.name })
  if (s.sides[seat][slot] === 1) toMarket(s, seat, artifact)
  else {
    s.sides[seat][slot] = 1
    s.tired[seat][slot] = 1
  }
}

/** Does a Market of this seat stand? */
export const trades = (s: World, seat: Seat): boolean => s.temples[seat][TEMPLE.market] > 0

/** Sells an artifact for Reward cards. RULES 8.5 */
export function sell(s: World, seat: Seat, artifact: number, emit: Tell): void {
  toMarket(s, seat, artifact)
  const armoury = hasSpecial(s, seat, 'divine-armoury')
  emit?.tell({ key: 'sold', seat, artifact, ...(armoury ? { uses: heroOf(s, seat).special } : {}) })
  take(s, seat, armoury ? specialAmount(s, seat) : s.data.numbers.sale)
}

/** How many artifacts of a mythology lie on a mat, superartifacts aside. */
export function ofDeck(s: World, seat: Seat, deck: number): number {
  let count = 0
  for (const artifact of s.artifacts[seat]) if (artifact < FIRST_SUPER && deckOf(artifact) === deck) count++
  return count
}

/** Lists what a Market allows: selling, one exchange a turn, superartifacts. RULES 8.5 */
export function listTrade(s: World, seat: Seat, out: { add(move: number): void }): void {
  const held = s.artifacts[seat]
  for (let i = 0; i < held.length; i++) {
    out.add(V.drop(held[i]))
    if (held[i] >= FIRST_SUPER || !trades(s, seat)) continue
    out.add(V.sell(held[i]))
    if (!s.exchanged)
      for (let other = 0; other < FIRST_SUPER; other++)
        if (s.market[other] === 1) out.add(V.exchange(held[i], other))
  }
  if (held.length < s.data.numbers.forge || !trades(s, seat)) return
  for (let deck = 0; deck < RUNES.length; deck++)
    if (s.supers[deck] === 1 && ofDeck(s, seat, deck) >= s.data.numbers.forge) out.add(V.forge(deck))
}

/** Exchanges an artifact for one of the market, which is taken as new. */
export function exchange(s: World, seat: Seat, given: number, taken: number, emit: Tell): void {
  s.exchanged = true
  toMarket(s, seat, given)
  s.market[taken] = 0
  emit?.tell({ key: 'exchanged', seat, given, taken })
  gain(s, seat, taken, emit)
}

/** Hands three artifacts of one mythology in for its superartifact. RULES 8.4 */
export function forge(s: World, seat: Seat, deck: number, emit: Tell): void {
  for (let n = 0; n < s.data.numbers.forge; n++) {
    const artifact = s.artifacts[seat].find(held => held < FIRST_SUPER && deckOf(held) === deck)
    if (artifact !== undefined) toMarket(s, seat, artifact)
  }
  s.supers[deck] = 0
  emit?.tell({ key: 'forged', seat, artifact: FIRST_SUPER + deck })
  gain(s, seat, FIRST_SUPER + deck, emit)
}

/** Discards an artifact. */
export function dropArtifact(s: World, seat: Seat, artifact: number, emit: Tell): void {
  toMarket(s, seat, artifact)
  emit?.tell({ key: 'dropped', seat, artifact })
}

/** More artifacts than slots: one after the other is sold or discarded. RULES 8.6 */
export const excess: Step<World, Excess, KingEvent> = {
  rule: '8.6',
  next(s, frame) {
    if (s.artifacts[frame.seat].length > frame.most) return only(frame.seat)
    pop(s)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    const held = s.artifacts[seat]
    const market = trades(s, seat)
    let sold = false
    for (let i = 0; i < held.length; i++)
      if (market && held[i] < FIRST_SUPER) {
        out.add(V.sell(held[i]))
        sold = true
      }
    if (frame.sale && sold) return
    for (let i = 0; i < held.length; i++) out.add(V.drop(held[i]))
  },
  play(s, _frame, seat, move, emit) {
    const artifact = V.arg(move, 0)
    if (V.verb(move) === 'sell') sell(s, seat, artifact, emit)
    else dropArtifact(s, seat, artifact, emit)
  },
  ask: (s, frame) => ({
    key: 'ask.excess',
    over: s.artifacts[frame.seat].length - frame.most,
  }),
}
