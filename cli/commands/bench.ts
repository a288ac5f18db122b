import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { GAMES } from '@pantheon/games'
import { Command } from 'commander'
import type { GameBench } from '../bench/games.ts'
import { benchTicTacToe, type TicTacToeBench } from '../bench/tictactoe.ts'
import { table } from '../shared/terminal.ts'

interface Bench {
  readonly node: string
  readonly games: Readonly<Record<string, GameBench>>
  readonly tictactoe: TicTacToeBench
}

/** `pantheon bench`: how fast the kernel is, game by game, and against boardgame.io. */
export const command = new Command('bench')
  .description('measure the engine on this machine')
  .option('--json', 'print one JSON document')
  .action(async ({ json }: { json?: boolean }) => {
    const tictactoe = benchTicTacToe()
    const games: Record<string, GameBench> = {}
    for (const { id } of GAMES) games[id] = await benchIn(new URL('./bench-worker.js', import.meta.url), id)
    const bench: Bench = { node: process.version, games, tictactoe }
    process.stdout.write(json ? `${JSON.stringify(bench)}\n` : forPeople(bench))
  })

/** One game, measured in a thread of its own. */
async function benchIn(url: URL, id: string): Promise<GameBench> {
  const [bench] = (await once(new Worker(url, { workerData: id }), 'message')) as [GameBench]
  return bench
}

const grouped = (value: number): string => value.toLocaleString('en')

function forPeople({ node, games, tictactoe }: Bench): string {
  const { ours, boardgameio, ratio, measured } = tictactoe
  const rows = Object.entries(games).map(([id, bench]) => [
    id,
    `${bench.seats}`,
    grouped(bench.decisionsPerSecond),
    grouped(bench.submitPerSecond),
    `${bench.cloneMicros}`,
    `${bench.viewMicros}`,
    `${bench.replayMillis}`,
    grouped(bench.linesPerSecond),
    `${bench.stopMillis}`,
  ])
  const heading = [
    'game',
    'seats',
    'decisions/s',
    'submit/s',
    'clone µs',
    'view µs',
    'replay ms',
    'lines/s',
    'stop ms',
  ]
  return [
    `Node ${node}, one thread, best of several rounds`,
    '',
    ...table(heading, rows),
    '',
    'tic-tac-toe, moves a second, the same games on both sides, medians',
    `  ${grouped(ours).padStart(10)}  ours: ${measured.ours}`,
    `  ${grouped(boardgameio).padStart(10)}  ${measured.boardgameio}`,
    `  ${`${ratio}`.padStart(10)}  times as fast`,
    '',
  ].join('\n')
}
