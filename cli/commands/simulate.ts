import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { GameRecord, Options } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { formatReport, htmlReport, simulate } from '@pantheon/lab'
import { Command } from 'commander'
import { checkWritable, makeFolder, readJson, recordText, writeWhole } from '../shared/files.ts'
import { names, optionsJson, wholeFrom } from '../shared/flags.ts'
import { progressOn } from '../shared/progress.ts'

interface Flags {
  readonly seats: number
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly threads: number
  readonly fixedSeats?: boolean
  readonly options?: Options
  readonly edition?: string
  readonly records?: string
  readonly report?: string
  readonly json?: boolean
}

/** `pantheon simulate`: many games between bots, and what they show. */
export const command = new Command('simulate')
  .description('play many games between bots and report the balance')
  .argument('<game>', 'its id')
  .requiredOption('--seats <n>', 'how many players', wholeFrom(1))
  .requiredOption(
    '--bots <names>',
    'one for each player (random, greedy, …); a single name plays them all',
    names,
  )
  .requiredOption('--games <n>', 'how many games', wholeFrom(1))
  .requiredOption('--seed <text>', 'the same seed gives the same games')
  .option(
    '--threads <n>',
    'games are shared out among this many threads',
    wholeFrom(1),
    availableParallelism(),
  )
  .option('--fixed-seats', 'the players keep their seats instead of moving on by one from game to game')
  .option('--options <json>', 'options of the game', optionsJson)
  .option('--edition <file>', 'a JSON file with the parts of the game’s tables that differ')
  .option('--records <folder>', 'write the record of every game into this folder')
  .option('--report <file>', 'write a report with plots, as HTML')
  .option('--json', 'print one JSON document')
  .action(async (id: string, flags: Flags) => {
    const { seats, bots, report: page, records: folder } = flags
    if (page) checkWritable(page)
    if (folder) makeFolder(folder)
    const progress = progressOn(process.stderr)
    const request = {
      game: gameNamed(id).id,
      seats,
      bots: bots.length === 1 ? new Array<string>(seats).fill(bots[0]) : bots,
      games: flags.games,
      seed: flags.seed,
      fixedSeats: flags.fixedSeats ?? false,
      ...(flags.options ? { options: flags.options } : {}),
      ...(flags.edition ? { overrides: readJson(flags.edition) } : {}),
      ...(folder ? { records: recordsIn(folder) } : {}),
    }
    try {
      const report = await simulate(request, {
        threads: flags.threads,
        workerUrl: new URL('./worker.js', import.meta.url),
        onProgress: (done, total) => progress.show(done, total),
      })
      progress.done()
      if (page) writeWhole(page, htmlReport(report))
      process.stdout.write(flags.json ? `${JSON.stringify(report)}\n` : formatReport(report))
    } catch (error) {
      progress.done()
      throw error
    }
  })

const recordsIn =
  (folder: string) =>
  (index: number, record: GameRecord): void =>
    writeWhole(join(folder, `${index}.json`), recordText(record))
