import { restoreBackup } from '@pantheon/server'
import { Command } from 'commander'

/** `pantheon restore`: a backup into an empty database, of either kind. */
export const command = new Command('restore')
  .description('bring a backup into an empty folder or PostgreSQL database')
  .argument('<file>', 'what "pantheon backup" wrote')
  .option('--data <folder>', 'where tables are kept (DATABASE_URL names a PostgreSQL server instead)', 'data')
  .action(async (file: string, { data }: { data: string }) => {
    const rows = await restoreBackup({ data, databaseUrl: process.env.DATABASE_URL || null }, file)
    process.stdout.write(`${rows} rows restored\n`)
  })
