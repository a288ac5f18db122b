import type { ScoreLine } from '@pantheon/core'
import { GAINS, type Gain } from './names.ts'
import { raceOrder } from './race.ts'
import type { GodState } from './state.ts'

/** The section of RULES.md behind each source of tiles. */
const RULE_OF: Readonly<Record<Gain, { readonly rule: string }>> = {
  wins: { rule: '4.1' },
  play: { rule: '6.1' },
  win: { rule: '6.2' },
  personal: { rule: '6.3' },
  goals: { rule: '8.1' },
  diplomacy: { rule: '8.2' },
  abilities: { rule: '5.4' },
  war: { rule: '3.5' },
  hindered: { rule: '5.4' },
  tiles: { rule: '7.3' },
  shortcuts: { rule: '7.4' },
  passing: { rule: '7.2' },
}

/** The tile of each counter, by where its steps came from: all of it is public. RULES 1.2 */
export function score(s: GodState): ScoreLine[] {
  return s.gains.flatMap((gained, seat) =>
    GAINS.flatMap((gain, i) =>
      gained[i] === 0 ? [] : [{ seat, what: `score.${gain}`, points: gained[i], ...RULE_OF[gain] }],
    ),
  )
}

/** Places by tile; at the end the winner has the first for themselves (rulings G44, G45). RULES 1.2, 8.4 */
export function ranks(s: GodState): number[] {
  const winner = s.ended === '' ? -1 : raceOrder(s)[0]
  const isBefore = (other: number, seat: number): boolean =>
    other === winner || (seat !== winner && s.tiles[other] > s.tiles[seat])
  return s.tiles.map(
    (_, seat) => 1 + s.tiles.filter((_, other) => other !== seat && isBefore(other, seat)).length,
  )
}
