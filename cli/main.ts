import { Command, CommanderError } from 'commander'
import packageJson from './package.json' with { type: 'json' }
import { fail, guardOutput } from './shared/exit.ts'

/** Every command: loaded when it is asked for, so that a short one starts fast. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  games: () => import('./commands/games.ts'),
  play: () => import('./commands/play.ts'),
  serve: () => import('./commands/serve.ts'),
  'check-tables': () => import('./commands/check-tables.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  simulate: () => import('./commands/simulate.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  analyse: () => import('./commands/analyse.ts'),
  ladder: () => import('./commands/ladder.ts'),
  env: () => import('./commands/env.ts'),
  bench: () => import('./commands/bench.ts'),
  soak: () => import('./commands/soak.ts'),
}

/** Bad use of the command line: unknown commands and flags, missing or malformed arguments. */
const BAD_USE = 2

/** The program with the one command that `name` asks for, or with all of them (help, a mistyped name). */
async function programFor(name: string | undefined): Promise<Command> {
  const program = new Command('pantheon')
    .description('Five board games of the gods: play, simulate, replay, verify, drive.')
    .version(packageJson.version)
    .helpCommand(false)
    .exitOverride()
  const wanted =
    name !== undefined && Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS)
  for (const { command } of await Promise.all(wanted.map(load => load()))) {
    program.addCommand(command.copyInheritedSettings(program).allowExcessArguments(false))
    command.showHelpAfterError(`usage: pantheon ${command.name()} ${command.usage()}`)
  }
  return program.showHelpAfterError(
    'usage: pantheon <command> [options]; "pantheon --help" lists the commands',
  )
}

guardOutput()
try {
  const program = await programFor(process.argv[2])
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_USE
  else fail(error)
}
