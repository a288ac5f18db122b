import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Crew, FaultCount } from '@pantheon/bots'
import { edition, type Fair, Match, type Options, seeded, toRecord } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { thinkers } from '@pantheon/lab'
import { Command } from 'commander'
import { type Console, openConsole } from '../play/console.ts'
import { host } from '../play/host.ts'
import { type Player, seatPlayers } from '../play/players.ts'
import { rulesText } from '../play/rulebook.ts'
import { checkWritable, readJson, recordText, writeWhole } from '../shared/files.ts'
import { names, optionsJson, wholeFrom } from '../shared/flags.ts'

interface Flags {
  readonly seats?: number
  readonly bots?: readonly string[]
  readonly names?: readonly string[]
  readonly seed?: string
  readonly options?: Options
  readonly edition?: string
  readonly record?: string
  readonly confirm: boolean
}

/** `pantheon play`: a game at the terminal, for one or more people and bots. */
export const command = new Command('play')
  .description('play in the terminal, against bots or each other')
  .argument('<game>', 'its id')
  .option(
    '--seats <n>',
    'how many players (default: you and the bots named; the smallest table without any)',
    wholeFrom(1),
  )
  .option('--bots <names>', 'who else plays: random, greedy, …, or human (default: greedy)', names)
  .option('--names <names>', 'what the people are called', names)
  .option('--seed <text>', 'dice and cards come from it (default: a fresh one)')
  .option('--options <json>', 'options of the game', optionsJson)
  .option('--edition <file>', 'a JSON file with the parts of the game’s tables that differ')
  .option('--record <file>', 'write the game’s record here, finished or not')
  .option('--no-confirm', 'end turns without asking')
  .addHelpText(
    'after',
    `
Seats: you sit at seat 0 and --bots fills the others, the last name over and
over. A list with a name for every seat seats everyone, and "human" in it is a
person at this terminal:
  pantheon play mytikas                                 you against greedy
  pantheon play mytikas --bots greedy,random            you against two bots
  pantheon play mytikas --bots human,human,greedy       two people and a bot
  pantheon play mytikas --seats 2 --bots greedy,random  two bots, to watch`,
  )
  .action(async (id: string, flags: Flags) => {
    const game = gameNamed(id)
    const players = seatPlayers(game, flags.seats, flags.bots ?? [], flags.names ?? [])
    const overrides = flags.edition === undefined ? undefined : readJson(flags.edition)
    if (flags.record) checkWritable(flags.record)
    const seed = flags.seed ?? randomBytes(4).toString('hex')
    const setup = { seats: players.length, options: flags.options ?? {}, data: edition(game, overrides) }
    const match = new Match(game, setup, seeded(seed))
    const console = openConsole(process.stdin, process.stdout)
    const rules = rulesText(new URL('./rules/', import.meta.url), id)
    const faults = new FaultCount()
    const threads = thinkers(availableParallelism(), new URL('./worker.js', import.meta.url))
    const crew = new Crew(threads, { onFault: faults.add })
    const { confirm } = flags
    try {
      console.print(welcome(match, players, seed, console))
      await host({ match, players, seed, rules, console, confirm, crew, edition: overrides })
      console.print(relieved(faults))
      await keep(match, { kind: 'seed', seed }, overrides, flags.record, console)
    } finally {
      crew.dismiss()
      console.close()
    }
  })

function welcome({ game }: Match, players: readonly Player[], seed: string, { paint }: Console): string[] {
  const people = players.filter(player => player.bot === null).length
  const against = people === 0 ? ', bots among themselves' : people < players.length ? ', against bots' : ''
  const seats = players.map(({ name, bot }) => (bot === null ? `${name} (you)` : name))
  return [
    paint.bold(`${game.title} in the terminal${against}`),
    paint.dim(`${seats.join(' · ')} · seed ${seed}`),
    '',
  ]
}

/** Which bots had to be relieved for a move, and how they had failed. */
const relieved = ({ counts }: FaultCount): string[] =>
  [...counts].map(([failing, times]) => `A bot was relieved: ${failing} (${times}×).`)

/** Writes the record where it was asked for; a person is offered to keep it. */
async function keep(
  match: Match,
  fair: Fair,
  overrides: unknown,
  path: string | undefined,
  console: Console,
): Promise<void> {
  const text = recordText(toRecord(match, fair, overrides))
  if (path !== undefined) {
    writeWhole(path, text)
    console.print([`The record is in ${path}.`])
    return
  }
  if (!console.live || match.log.length === 0) return
  const usual = `${match.game.id}-${fair.kind === 'seed' ? fair.seed : 'game'}.json`
  const answer = await console.ask(
    `Keep the record? Enter writes ${usual}, or type another name; n does not: `,
  )
  const wanted = answer?.trim() ?? 'n'
  if (/^(n|no|q)$/i.test(wanted)) return
  const file = wanted === '' ? usual : wanted
  writeWhole(file, text)
  console.print([`The record is in ${file}.`])
}
