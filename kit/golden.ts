import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type Game,
  type GameRecord,
  Match,
  MoveList,
  type Options,
  over,
  Rng,
  readRecord,
  seeded,
  toRecord,
} from '@pantheon/core'
import { type Chooser, mixture } from './choose.ts'
import { anyActor, offered } from './played.ts'

/** How golden records are looked for. */
export interface GoldenSearch {
  /** Who decides for the seats; the usual mixture unless told. */
  readonly choose?: Chooser
  /** Games tried. */
  readonly tries?: number
  readonly seed?: string
}

/** The shortest game found for each way the game can end; an ending that is not in the map was not met. */
export function goldenRecords(game: Game, search: GoldenSearch = {}): Map<string, GameRecord> {
  const { tries = 600, seed = 'golden' } = search
  const choosers = search.choose ? [search.choose] : mixture(game)
  const found = new Map<string, GameRecord>()
  const tables = tablesOf(game)
  for (let i = 0; i < tries; i++) {
    const gameSeed = `${seed}/${i}`
    const match = new Match(game, tables[i % tables.length], seeded(gameSeed))
    playOut(match, choosers[Math.floor(i / tables.length) % choosers.length], new Rng(`players/${gameSeed}`))
    if (!over(match.state)) continue
    const shortest = found.get(match.state.ended)
    if (shortest === undefined || match.log.length < shortest.log.length)
      found.set(match.state.ended, toRecord(match, { kind: 'seed', seed: gameSeed }))
  }
  return found
}

function playOut(match: Match, choose: Chooser, rng: Rng): void {
  const list = new MoveList()
  while (!over(match.state) && match.log.length < match.game.bound) {
    const seat = anyActor(match.state, rng)
    offered(match.game, match.state, seat, list)
    match.submit(seat, choose(match.game, match.state, seat, list, rng))
  }
}

/** Every number of players with the usual options, then with each other value of each option. */
function tablesOf(game: Game): { seats: number; options: Options }[] {
  const tables: { seats: number; options: Options }[] = []
  const chosen: Options[] = [{}]
  for (const [name, { values }] of Object.entries(game.options))
    for (const value of values.slice(1)) chosen.push({ [name]: value })
  for (const options of chosen)
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) tables.push({ seats, options })
  return tables
}

/** A record as text, one line for each field and each entry of the log: small, and good to read in a diff. */
export function recordText(record: GameRecord): string {
  const fields = Object.entries(record).map(([key, value]) => {
    if (key !== 'log') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return `"log": [\n${record.log.map(entry => JSON.stringify(entry)).join(',\n')}\n]`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** Looks for a record of every ending that has none yet and writes it to `records/`; gives the endings written. */
export function makeRecords(game: Game, folder: URL, search: GoldenSearch = {}): string[] {
  const records = new URL('records/', folder)
  const known = new Set(readRecords(folder).map(({ record }) => record.result?.ended))
  const missing = game.endings.filter(ending => !known.has(ending))
  if (missing.length === 0) return []
  mkdirSync(records, { recursive: true })
  const found = goldenRecords(game, search)
  return missing.filter(ending => {
    const record = found.get(ending)
    if (record) writeFileSync(new URL(`${ending}.json`, records), recordText(record))
    return record !== undefined
  })
}

/** The golden records of a game's folder. */
export function readRecords(folder: URL): { file: string; record: GameRecord }[] {
  const records = new URL('records/', folder)
  if (!existsSync(records)) return []
  return readdirSync(records)
    .filter(file => file.endsWith('.json'))
    .map(file => ({ file, record: readRecord(JSON.parse(readFileSync(new URL(file, records), 'utf8'))) }))
}
