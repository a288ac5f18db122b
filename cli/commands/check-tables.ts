import { checkTables } from '@pantheon/server'
import { Command } from 'commander'

/** `pantheon check-tables`: can every running game go on with the program about to be deployed? */
export const command = new Command('check-tables')
  .description('play all running tables again by these rules, before they are deployed')
  .option('--data <folder>', 'where tables are kept (DATABASE_URL names a PostgreSQL server instead)', 'data')
  .action(async ({ data }: { data: string }) => {
    const where = { data, databaseUrl: process.env.DATABASE_URL || null }
    const { tables, entries, failed } = await checkTables(where, (id, why) => {
      process.stderr.write(`table ${id}: ${why}\n`)
    })
    process.stdout.write(`${tables} tables, ${entries} entries: ${failed} cannot go on\n`)
    if (failed > 0) process.exitCode = 1
  })
