import { type Fair, sourceOf } from './chance.ts'
import { canonical, edition, editionHash } from './edition.ts'
import { legal, readOptions } from './engine.ts'
import { InputError } from './errors.ts'
import type { Game, Options, ScoreLine } from './game.ts'
import { LEAVE, Match } from './match.ts'
import { MoveList } from './moves.ts'
import { ALL_SEEING, CHANCE, type Seat } from './seats.ts'
import { over, type State } from './state.ts'

/** How a finished game came out. */
export interface Result {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly ended: string
  readonly sheet: readonly ScoreLine[]
}

/** How a log says that a player left. */
const LEAVES = 'leaves'

/** A game as a file: everything needed to play it again and to check it. */
export interface GameRecord {
  readonly format: 'pantheon/1'
  readonly game: string
  readonly rules: string
  /** The edition's hash; `overrides` holds what differs from the standard tables, if anything does. */
  readonly edition: string
  readonly overrides?: unknown
  readonly seats: number
  readonly options: Options
  readonly fair: Fair
  readonly log: readonly (readonly [seat: Seat | 'chance', move: string])[]
  /** Absent while the game runs. */
  readonly result?: Result
}

/** The points of each seat: the sum of its lines. */
export function totals(seats: number, sheet: readonly ScoreLine[]): number[] {
  const sums = new Array<number>(seats).fill(0)
  for (const line of sheet) sums[line.seat] += line.points
  return sums
}

/** The result of a game that is over. */
export function resultOf<S extends State>(game: Game<S>, state: S): Result {
  const sheet = game.score(state, ALL_SEEING)
  return { scores: totals(state.seats, sheet), ranks: game.ranks(state), ended: state.ended, sheet }
}

/** Writes a match down. `overrides` is what its edition file held. */
export function toRecord<S extends State>(match: Match<S>, fair: Fair, overrides?: unknown): GameRecord {
  const { game, setup, state } = match
  return {
    format: 'pantheon/1',
    game: game.id,
    rules: game.rules,
    edition: editionHash(state.data),
    ...(overrides === undefined ? {} : { overrides }),
    seats: setup.seats,
    options: readOptions(game, setup.options ?? {}),
    fair,
    log: match.log.map(({ seat, move }) => [
      seat === CHANCE ? 'chance' : seat,
      move === LEAVE ? LEAVES : game.moves.format(move),
    ]),
    ...(over(state) ? { result: resultOf(game, state) } : {}),
  }
}

/** Checks the form of a record from outside; whether it is true to the rules is for `verify`. */
export function readRecord(value: unknown): GameRecord {
  const fail = (what: string): never => {
    throw new InputError(`record: ${what}`)
  }
  if (typeof value !== 'object' || value === null) return fail('expected a JSON object')
  const record = value as Record<string, unknown>
  if (record.format !== 'pantheon/1')
    return fail(`expected format "pantheon/1", not ${JSON.stringify(record.format)}`)
  for (const key of ['game', 'rules', 'edition'])
    if (typeof record[key] !== 'string') fail(`${key}: expected a text`)
  if (!Number.isInteger(record.seats)) fail('seats: expected a whole number')
  if (typeof record.options !== 'object' || record.options === null) fail('options: expected an object')
  if (!isFair(record.fair)) fail('fair: expected {"kind":"seed"|"committed"|"chosen", …} with its fields')
  if (!Array.isArray(record.log)) return fail('log: expected a list')
  record.log.forEach((entry: unknown, i) => {
    const [seat, move] = Array.isArray(entry) && entry.length === 2 ? entry : []
    const known =
      seat === 'chance' || (Number.isInteger(seat) && seat >= 0 && seat < (record.seats as number))
    if (!known || typeof move !== 'string')
      fail(`log entry ${i}: expected [seat or "chance", "move"], not ${JSON.stringify(entry)}`)
  })
  if (record.result !== undefined && (typeof record.result !== 'object' || record.result === null))
    fail('result: expected an object')
  return value as GameRecord
}

function isFair(value: unknown): value is Fair {
  const fair = value as Partial<Record<'kind' | 'seed' | 'commitment' | 'secret' | 'phrases', unknown>> | null
  if (typeof fair !== 'object' || fair === null) return false
  if (fair.kind === 'seed') return typeof fair.seed === 'string'
  if (fair.kind === 'committed')
    return (
      typeof fair.commitment === 'string' &&
      typeof fair.secret === 'string' &&
      Array.isArray(fair.phrases) &&
      fair.phrases.every(phrase => typeof phrase === 'string')
    )
  return fair.kind === 'chosen'
}

/** A match at the start of a record's log, on its own options and edition. */
function open<S extends State>(game: Game<S>, record: GameRecord): Match<S> {
  if (record.game !== game.id) throw new InputError(`record: a game of ${record.game}, not of ${game.id}`)
  if (record.rules !== game.rules)
    throw new InputError(`record: made by rules ${record.rules}; these are rules ${game.rules}`)
  const data = edition(game, record.overrides)
  if (editionHash(data) !== record.edition)
    throw new InputError(`record: edition ${record.edition}, but its tables give ${editionHash(data)}`)
  return new Match(game, { seats: record.seats, options: record.options, data }, null)
}

/** Plays one entry of a log; an `InputError` says why it is not legal. */
function enter<S extends State>(
  match: Match<S>,
  number: number,
  [who, text]: GameRecord['log'][number],
): void {
  const { game } = match
  try {
    if (text === LEAVES && who !== 'chance') {
      match.leave(who)
      return
    }
    const refusal = match.submit(who === 'chance' ? CHANCE : who, game.moves.parse(text))
    if (refusal === null) return
    const rule = refusal.rule && ` (rule ${refusal.rule})`
    throw new InputError(`${who} may not "${text}": ${game.text.say(refusal, seat => `seat ${seat}`)}${rule}`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(`log entry ${number}: ${error.message}`)
  }
}

/** Plays a record's first `count` entries again; an `InputError` names the first entry that is not legal. */
export function replay<S extends State>(game: Game<S>, record: GameRecord, count = Infinity): Match<S> {
  const match = open(game, record)
  for (const [i, entry] of record.log.slice(0, count).entries()) enter(match, i, entry)
  return match
}

/** Plays a record again and draws its chance again; an `InputError` names the first thing that differs. */
export function verify<S extends State>(game: Game<S>, record: GameRecord): Match<S> {
  const source = sourceOf(record.fair)
  const match = open(game, record)
  const list = new MoveList()
  let drawn = 0
  for (const [i, entry] of record.log.entries()) {
    if (source !== null && match.state.who === CHANCE) {
      legal(game, match.state, CHANCE, list)
      const drew = game.moves.format(list.fall(source.draw(drawn++, list.total)))
      const [who, text] = entry
      if (who !== 'chance' || text !== drew)
        throw new InputError(
          `log entry ${i}: chance gave "${drew}", the record says ${JSON.stringify(entry)}`,
        )
    }
    enter(match, i, entry)
  }
  const result = over(match.state) ? resultOf(game, match.state) : undefined
  for (const key of ['ended', 'scores', 'ranks', 'sheet'] as const) {
    const [ours, theirs] = [canonical(result?.[key] ?? null), canonical(record.result?.[key] ?? null)]
    if (ours !== theirs)
      throw new InputError(
        `result: after ${record.log.length} entries ${key} is ${ours}, the record says ${theirs}`,
      )
  }
  return match
}
