import { botNamed } from '@pantheon/bots'
import { type Game, InputError } from '@pantheon/core'

/** Who sits at a seat: a person at this terminal, or a bot. */
export interface Player {
  readonly name: string
  /** The bot's name; null for a person. */
  readonly bot: string | null
}

/** The word that seats a person in a list of bots. */
const HUMAN = 'human'

/** What a list without names for everyone is filled up with. */
const USUAL = 'greedy'

/**
 * Seats the players. Names for every seat seat them in order; fewer leave seat 0 to a person and fill the others,
 * the last name over and over. Without a number of seats the list decides: it is the whole table if it seats a person,
 * and one short of it if not.
 */
export function seatPlayers(
  game: Game,
  seats: number | undefined,
  list: readonly string[],
  people: readonly string[],
): Player[] {
  const [min, max] = game.seats
  const implied = list.length === 0 ? min : list.includes(HUMAN) ? list.length : list.length + 1
  const count = seats ?? implied
  if (count < min || count > max)
    throw new InputError(`${game.id}: expected ${min} to ${max} seats, not ${count}`)
  if (list.length > count) throw new InputError(`--bots: ${list.length} names for ${count} seats`)
  const kinds = list.length === count ? list : [HUMAN, ...fill(list, count - 1)]
  const bots = kinds.map(kind => (kind === HUMAN ? null : botNamed(kind).name))
  const names = nameAll(kinds, people)
  return bots.map((bot, seat) => ({ bot, name: names[seat] }))
}

const fill = (list: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => list[Math.min(i, list.length - 1)] ?? USUAL)

/** People by the names they gave, or as players; bots by their kind, numbered where there are several. */
function nameAll(kinds: readonly string[], people: readonly string[]): string[] {
  const humans = kinds.filter(kind => kind === HUMAN).length
  if (people.length > humans) throw new InputError(`--names: ${people.length} names for ${humans} people`)
  const seen = new Map<string, number>()
  const names = kinds.map(kind => {
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    const given = kind === HUMAN ? people[number - 1] : undefined
    const label = kind === HUMAN ? 'Player' : kind[0].toUpperCase() + kind.slice(1)
    return given ?? (kinds.filter(other => other === kind).length > 1 ? `${label} ${number}` : label)
  })
  if (new Set(names).size < names.length)
    throw new InputError('--names: expected a different name for everyone')
  return names
}
