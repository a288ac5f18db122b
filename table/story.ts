import { acts, CHANCE, type Eye, type Heard } from '@pantheon/core'
import type { Act } from './journal.ts'
import type { Told } from './protocol.ts'
import type { Line, Table } from './table.ts'

/** What the table itself says of an act; null where the game says it all. */
const SAYINGS: { readonly [K in Act['do']]: (name: string, act: Extract<Act, { do: K }>) => string | null } =
  {
    sit: (_, { name }) => `${name} sat down.`,
    stand: name => `${name} is free.`,
    place: (_, { seat, place }) =>
      typeof place === 'object'
        ? `A bot (${place.bot}) takes seat ${seat + 1}.`
        : `Seat ${seat + 1} is free.`,
    phrase: name => `${name} added a phrase to the chance of this game.`,
    start: () => 'The game begins.',
    move: () => null,
    redo: () => null,
    undo: name => `${name} took a decision back.`,
    resign: name => `${name} resigned; a bot plays on.`,
    away: (name, { why }) =>
      why === 'clock' ? `${name} ran out of time; a bot plays for them.` : `A bot plays for ${name}.`,
    back: name => `${name} is back.`,
    chat: (_, { text }) => text,
  }

const mayHear = ({ seen }: Heard, eye: Eye): boolean => seen === -1 || (eye >= 0 && acts(seen, eye))

/** What these eyes saw happen after number `since`, as sentences and as data. */
export function storyFor(table: Table, eye: Eye, since: number): Told[] {
  const told: Told[] = []
  let first = table.lines.length
  while (first > 0 && table.lines[first - 1].n > since) first--
  for (const line of table.lines.slice(first)) tell(table, eye, line, told)
  return told
}

/** Numbers told up to `since` that were taken back after it. */
export const droppedSince = (table: Table, since: number): number[] =>
  table.drops.filter(drop => drop.n <= since && drop.at > since).map(drop => drop.n)

function tell(table: Table, eye: Eye, { n, act, from, to }: Line, out: Told[]): void {
  const seat = 'seat' in act ? act.seat : null
  const say = SAYINGS[act.do] as (name: string, act: Act) => string | null
  const text = say(seat === null ? '' : table.chairs[seat].name, act)
  if (text !== null) out.push({ n, kind: act.do === 'chat' ? 'chat' : 'table', seat, text })
  const { match } = table
  if (match === null) return
  if (act.do === 'start') hear(table, eye, match.opening, n, null, out)
  for (let i = from; i < to; i++) {
    const entry = match.log[i]
    const mover = entry.seat === CHANCE ? null : entry.seat
    const heard = hear(table, eye, match.story[i], n, mover, out)
    // A decision that told nothing is still known to who made it (a card laid face down).
    if (heard === 0 && mover === eye)
      out.push({
        n,
        kind: 'game',
        seat: mover,
        text: `${table.chairs[eye].name}: ${match.game.text.move(entry.move)}.`,
      })
  }
}

function hear(
  { founding: { game }, chairs }: Table,
  eye: Eye,
  heard: readonly Heard[],
  n: number,
  seat: number | null,
  out: Told[],
): number {
  let count = 0
  for (const told of heard) {
    if (!mayHear(told, eye)) continue
    out.push({
      n,
      kind: 'game',
      seat,
      text: game.text.say(told.event, seat => chairs[seat].name),
      event: told.event,
    })
    count++
  }
  return count
}
