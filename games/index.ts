import { type Game, InputError } from '@pantheon/core'
import { ephyran } from './ephyran/index.ts'
import { godolympics } from './godolympics/index.ts'
import { heavens } from './heavens/index.ts'
import { kingOfTheHill } from './king-of-the-hill/index.ts'
import { mytikas } from './mytikas/index.ts'

/** Every game there is. The rest of the program knows games only through this list. */
export const GAMES: readonly Game[] = [mytikas, heavens, ephyran, godolympics, kingOfTheHill]

/** The game of that id. */
export function gameNamed(id: string): Game {
  const game = GAMES.find(known => known.id === id)
  if (!game)
    throw new InputError(`unknown game "${id}": expected one of ${GAMES.map(known => known.id).join(', ')}`)
  return game
}
