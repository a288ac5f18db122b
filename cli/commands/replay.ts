import {
  ALL_SEEING,
  type Eye,
  InputError,
  type Match,
  over,
  replay,
  resultOf,
  SPECTATOR,
  totals,
} from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Command } from 'commander'
import { whoNamed } from '../env/session.ts'
import { readRecordFile } from '../shared/files.ts'
import { checkEye, eyeNamed, wholeFrom } from '../shared/flags.ts'
import { outcomeLines, sheetLines } from '../shared/score.ts'
import { seatName, storyLines } from '../shared/story.ts'
import { paintFor } from '../shared/terminal.ts'

interface Flags {
  readonly at?: number
  readonly seat: Eye
  readonly json?: boolean
}

/** `pantheon replay`: a record as a story, and the table at any moment of it. */
export const command = new Command('replay')
  .description('show a recorded game: its log and the position after any entry')
  .argument('<record>', 'the file')
  .option('--at <n>', 'after this many entries of the log (default: all of them)', wholeFrom(0))
  .option('--seat <eyes>', "as seen by a seat's number, spectator or all", eyeNamed, ALL_SEEING)
  .option('--json', 'print one JSON document')
  .action((path: string, { at, seat, json }: Flags) => {
    const record = readRecordFile(path)
    const of = record.log.length
    checkEye(seat, record.seats)
    if (at !== undefined && at > of) throw new InputError(`--at: the log has ${of} entries, not ${at}`)
    const match = replay(gameNamed(record.game), record, at)
    process.stdout.write(json ? `${JSON.stringify(asJson(match, seat, of))}\n` : forPeople(match, seat, of))
  })

function asJson(match: Match, eye: Eye, of: number) {
  const { game, state, log } = match
  const sheet = game.score(state, eye)
  return {
    game: game.id,
    at: log.length,
    of,
    who: whoNamed(state.who),
    view: game.view(state, eye),
    score: { totals: totals(state.seats, sheet), sheet, ranks: over(state) ? game.ranks(state) : null },
    result: over(state) ? resultOf(game, state) : null,
  }
}

const eyesNamed = (eye: Eye): string =>
  eye === ALL_SEEING ? 'all-seeing eyes' : eye === SPECTATOR ? 'a spectator' : seatName(eye)

function forPeople(match: Match, eye: Eye, of: number): string {
  const { game, state, log } = match
  const paint = paintFor(process.stdout)
  const width = process.stdout.columns ?? 80
  const who = whoNamed(state.who)
  const acting = who === 'chance' ? 'Chance' : (who ?? []).map(seatName).join(', ')
  const lines = [
    paint.bold(`${game.title}, ${state.seats} seats, as seen by ${eyesNamed(eye)}`),
    '',
    ...storyLines(match, eye, seatName, width, paint),
    '',
    paint.bold(`After ${log.length} of ${of} entries`),
    '',
    ...game.text.draw(game.view(state, eye), seatName).trimEnd().split('\n'),
    '',
    ...sheetLines(game, state.seats, game.score(state, eye), seatName, paint),
    '',
    ...(over(state) ? outcomeLines(game, resultOf(game, state), seatName) : [`To act: ${acting}`]),
  ]
  return `${lines.join('\n')}\n`
}
