import type { Seat } from '@pantheon/core'
import type { Place, SeatInfo } from './protocol.ts'

/** The bot that plays for someone who is away. */
export const STAND_IN = 'greedy'

/** One seat of a table, and who decides there. */
export interface Chair {
  kind: 'open' | 'invited' | 'person' | 'bot'
  /** The holder's id, where a person holds it. */
  person: string | null
  name: string
  /** The level of the bot that holds the seat. */
  level: string | null
  away: boolean
  resigned: boolean
  phrase: string
}

/** A chair as the plan sets it. */
export function chairFor(place: Place, seat: Seat): Chair {
  const empty = { person: null, level: null, away: false, resigned: false, phrase: '' }
  if (place === 'open' || place === 'invited') return { ...empty, kind: place, name: `Seat ${seat + 1}` }
  return { ...empty, kind: 'bot', name: `Bot ${seat + 1}`, level: place.bot }
}

/** The level of the bot that decides for a chair now; null where its holder does. */
export const botOf = ({ kind, level, away, resigned }: Chair): string | null =>
  kind === 'bot' ? level : away || resigned ? STAND_IN : null

/** A chair as everybody may see it. */
export const chairInfo = (chair: Chair): SeatInfo => ({
  kind: chair.kind,
  name: chair.name,
  bot: botOf(chair),
  away: chair.away,
  resigned: chair.resigned,
})
