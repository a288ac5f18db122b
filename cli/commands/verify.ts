import {
  CHANCE,
  type Fair,
  type GameRecord,
  InputError,
  type Match,
  over,
  resultOf,
  verify,
} from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Command } from 'commander'
import { readRecordFile } from '../shared/files.ts'

/** How each kind of chance is checked. */
const SOURCES: Readonly<Record<Fair['kind'], string>> = {
  seed: 'recomputed from the seed',
  committed: 'recomputed from the secret, which matches its commitment, and the phrases',
  chosen: 'legal, but chosen by hand: nothing to recompute them from',
}

/** `pantheon verify`: is a record true to the rules, and are its dice? */
export const command = new Command('verify')
  .description('play a record again, recompute its chance and its result')
  .argument('<record>', 'the file')
  .action((path: string) => {
    const record = readRecordFile(path)
    try {
      process.stdout.write(report(record, verify(gameNamed(record.game), record)))
    } catch (error) {
      throw error instanceof InputError ? new InputError(`${path}: ${error.message}`) : error
    }
  })

function report(record: GameRecord, match: Match): string {
  const { game, log, state } = match
  const outcomes = log.filter(entry => entry.seat === CHANCE).length
  const lines = [
    `${game.title}, ${record.seats} seats, rules ${record.rules}, edition ${record.edition}`,
    `${log.length} entries: every one legal (${log.length - outcomes} decisions, ${outcomes} of chance)`,
    `${outcomes} chance outcomes: ${SOURCES[record.fair.kind]}`,
  ]
  if (over(state)) {
    const { scores, ranks, ended, sheet } = resultOf(game, state)
    lines.push(
      `result: ended by ${ended}, scores ${scores.join(', ')}, places ${ranks.join(', ')}, ${sheet.length} score lines: all as recorded`,
    )
  } else lines.push('result: none, the game is not over')
  return `${['verified', ...lines.map(line => `  ${line}`)].join('\n')}\n`
}
