import { ALL_SEEING, playout, Rng, start, totals } from '@pantheon/core'
import { expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import type { EphyranView, PlayerView } from '../rules/view.ts'

/** What the letters of the cards and the words for tokens are worth, written down a second time. */
const SYMBOLS: Readonly<Record<string, number>> = { z: 3, t: 2, o: 1 }
const TOKENS: Readonly<Record<string, number>> = { thunderbolt: 3, trident: 2, owl: 1, helmet: -1 }
const LETTERS = { lagoon: 'P', mountain: 'H', forest: 'A', lands: 'G' } as const
const GOD_OF = { lagoon: 'poseidon', mountain: 'hephaestus', forest: 'aether', lands: 'gaia' } as const

/** A city counted by hand, from the cards as they lie on the table. RULES 9.2 to 9.6 */
function countByHand(view: EphyranView, { seat, god, city }: PlayerView): number {
  let points = 0
  let areas = 0
  let dionysus = 0
  for (const territory of ['lagoon', 'mountain', 'forest', 'lands'] as const) {
    const own = god === GOD_OF[territory] ? 2 : 1
    const creatures = new Set<string>()
    let magic = 0
    for (const { face, token } of city[territory].areas) {
      areas++
      if (token !== null) magic += TOKENS[token]
      if (face === 'DIONYSUS') dionysus = Math.max(dionysus, own)
      else {
        const half =
          face.split(' / ').find(code => code.startsWith(LETTERS[territory]) && /^.[1-4]/.test(code)) ?? ''
        creatures.add(half[2])
        magic += SYMBOLS[half.split('+')[1]] ?? 0
      }
    }
    points += own * (creatures.size + (creatures.size === 4 ? 1 : 0) + magic)
  }
  const bonus = view.finisher === seat ? 3 : areas === 16 ? 1 : 0
  return points + dionysus + bonus
}

test('cities counted by hand from the table give the points of the score sheet, at any moment', () => {
  for (let i = 0; i < 300; i++) {
    const state = start(ephyran, { seats: 2 + (i % 3) })
    playout(ephyran, state, new Rng(`count/${i}`), i % 2 === 0 ? ephyran.bound : 100 + i)
    const view = ephyran.view(state, ALL_SEEING)
    expect(totals(state.seats, ephyran.score(state, ALL_SEEING))).toEqual(
      view.players.map(side => countByHand(view, side)),
    )
  }
})
