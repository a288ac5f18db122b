import { backup } from '@pantheon/server'
import { Command } from 'commander'

/** `pantheon backup`: everything the server keeps, in one file. */
export const command = new Command('backup')
  .description('write everything the server keeps into one file, while it runs')
  .argument('<file>', 'a new file; it holds every secret')
  .option('--data <folder>', 'where tables are kept (DATABASE_URL names a PostgreSQL server instead)', 'data')
  .action(async (file: string, { data }: { data: string }) => {
    await backup({ data, databaseUrl: process.env.DATABASE_URL || null }, file)
    process.stdout.write(`${file} written\n`)
  })
