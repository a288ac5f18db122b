/**
 * Tic-tac-toe: the smallest game there is, to measure the kernel with and to check perft against known counts.
 *
 * 1 Two seats mark empty cells of a board of three by three in turn.
 * 2 Three own marks in a line win; a full board without a line is a draw.
 */
import {
  begin,
  clone,
  type Event,
  freeze,
  type Game,
  only,
  pop,
  range,
  type Seat,
  type State,
  type Step,
  text,
  vocabulary,
} from '@pantheon/core'

/** The moves of tic-tac-toe: cells are numbered 1 to 9, row by row. */
export const T = vocabulary({ mark: [range(1, 9)] })

type Turn = { at: 'turn'; seat: Seat }

/** A position of tic-tac-toe: `marks[seat]` is a set of cells, one bit each. */
export interface TicTacToeState extends State<Turn, Readonly<Record<string, never>>> {
  marks: number[]
}

type Marked = Event & { key: 'marked'; seat: Seat; cell: number }
type Saying =
  | Marked
  | { key: 'ask.mark' }
  | { key: 'no.taken' }
  | { key: 'score.line' }
  | { key: 'line' }
  | { key: 'draw' }

const FULL = 0b111_111_111
const LINES = [
  0b111_000_000, 0b000_111_000, 0b000_000_111, 0b100_100_100, 0b010_010_010, 0b001_001_001, 0b100_010_001,
  0b001_010_100,
]
/** Does this set of cells hold a line? Indexed by the set. */
const WON = Array.from({ length: FULL + 1 }, (_, cells) => LINES.some(line => (cells & line) === line))

const bit = (cell: number) => 1 << (cell - 1)

const turn: Step<TicTacToeState, Turn, Marked> = {
  rule: '1',
  next: (_s, frame) => only(frame.seat),
  moves(s, _frame, _seat, out) {
    const taken = s.marks[0] | s.marks[1]
    for (let cell = 1; cell <= 9; cell++) if ((taken & bit(cell)) === 0) out.add(T.mark(cell))
  },
  play(s, frame, seat, move, emit) {
    const cell = T.arg(move, 0)
    s.marks[seat] |= bit(cell)
    emit?.tell({ key: 'marked', seat, cell })
    const won = WON[s.marks[seat]]
    if (won || (s.marks[0] | s.marks[1]) === FULL) {
      s.ended = won ? 'line' : 'draw'
      pop(s)
    } else frame.seat = 1 - seat
  },
  ask: () => ({ key: 'ask.mark' }),
  whyNot: () => ({ key: 'no.taken', rule: '1' }),
}

interface TicTacToeView {
  /** The seat that marked each cell, or -1. */
  readonly cells: readonly number[]
}

const ownerOf = (s: TicTacToeState, cell: number) =>
  s.marks[0] & bit(cell) ? 0 : s.marks[1] & bit(cell) ? 1 : -1
const lines = (s: TicTacToeState, seat: Seat) => (WON[s.marks[seat]] ? 1 : 0)
const count = (cells: number) => cells.toString(2).replaceAll('0', '').length

/** The game of tic-tac-toe. */
export const tictactoe: Game<TicTacToeState, Marked, TicTacToeView> = {
  id: 'tictactoe',
  title: 'Tic-tac-toe',
  rules: '1',
  seats: [2, 2],
  options: {},
  data: freeze({}),
  moves: T,
  steps: { turn },
  endings: ['line', 'draw'],
  things: [],
  bound: 9,
  text: text<Saying, typeof T.domains, TicTacToeView>(
    {
      marked: (e, name) => `${name(e.seat)} marks cell ${e.cell}.`,
      'ask.mark': () => 'Mark an empty cell.',
      'no.taken': () => 'That cell is taken.',
      'score.line': () => 'Three in a line',
      line: () => 'Three in a line end the game.',
      draw: () => 'The board is full: a draw.',
    },
    T,
    { mark: cell => `mark cell ${cell}` },
    view => view.cells.map((seat, i) => '.XO'[seat + 1] + (i % 3 === 2 ? '\n' : ' ')).join(''),
  ),
  setup: (seats, _options, data) => ({
    ...begin<Turn, typeof data>(data, seats, { at: 'turn', seat: 0 }),
    marks: [0, 0],
  }),
  view: s => ({ cells: Array.from({ length: 9 }, (_, i) => ownerOf(s, i + 1)) }),
  guess: s => clone(s),
  check(s) {
    if (!Array.isArray(s.marks) || s.marks.length !== 2 || !s.marks.every(m => Number.isInteger(m) && m >= 0))
      throw new Error('marks: expected two sets of cells')
    const [crosses, noughts] = s.marks
    if ((crosses | noughts) > FULL || (crosses & noughts) !== 0)
      throw new Error('a cell has one mark at most')
    const ahead = count(crosses) - count(noughts)
    if (ahead !== 0 && ahead !== 1) throw new Error(`turns alternate: crosses are ${ahead} ahead`)
  },
  leave: () => 'bot',
  score: s => [0, 1].map(seat => ({ seat, what: 'score.line', points: lines(s, seat), rule: '2' })),
  ranks: s => [1 + lines(s, 1), 1 + lines(s, 0)],
  evaluate: (s, seat) => lines(s, seat) - lines(s, 1 - seat),
}
