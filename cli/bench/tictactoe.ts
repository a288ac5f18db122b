import { createRequire } from 'node:module'
import { InputError, Match, over, Rng } from '@pantheon/core'
import { T, tictactoe } from '@pantheon/kit/toys/tictactoe'
import { measure, median } from './timing.ts'

/** Moves of tic-tac-toe a second, here and there. */
export interface TicTacToeBench {
  readonly ours: number
  readonly boardgameio: number
  /** `ours / boardgameio`, of the medians. */
  readonly ratio: number
  /** What was measured on each side. */
  readonly measured: { readonly ours: string; readonly boardgameio: string }
}

const GAMES = 200
const ROUNDS = 9

/** The part of boardgame.io's documented client that is used. */
interface Client {
  readonly moves: { readonly clickCell: (cell: number) => void }
  getState(): { readonly ctx: { readonly gameover?: unknown } }
  reset(): void
}
type MakeClient = (options: { game: object; numPlayers: number; debug: boolean }) => Client

/** Plays the same random games on both sides, in turn. Throws an `InputError` where boardgame.io is not installed. */
export function benchTicTacToe(): TicTacToeBench {
  const games = Array.from({ length: GAMES }, (_, i) => randomGame(new Rng(`tictactoe/${i}`)))
  const { makeClient, version } = loadBoardgameIo()
  const client = makeClient({ game: THEIR_GAME, numPlayers: 2, debug: false })
  let at = 0
  const rates = measure(
    {
      ours: () => playOurs(games[at++ % GAMES]),
      boardgameio: () => playTheirs(client, games[at++ % GAMES]),
    },
    ROUNDS,
  )
  const [ours, boardgameio] = [median(rates.ours), median(rates.boardgameio)]
  return {
    ours: Math.round(ours),
    boardgameio: Math.round(boardgameio),
    ratio: Number((ours / boardgameio).toPrecision(3)),
    measured: {
      ours: 'Match.submit: each move listed, checked, played, logged with its events',
      boardgameio: `boardgame.io ${version}, local Client: moves.clickCell, NODE_ENV=${process.env.NODE_ENV}`,
    },
  }
}

/** The cells of one random game, up to its end. */
function randomGame(rng: Rng): number[] {
  const match = new Match(tictactoe, { seats: 2 }, null)
  const cells = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8])
  let made = 0
  while (!over(match.state)) match.submit(made % 2, T.mark(cells[made++] + 1))
  return cells.slice(0, made)
}

function playOurs(cells: readonly number[]): number {
  const match = new Match(tictactoe, { seats: 2 }, null)
  for (let i = 0; i < cells.length; i++) match.submit(i & 1, T.mark(cells[i] + 1))
  if (!over(match.state)) throw new Error('the game should be over')
  return cells.length
}

function playTheirs(client: Client, cells: readonly number[]): number {
  client.reset()
  for (const cell of cells) client.moves.clickCell(cell)
  if (client.getState().ctx.gameover === undefined) throw new Error('their game should be over')
  return cells.length
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

interface TheirState {
  readonly G: { readonly cells: (string | null)[] }
  readonly ctx: { readonly currentPlayer: string }
  readonly playerID: string
}

/** The game of boardgame.io's own tutorial. */
const THEIR_GAME = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: TheirState, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G: { cells }, ctx }: TheirState) {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer }
    return cells.every(cell => cell !== null) ? { draw: true } : undefined
  },
}

/** boardgame.io is CommonJS, large, and needed nowhere else: it is loaded here and now. */
function loadBoardgameIo(): { makeClient: MakeClient; version: string } {
  const load = createRequire(import.meta.url)
  process.env.NODE_ENV ??= 'production'
  try {
    const { Client: makeClient } = load('boardgame.io/client') as { Client: MakeClient }
    const { version } = load('boardgame.io/package.json') as { version: string }
    return { makeClient, version }
  } catch (error) {
    throw new InputError(`boardgame.io cannot be loaded (npm ci installs it): ${(error as Error).message}`)
  }
}
