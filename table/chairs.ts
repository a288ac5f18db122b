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

/** Names for bots, by seat, that need no translation. */
const BOT_NAMES = ['Ariadne', 'Kleon', 'Theano', 'Lykos', 'Daphne']

/** What a bot on this seat is called. */
export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length]

/** A chair as the plan sets it among the others; a free one has no name. */
export function chairFor(place: Place, seat: Seat, chairs: readonly Chair[]): Chair {
  const empty = { person: null, level: null, away: false, resigned: false, phrase: '' }
  if (place === 'open' || place === 'invited') return { ...empty, kind: place, name: '' }
  const others = chairs.filter((_, other) => other !== seat)
  return { ...empty, kind: 'bot', name: distinct(botName(seat), others), level: place.bot }
}

/** A name that nobody at the table has: two players of one name cannot be told apart in the story. */
export function distinct(name: string, others: readonly Chair[]): string {
  const names = new Set(others.map(chair => chair.name))
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? name : `${name} ${i}`
    if (!names.has(candidate)) return candidate
  }
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
