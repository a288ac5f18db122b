import { type Game, type Language, type Move, type Setting, type Text, textIn } from '@pantheon/core'
import { type Key, say } from './text/index.ts'

/** A game and its table in one language. What is said in the same words every time is put into words once. */
export interface Voice {
  /** The game's own sentences. */
  readonly game: Text
  /** The table's. */
  say(key: Key, parts?: Readonly<Record<string, string | number>>): string
  /** A move in notation and in words, plainer where the setting is known. */
  move(move: Move, setting?: Setting): { readonly move: string; readonly text: string }
  /** What the points of a line of the score sheet are for; whose they are stands beside it. */
  scoreLine(what: string): string
}

const voices = new WeakMap<Game, Map<Language, Voice>>()

/** A game's voice in a language. */
export function voiceOf(game: Game, language: Language): Voice {
  const known = voices.get(game) ?? new Map<Language, Voice>()
  voices.set(game, known)
  const voice = known.get(language) ?? speak(game, language)
  known.set(language, voice)
  return voice
}

function speak(game: Game, language: Language): Voice {
  const text = textIn(game, language)
  const moves = new Map<Move, { move: string; text: string }>()
  const lines = new Map<string, string>()
  return {
    game: text,
    say: (key, parts) => say(language, key, parts),
    move(move, setting) {
      if (setting && text.plainer?.has(game.moves.verb(move)))
        return { move: game.moves.format(move), text: text.move(move, setting) }
      const phrase = moves.get(move) ?? { move: game.moves.format(move), text: text.move(move) }
      moves.set(move, phrase)
      return phrase
    },
    scoreLine(what) {
      const line = lines.get(what) ?? text.say({ key: what }, seat => `${seat + 1}`)
      lines.set(what, line)
      return line
    },
  }
}
