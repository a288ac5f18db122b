import { type Game, InputError, type Move, type MoveList } from '@pantheon/core'

/** What a person asks for in one line of input. */
export type Wish =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' | 'board' | 'log' | 'score' | 'notation' | 'help' | 'quit' | 'nothing' }
  | { readonly kind: 'rule'; readonly section: string }
  | { readonly kind: 'why'; readonly move: Move }
  | { readonly kind: 'unclear'; readonly message: string }

/** The keys, as the help shows them. */
export const HELP: readonly (readonly [key: string, does: string])[] = [
  ['3', 'play move number 3 of the list'],
  ['MOVE', 'play a move in notation; the beginnings of its words will do'],
  ['u', 'take your last decision back'],
  ['b', 'show the table again'],
  ['r', 'the rule behind the question; r 4.2 shows section 4.2'],
  ['s', 'the score sheet, if the game ended now'],
  ['l', 'everything that happened so far'],
  ['n', 'the moves in notation'],
  ['w MOVE', 'why a move is not possible'],
  ['q', 'quit'],
]

const PLAIN_KEYS: Readonly<
  Record<string, 'undo' | 'board' | 'log' | 'score' | 'notation' | 'help' | 'quit'>
> = {
  u: 'undo',
  undo: 'undo',
  b: 'board',
  l: 'log',
  s: 'score',
  n: 'notation',
  h: 'help',
  '?': 'help',
  help: 'help',
  q: 'quit',
  quit: 'quit',
}

/** Reads a line of input; `cited` is the section behind the question. */
export function readWish(line: string, game: Game, legal: MoveList, cited: string): Wish {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/)
  if (first === '') return { kind: 'nothing' }
  if (rest.length === 0 && Object.hasOwn(PLAIN_KEYS, first)) return { kind: PLAIN_KEYS[first] }
  if (/^\d+$/.test(first) && rest.length === 0) return numbered(Number(first), legal)
  if (first === 'r' || first === '?') return { kind: 'rule', section: rest[0] ?? cited }
  const wanted = first === 'w' ? rest : [first, ...rest]
  try {
    const move = game.moves.parse(wanted.join(' '))
    return { kind: first === 'w' ? 'why' : 'move', move }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return first === 'w'
      ? { kind: 'unclear', message: error.message }
      : shortened(wanted, game, legal, error.message)
  }
}

function numbered(number: number, legal: MoveList): Wish {
  if (number >= 1 && number <= legal.length) return { kind: 'move', move: legal.at(number - 1) }
  const last = legal.length === 1 ? 'only move 1' : `moves 1 to ${legal.length}`
  return { kind: 'unclear', message: `There is no move ${number}: the list has ${last}.` }
}

/** A legal move given by the beginnings of its words, if there is just one. */
function shortened(words: readonly string[], game: Game, legal: MoveList, otherwise: string): Wish {
  const fitting = legal.toArray().filter(move => {
    const full = game.moves.format(move).split(' ')
    return words.length <= full.length && words.every((word, i) => full[i].startsWith(word))
  })
  if (fitting.length === 1) return { kind: 'move', move: fitting[0] }
  if (fitting.length === 0) return { kind: 'unclear', message: `${otherwise}.` }
  return {
    kind: 'unclear',
    message: `That could be ${fitting.map(move => game.moves.format(move)).join(', ')}.`,
  }
}
