import { acts, clone } from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { seats } from './copies.ts'
import { playOn } from './flow.ts'

/** So many positions are tried: every game is played on to its end. */
const TRIED = 40

/**
 * A player may leave at any moment: with a bot in the seat the game goes on to its end; without one the seat is never
 * asked again and the game ends all the same. The laws of the game hold on the way.
 */
export function leaving(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    for (const seat of seats(state)) {
      const twin = clone(state)
      const gone = game.leave(twin, seat) === 'gone'
      const check = () => {
        if (gone && acts(twin.who, seat)) throw new Error(`seat ${seat} is gone and is asked`)
        game.check(twin)
      }
      try {
        check()
        playOn(arena, twin, rng, check)
      } catch (error) {
        throw new Error(`seat ${seat} left: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
    }
  }, TRIED)
}
