import type { Emit, Seat } from '@pantheon/core'
import type { HeavensEvent } from './events.ts'
import { award, FROM, type HeavensState } from './state.ts'

/**
 * Pays an expense of a turn. What is lacking comes from Tyche: the fewest prestige points that cover it, at the
 * turn's ratio. Pleading uncovers the purse, and paying without it proves that the purse held enough: whoever
 * tells of a payment tells it as a reveal. RULES 1.3, 3.5
 */
export function pay(
  s: HeavensState,
  seat: Seat,
  price: number,
  ratio: number,
  emit: Emit<HeavensEvent> | null,
): void {
  const had = s.power[seat]
  if (had < price) {
    const prestige = Math.ceil((price - had) / ratio)
    const gained = prestige * ratio
    emit?.reveal({ key: 'tyche', seat, had, price, prestige, gained, uses: 'tyche' })
    award(s, seat, FROM.tyche, -prestige)
    s.power[seat] += gained
  }
  s.power[seat] -= price
}
