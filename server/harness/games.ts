import type { Game } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { omens } from '@pantheon/kit/toys/omens'
import { tictactoe } from '@pantheon/kit/toys/tictactoe'

/** The toys, and every registered game. */
export const ALL_GAMES: readonly Game[] = [tictactoe, omens, ...GAMES]
