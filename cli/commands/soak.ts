import { availableParallelism } from 'node:os'
import type { Game } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Command } from 'commander'
import { checkWritable, recordText, writeWhole } from '../shared/files.ts'
import { wholeFrom } from '../shared/flags.ts'
import { progressOn } from '../shared/progress.ts'
import { table } from '../shared/terminal.ts'
import { SoakFailed, type SoakReport, soak } from '../soak/soak.ts'

interface Flags {
  readonly games: number
  readonly seed: string
  readonly threads: number
  readonly record?: string
}

/** `pantheon soak`: random games by the thousand, every law checked after every decision. */
export const command = new Command('soak')
  .description('play random games at every number of players and check the laws after every decision')
  .argument('<game>', 'its id')
  .option('--games <n>', 'how many games at each number of players', wholeFrom(1), 1000)
  .option('--seed <text>', 'the same seed gives the same games', 'soak')
  .option('--threads <n>', 'how many threads play', wholeFrom(1), availableParallelism())
  .option('--record <file>', 'write the game that breaks a law here, to be replayed')
  .action(async (id: string, flags: Flags) => {
    const game = gameNamed(id)
    if (flags.record) checkWritable(flags.record)
    const progress = progressOn(process.stderr)
    const began = performance.now()
    try {
      const url = new URL('./soak-worker.js', import.meta.url)
      const report = await soak(game, flags, url, progress.show)
      progress.done()
      process.stdout.write(forPeople(game, report, (performance.now() - began) / 1000))
    } catch (error) {
      progress.done()
      if (!(error instanceof SoakFailed)) throw error
      if (flags.record) writeWhole(flags.record, recordText(error.record))
      process.stderr.write(`fault: ${error.message}\n`)
      process.exitCode = 1
    }
  })

function forPeople(game: Game, { rows, verbs, things }: SoakReport, seconds: number): string {
  const share = (count: number, games: number): string => `${((100 * count) / games).toFixed(2)}%`
  const grouped = (value: number): string => value.toLocaleString('en')
  const lines = table(
    ['seats', 'games', 'decisions', 'a game', 'longest', ...game.endings],
    rows.map(row => [
      `${row.seats}`,
      grouped(row.games),
      grouped(row.decisions),
      (row.decisions / row.games).toFixed(1),
      `${row.longest}`,
      ...game.endings.map(ending => share(row.endings[ending] ?? 0, row.games)),
    ]),
  )
  const missed = (all: readonly string[], counts: Readonly<Record<string, number>>): string => {
    const never = all.filter(name => !counts[name])
    return `${all.length - never.length} of ${all.length}${never.length > 0 ? `, never ${never.join(', ')}` : ''}`
  }
  const games = rows.reduce((sum, row) => sum + row.games, 0)
  return [
    `${game.title}: ${grouped(games)} random games in ${seconds.toFixed(1)} s, the laws checked after every decision: no fault`,
    '',
    ...lines,
    '',
    `verbs reached   ${missed(game.moves.verbs, verbs)}`,
    `things reached  ${missed(game.things, things)}`,
    '',
  ].join('\n')
}
