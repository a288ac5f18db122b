/** Building, losing and borrowing Temples. RULES 6 */
import { only, pop, type Seat, type Step } from '@pantheon/core'
import { take } from './cards.ts'
import type { KingEvent, Tell } from './events.ts'
import { hasTempleCard, templeCount } from './hero.ts'
import { HILL, isCamp, type Place } from './map.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import { TEMPLE, TEMPLES, type Temple } from './names.ts'
import { type Faith, NONE, type Prophet, templeCode, templeKind, templeOwner, type World } from './state.ts'

/** Could this seat put a Temple on this tile? RULES 6.1 */
export const mayBuild = (s: World, seat: Seat, tile: Place): boolean =>
  !isCamp(tile) && tile !== HILL && s.temple[tile] < 0 && templeCount(s, seat) < s.data.numbers.templeTokens

/** Lists the Temple cards that could be built with. */
export function listTemples(s: World, seat: Seat, out: { add(move: number): void }): void {
  for (let kind = 0; kind < TEMPLES.length; kind++) if (hasTempleCard(s, seat, kind)) out.add(V.temple(kind))
}

/** Takes the bonus of a Temple that gives cards or Health. RULES 6.2 */
export function bonus(s: World, seat: Seat, kind: Temple): void {
  const { numbers } = s.data
  if (kind === TEMPLE.health) {
    s.vigour[seat] += numbers.templeHealth
    s.health[seat] += numbers.templeHealth
  } else if (kind === TEMPLE.rewards) take(s, seat, numbers.templeRewards)
  else if (kind === TEMPLE.secrets) take(s, seat, 0, numbers.templeSecrets)
  else if (kind === TEMPLE.market) take(s, seat, numbers.marketRewards, numbers.marketSecrets)
}

/** Builds a Temple on a tile: no more cards this turn. RULES 6.1 */
export function build(s: World, seat: Seat, kind: Temple, tile: Place, emit: Tell): void {
  s.temples[seat][kind]++
  s.temple[tile] = templeCode(seat, kind)
  s.built = true
  emit?.tell({ key: 'built', seat, kind, tile, uses: `temple-${TEMPLES[kind]}` })
  deed(s, seat, 'deed-temple')
  bonus(s, seat, kind)
}

/** Token and card go back to the owner; cards and Health once given stay. RULES 6.4 */
export function destroy(s: World, seat: Seat, tile: Place, emit: Tell): void {
  const code = s.temple[tile]
  const owner = templeOwner(code)
  const kind = templeKind(code)
  s.temple[tile] = NONE
  s.temples[owner][kind]--
  emit?.tell({ key: 'destroyed', seat, owner, kind, tile })
}

/** False Prophet: a bonus from another mat; Attack stays for good, the Market gives only its cards. RULES 7.4 */
export const prophet: Step<World, Prophet, KingEvent> = {
  rule: '7.4',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, _seat, out) {
    for (let kind = 0; kind < TEMPLES.length; kind++)
      if (s.temples[frame.owner][kind] > 0) out.add(V.bonus(kind))
  },
  play(s, _frame, seat, move) {
    const kind = V.arg(move, 0)
    pop(s)
    if (kind === TEMPLE.attack) s.borrowed[seat] += s.data.numbers.templeAttack
    bonus(s, seat, kind)
  },
  ask: () => ({ key: 'ask.prophet' }),
}

/** New Faith: one's own Temple on the place of the one destroyed. RULES 7.4 */
export const faith: Step<World, Faith, KingEvent> = {
  rule: '7.4',
  next: (_s, frame) => only(frame.seat),
  moves: (s, _frame, seat, out) => listTemples(s, seat, out),
  play(s, frame, seat, move, emit) {
    pop(s)
    build(s, seat, V.arg(move, 0), frame.tile, emit)
  },
  ask: () => ({ key: 'ask.faith' }),
}
