import { type Budget, budgetNamed } from '@pantheon/bots'
import { InputError } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { analyse, formatAnalysis, htmlAnalysis } from '@pantheon/lab'
import { Command, InvalidArgumentError } from 'commander'
import { checkWritable, readRecordFile, writeWhole } from '../shared/files.ts'

interface Flags {
  readonly budget: Budget
  readonly html?: string
  readonly json?: boolean
}

/** A flag's value that is a search's budget: `300`, `50ms`. */
function budget(text: string): Budget {
  try {
    return budgetNamed(text)
  } catch (error) {
    throw error instanceof InputError ? new InvalidArgumentError(error.message) : error
  }
}

/** `pantheon analyse`: who was winning when, what else could have been played, and where the game turned. */
export const command = new Command('analyse')
  .description('judge every decision of a recorded game')
  .argument('<record>', 'the file')
  .option(
    '--budget <search>',
    'for each decision: iterations (300) or time (50ms)',
    budget,
    budgetNamed('300'),
  )
  .option('--html <file>', 'write the analysis with a plot, as HTML')
  .option('--json', 'print one JSON document')
  .action((path: string, flags: Flags) => {
    const record = readRecordFile(path)
    if (flags.html) checkWritable(flags.html)
    try {
      const analysis = analyse(gameNamed(record.game), record, flags.budget)
      if (flags.html) writeWhole(flags.html, htmlAnalysis(analysis))
      process.stdout.write(flags.json ? `${JSON.stringify(analysis)}\n` : formatAnalysis(analysis))
    } catch (error) {
      throw error instanceof InputError ? new InputError(`${path}: ${error.message}`) : error
    }
  })
