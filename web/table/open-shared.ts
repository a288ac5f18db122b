import { digest, InputError } from '@pantheon/core'
import { to } from '../app/route.ts'
import { posterOf } from '../home/games.ts'
import { branchOf } from '../online/branch.ts'
import type { SharedGame } from './shared-game.ts'
import { keep, taken } from './shelf.ts'

/** Puts a shared game on this device's shelf; gives the address of its table. Opened again, it is the same one. */
export function keepShared({ record, names }: SharedGame): string {
  if (!posterOf(record.game)) throw new InputError(`unknown game "${record.game}"`)
  if (record.result === undefined) throw new InputError('the game is not over')
  const branch = branchOf(record, record.log.length, names, 0)
  if (branch === null) throw new InputError('only games of a table can be opened: this one has no secret')
  const id = `shared-${digest(JSON.stringify([record.fair, record.log])).slice(0, 16)}`
  const founded = { ...branch.founded, id, at: Date.now() }
  if (taken(id) === null) keep({ founded, entries: branch.entries, over: true })
  return to('table', id)
}
