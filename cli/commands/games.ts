import type { Game } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { Command } from 'commander'
import { hang, table } from '../shared/terminal.ts'

/** `pantheon games`: what can be played. */
export const command = new Command('games')
  .description('list the games')
  .option('--json', 'print one JSON document')
  .action(({ json }: { json?: boolean }) => {
    process.stdout.write(json ? `${JSON.stringify(GAMES.map(describe))}\n` : forPeople())
  })

const describe = ({ id, title, seats, options, rules }: Game) => ({ id, title, seats, options, rules })

function forPeople(): string {
  const width = process.stdout.columns ?? 80
  const rows = GAMES.map(({ id, title, seats: [min, max], rules }) => [id, title, `${min} to ${max}`, rules])
  const options = GAMES.filter(game => Object.keys(game.options).length > 0).flatMap(({ id, options }) => [
    '',
    `options of ${id}, the default first`,
    ...Object.entries(options).flatMap(([name, { values, text }]) =>
      hang('  ', `${name} = ${values.join(' | ')}: ${text}`, width),
    ),
  ])
  return [...table(['id', 'title', 'players', 'rules'], rows), ...options, ''].join('\n')
}
