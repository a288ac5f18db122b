import { availableParallelism } from 'node:os'
import { LEVELS } from '@pantheon/bots'
import { gameNamed } from '@pantheon/games'
import { formatLadder, ladder } from '@pantheon/lab'
import { Command } from 'commander'
import { names, wholeFrom } from '../shared/flags.ts'
import { progressOn } from '../shared/progress.ts'

interface Flags {
  readonly seats?: number
  readonly bots?: readonly string[]
  readonly games: number
  readonly seed: string
  readonly threads: number
  readonly json?: boolean
}

/** `pantheon ladder`: how strong the levels are, against one another. */
export const command = new Command('ladder')
  .description('play a round robin of all levels with rotated seats and print their Elo')
  .argument('<game>', 'its id')
  .option('--seats <n>', 'how many players at a table (default: the smallest table)', wholeFrom(2))
  .option('--bots <names>', `who plays (default: ${LEVELS.map(({ name }) => name).join(',')})`, names)
  .option('--games <n>', 'games of each group that fills a table', wholeFrom(1), 20)
  .option('--seed <text>', 'the same seed gives the same cards and dice', 'ladder')
  .option(
    '--threads <n>',
    'games are shared out among this many threads',
    wholeFrom(1),
    availableParallelism(),
  )
  .option('--json', 'print one JSON document')
  .action(async (id: string, { seats, bots, games, seed, threads, json }: Flags) => {
    const progress = progressOn(process.stderr)
    const request = {
      game: gameNamed(id).id,
      games,
      seed,
      ...(seats ? { seats } : {}),
      ...(bots ? { bots } : {}),
    }
    try {
      const result = await ladder(request, {
        threads,
        workerUrl: new URL('./worker.js', import.meta.url),
        onProgress: progress.show,
      })
      progress.done()
      process.stdout.write(json ? `${JSON.stringify(result)}\n` : formatLadder(result))
    } catch (error) {
      progress.done()
      throw error
    }
  })
