import type { Game, Move } from '@pantheon/core'

/** What a game says in the same words every time: its moves, and the lines of its score sheet. */
export interface Phrasebook {
  move(move: Move): { readonly move: string; readonly text: string }
  scoreLine(what: string): string
}

const books = new WeakMap<Game, Phrasebook>()

/** A game's phrasebook: each phrase is put into words once, not for every seat and every update. */
export function phrasebookOf(game: Game): Phrasebook {
  const known = books.get(game)
  if (known) return known
  const moves = new Map<Move, { move: string; text: string }>()
  const lines = new Map<string, string>()
  const book: Phrasebook = {
    move(move) {
      const phrase = moves.get(move) ?? { move: game.moves.format(move), text: game.text.move(move) }
      moves.set(move, phrase)
      return phrase
    },
    scoreLine(what) {
      // A line says what the points are for; whose they are stands beside it.
      const line = lines.get(what) ?? game.text.say({ key: what }, seat => `${seat + 1}`)
      lines.set(what, line)
      return line
    },
  }
  books.set(game, book)
  return book
}
