import { replay, verify } from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { Coverage } from '../coverage.ts'
import { readRecords } from '../golden.ts'

/** Every golden record is true to the rules: every move legal, every outcome drawn again, the same result. */
export function recordsVerify(arena: Arena): void {
  for (const { file, record } of readRecords(arena.folder))
    try {
      verify(arena.game, record)
    } catch (error) {
      throw new Error(`records/${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
}

/** There is a golden record of every way the game can end. */
export function everyEndingRecorded(arena: Arena): void {
  const recorded = new Set(readRecords(arena.folder).map(({ record }) => record.result?.ended))
  const missing = arena.game.endings.filter(ending => !recorded.has(ending))
  if (missing.length > 0) throw new Error(`no record ends by ${missing.join(', ')}`)
}

/** So many words never said are named. */
const SAMPLE = 12

/** Games and golden records together reach every verb, every thing and every ending. */
export function everythingReached(arena: Arena): void {
  const { game } = arena
  const coverage = new Coverage(game)
  arena.atMoments(({ played, number, state, heard }) => {
    if (number > 0) coverage.move(played.log[number - 1][1])
    for (const { event } of heard) coverage.tell(event)
    if (state.frames.length === 0) coverage.end(state.ended)
  })
  for (const { record } of readRecords(arena.folder)) {
    const match = replay(game, record)
    for (const entry of match.log) coverage.move(entry.move)
    for (const told of match.story) for (const { event } of told) coverage.tell(event)
    coverage.end(match.state.ended)
  }
  const missing = coverage.missing()
  if (missing.length > 0) throw new Error(`never reached: ${missing.join(', ')}\n  (${coverage.summary()})`)
  arena.notes.push(`reached: ${coverage.summary()}`)
  const unsaid = coverage.unsaid()
  if (unsaid.length > 0)
    arena.notes.push(`${unsaid.length} words never said, among them: ${unsaid.slice(0, SAMPLE).join(', ')}`)
}
