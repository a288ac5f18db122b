import type { Table } from '@pantheon/table'
import type { TableRow } from '../store/store.ts'
import { tableFrom } from './founding.ts'
import type { Ground } from './ground.ts'
import { Live } from './live.ts'

const PAUSE = 250

const tableOf = async ({ store, games }: Ground, row: TableRow): Promise<Table> =>
  tableFrom(row, await store.entries(row.id), games)

/** A table from the store, to be played at; null if there is none of that id. */
export async function readLive(ground: Ground, id: string): Promise<Live | null> {
  const row = await ground.store.table(id)
  if (row === undefined) return null
  const live = new Live(id, row.invite, row.listed === 1, await tableOf(ground, row))
  live.settled = row.status === 'over' && row.due === null
  live.touched = ground.now()
  return live
}

/** A table as the store has it, as soon as the store gives it; null if this process ends first. */
export async function readAgain(ground: Ground, id: string, closed: () => boolean): Promise<Table | null> {
  while (!closed())
    try {
      const row = await ground.store.table(id)
      if (row === undefined) throw new Error(`table ${id} is gone`)
      return await tableOf(ground, row)
    } catch (error) {
      ground.log.warn({ err: error, table: id }, 'a table cannot be read again yet')
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  return null
}
