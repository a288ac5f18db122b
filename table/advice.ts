import type { Hint } from '@pantheon/bots'
import type { Language } from '@pantheon/core'
import type { Query, ServerMessage } from './protocol.ts'
import type { Table } from './table.ts'
import { settingOf } from './update.ts'
import { voiceOf } from './voice.ts'

/** How long a bot thinks about advice, in milliseconds. */
export const HINT_TIME = 400

/** Advice as it is told: the move, the chance to win with it, and why. */
export function advise(
  table: Table,
  { table: id, id: request, seat }: Extract<Query, { do: 'hint' }>,
  { move, notation, chance, why }: Hint,
  language: Language = 'en',
): ServerMessage {
  const { text } = voiceOf(table.founding.game, language).move(move, settingOf(table, seat))
  const odds = `${Math.round(chance * 100)} %`
  return { is: 'hint', table: id, id: request, move: notation, text: `${text} (${odds}). ${why}` }
}
