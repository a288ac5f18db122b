import { acts, clone, type Seat } from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { seats } from './copies.ts'
import { playOn } from './flow.ts'

/** So many positions are tried: every game is played on to its end. */
const TRIED = 40

/**
 * A player may leave at any moment, and others later: with a bot in the seat the game goes on to its end; without
 * one the seat is never asked again and the game ends all the same. The laws of the game hold on the way.
 */
export function leaving(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    for (const first of seats(state)) {
      const twin = clone(state)
      const gone: Seat[] = []
      const leave = (seat: Seat) => {
        if (game.leave(twin, seat) === 'gone') gone.push(seat)
        check()
      }
      const check = () => {
        for (const seat of gone)
          if (acts(twin.who, seat)) throw new Error(`seat ${seat} is gone and is asked`)
        game.check(twin)
      }
      const second = (first + 1) % state.seats
      let until = rng.below(30)
      try {
        leave(first)
        playOn(arena, twin, rng, () => (until-- === 0 ? leave(second) : check()))
      } catch (error) {
        const why = error instanceof Error ? error.message : error
        throw new Error(`seat ${first} left${until < 0 ? `, then ${second}` : ''}: ${why}`, { cause: error })
      }
    }
  }, TRIED)
}
