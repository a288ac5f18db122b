import {
  type Eye,
  type Language,
  legal,
  MoveList,
  over,
  prompt,
  resultOf,
  type Seat,
  type Setting,
  SPECTATOR,
  seatsOf,
  totals,
} from '@pantheon/core'
import { botOf, chairInfo } from './chairs.ts'
import type { Update } from './protocol.ts'
import { mayRedo, mayUndo } from './rulings.ts'
import { droppedSince, storyFor } from './story.ts'
import type { Table } from './table.ts'
import { type Voice, voiceOf } from './voice.ts'

const list = new MoveList()

/** Whose eyes a person has at a table. */
export const eyeOf = (table: Table, person: string): Eye => table.seatOf(person) ?? SPECTATOR

/** Exactly what a person may see of a table now, and what happened after number `since`, in their language. */
export function updateFor(
  table: Table,
  person: string,
  since: number,
  now: number,
  language: Language = 'en',
): Update {
  const { founding, match, chairs } = table
  const eye = eyeOf(table, person)
  const seat = eye === SPECTATOR ? null : eye
  const voice = voiceOf(founding.game, language)
  const from = since > table.n ? 0 : since
  return {
    is: 'update',
    table: founding.id,
    n: table.n,
    since: from,
    seat,
    status: table.status,
    host: person === founding.host,
    seats: chairs.map(chairInfo),
    fair: {
      commitment: table.commitment,
      phrases: table.phrases(),
      secret: table.status === 'over' ? founding.secret : null,
    },
    who: seatsOf(match?.state.who ?? 0),
    view: match === null ? null : founding.game.view(match.state, eye),
    moves: seat === null ? [] : movesFor(table, voice, seat),
    prompt: seat === null ? null : promptFor(table, voice, seat),
    may: mayDo(table, seat),
    story: storyFor(table, eye, from, language),
    dropped: droppedSince(table, from),
    standing: standingFor(table, voice, eye),
    result: resultFor(table, voice),
    clock: table.clock?.face(Math.max(now, table.at)) ?? null,
  }
}

const decides = (table: Table, seat: Seat): boolean => botOf(table.chairs[seat]) === null

function movesFor(table: Table, voice: Voice, seat: Seat): Update['moves'] {
  const { match } = table
  if (match === null || !decides(table, seat)) return []
  const { game, state } = match
  const setting = settingOf(table, seat)
  return legal(game, state, seat, list)
    .toArray()
    .map(move => voice.move(move, setting))
}

/** The names at a table and the question before a seat: what its moves are said with. */
export const settingOf = ({ chairs, match }: Table, seat: Seat): Setting => ({
  name: of => chairs[of].name,
  asked: match && prompt(match.game, match.state, seat),
})

function promptFor(table: Table, voice: Voice, seat: Seat): Update['prompt'] {
  const { match, chairs } = table
  const question = match && decides(table, seat) ? prompt(match.game, match.state, seat) : null
  if (match === null || question === null) return null
  const { rule, ...data } = question
  return { text: voice.game.say(question, seat => chairs[seat].name), rule, data }
}

function mayDo(table: Table, seat: Seat | null): Update['may'] {
  const plays = seat !== null && table.status === 'playing' && decides(table, seat)
  if (!plays) return { undo: false, redo: false, hint: false }
  return { undo: mayUndo(table, seat), redo: mayRedo(table, seat), hint: table.founding.plan.hints }
}

function standingFor({ match }: Table, voice: Voice, eye: Eye): Update['standing'] {
  if (match === null) return null
  const { game, state } = match
  const sheet = game.score(state, eye)
  // One literal: this is worked out for every seat after every move.
  const lines = sheet.map(({ seat, what, points, rule }) => ({
    seat,
    what,
    text: voice.scoreLine(what),
    points,
    rule,
  }))
  return { totals: totals(state.seats, sheet), lines }
}

function resultFor({ match, chairs }: Table, voice: Voice): Update['result'] {
  if (match === null || !over(match.state)) return null
  const { scores, ranks, ended } = resultOf(match.game, match.state)
  const text = voice.game.say({ key: ended }, seat => chairs[seat].name)
  return { ended, text, scores: [...scores], ranks: [...ranks] }
}
