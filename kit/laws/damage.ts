import { dump, type Rng, restore, type State } from '@pantheon/core'
import type { Arena } from '../arena.ts'

/** So many positions are damaged, each in so many places. */
const POSITIONS = 40
const PLACES = 12

/** Fields the kernel keeps itself. */
const KERNEL = ['seats', 'frames', 'who', 'ended']

type Plain = Record<string, unknown>

/**
 * `check` is what stands between a stored position and the game. A field of the game's own that is missing or of
 * another type is always caught; of small damages anywhere, the share caught is reported.
 */
export function damageIsCaught(arena: Arena): void {
  const { game } = arena
  let tried = 0
  let found = 0
  const caught = (state: State, damage: (stored: Plain) => void): boolean => {
    const stored = JSON.parse(JSON.stringify(dump(state))) as Plain
    damage(stored)
    try {
      game.check(restore<State>(state.data, stored as Omit<State, 'data'>))
      return false
    } catch {
      return true
    }
  }
  arena.atPositions(({ state }, rng) => {
    for (const key of Object.keys(dump(state))) {
      if (KERNEL.includes(key)) continue
      const wrong = typeof (state as unknown as Plain)[key] === 'string' ? 7 : 'damage'
      if (!caught(state, stored => delete stored[key])) throw new Error(`check misses that "${key}" is gone`)
      if (!caught(state, stored => Object.assign(stored, { [key]: wrong })))
        throw new Error(`check misses that "${key}" is ${JSON.stringify(wrong)}`)
    }
    for (let i = 0; i < PLACES; i++) {
      tried++
      if (caught(state, stored => damageSomewhere(stored, rng))) found++
    }
  }, POSITIONS)
  arena.notes.push(`check catches ${found} of ${tried} small damages`)
}

/** Goes down to a random place and changes it: a number by one, anything else to another type, or takes it away. */
function damageSomewhere(holder: Plain, rng: Rng): void {
  const keys = Object.keys(holder)
  const key = keys[rng.below(keys.length)]
  const value = holder[key]
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && rng.below(8) > 0)
    damageSomewhere(value as Plain, rng)
  else if (rng.below(4) === 0) delete holder[key]
  else if (typeof value === 'number') holder[key] = value + 1
  else holder[key] = typeof value === 'boolean' ? !value : 13
}
