import { InputError } from '@pantheon/core'
import { work } from '../../lab/work.ts'
import { ALL_GAMES } from './games.ts'

/** A bots' thread that knows the toys, too. */
work(id => {
  const game = ALL_GAMES.find(game => game.id === id)
  if (game) return game
  throw new InputError(`unknown game "${id}"`)
})
