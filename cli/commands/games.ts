import type { Game } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { Command } from 'commander'
import { table } from '../shared/terminal.ts'

/** `pantheon games`: what can be played. */
export const command = new Command('games')
  .description('list the games')
  .option('--json', 'print one JSON document')
  .action(({ json }: { json?: boolean }) => {
    process.stdout.write(json ? `${JSON.stringify(GAMES.map(describe))}\n` : forPeople())
  })

const describe = ({ id, title, seats, options, rules }: Game) => ({ id, title, seats, options, rules })

function forPeople(): string {
  const rows = GAMES.map(({ id, title, seats: [min, max], rules }) => [id, title, `${min} to ${max}`, rules])
  const options = GAMES.flatMap(({ id, options }) =>
    Object.entries(options).map(
      ([name, { values, text }]) =>
        `  ${id}  ${name} = ${values.join(' | ')}: ${text} (default ${values[0]})`,
    ),
  )
  const lines = table(['id', 'title', 'players', 'rules'], rows)
  return [...lines, ...(options.length > 0 ? ['', 'options', ...options] : []), ''].join('\n')
}
