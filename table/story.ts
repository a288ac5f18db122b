import { acts, CHANCE, type Eye, type Heard, type Language, LEAVE } from '@pantheon/core'
import type { Act } from './journal.ts'
import type { Told } from './protocol.ts'
import type { Line, Table } from './table.ts'
import { type Voice, voiceOf } from './voice.ts'

type Saying<A extends Act> = (say: Voice['say'], name: string, act: A) => string | null

/** What the table itself says of an act; null where the game says it all. */
const SAYINGS: { readonly [K in Act['do']]: Saying<Extract<Act, { do: K }>> } = {
  sit: (say, _, { name }) => say('story.sit', { name }),
  stand: (say, _, { seat }) => say('story.free', { seat: seat + 1 }),
  place: (say, _, { seat, place }) =>
    typeof place === 'object'
      ? say('story.bot', { level: place.bot, seat: seat + 1 })
      : say('story.free', { seat: seat + 1 }),
  phrase: (say, name) => say('story.phrase', { name }),
  start: say => say('story.start'),
  move: () => null,
  redo: () => null,
  undo: (say, name) => say('story.undo', { name }),
  resign: (say, name) => say('story.resign', { name }),
  away: (say, name, { why }) => say(why === 'clock' ? 'story.clock' : 'story.away', { name }),
  back: (say, name) => say('story.back', { name }),
  chat: (_say, _name, { text }) => text,
}

const mayHear = ({ seen }: Heard, eye: Eye): boolean => seen === -1 || (eye >= 0 && acts(seen, eye))

/** What these eyes saw happen after number `since`, as sentences and as data. */
export function storyFor(table: Table, eye: Eye, since: number, language: Language = 'en'): Told[] {
  const voice = voiceOf(table.founding.game, language)
  const told: Told[] = []
  let first = table.lines.length
  while (first > 0 && table.lines[first - 1].n > since) first--
  for (const line of table.lines.slice(first)) tell(table, voice, eye, line, told)
  return told
}

/** Numbers told up to `since` that were taken back after it. */
export const droppedSince = (table: Table, since: number): number[] =>
  table.drops.filter(drop => drop.n <= since && drop.at > since).map(drop => drop.n)

function tell(table: Table, voice: Voice, eye: Eye, { n, act, from, to }: Line, out: Told[]): void {
  const seat = 'seat' in act ? act.seat : null
  const say = SAYINGS[act.do] as Saying<Act>
  const text = say(voice.say, seat === null ? '' : table.chairs[seat].name, act)
  if (text !== null) out.push({ n, kind: act.do === 'chat' ? 'chat' : 'table', seat, text })
  const { match } = table
  if (match === null) return
  if (act.do === 'start') hear(table, voice, eye, match.opening, n, null, out)
  for (let i = from; i < to; i++) {
    const entry = match.log[i]
    const mover = entry.seat === CHANCE ? null : entry.seat
    const heard = hear(table, voice, eye, match.story[i], n, mover, out)
    // A decision that told nothing is still known to who made it (a card laid face down).
    if (heard === 0 && mover === eye && entry.move !== LEAVE)
      out.push({
        n,
        kind: 'game',
        seat: mover,
        text: voice.say('story.silent', {
          name: table.chairs[eye].name,
          move: voice.move(entry.move, { name: seat => table.chairs[seat].name }).text,
        }),
      })
  }
}

function hear(
  { chairs }: Table,
  voice: Voice,
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
      text: voice.game.say(told.event, seat => chairs[seat].name),
      event: told.event,
    })
    count++
  }
  return count
}
