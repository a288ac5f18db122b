import {
  ALL_SEEING,
  acts,
  InputError,
  legal,
  type Message,
  type Move,
  MoveList,
  prompt,
  type Rng,
  SPECTATOR,
  type Text,
  whyNot,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { sections } from '../rulebook.ts'
import { seats } from './copies.ts'
import { actors } from './flow.ts'

const list = new MoveList()

/** A sentence as people should read it: there, and without the traces of a missing value. */
function demandSentence(sentence: string, what: string): void {
  if (typeof sentence !== 'string' || sentence.trim() === '') throw new Error(`${what} has no text`)
  const trace = /\bundefined\b|\bNaN\b|\[object|\bnull\b/.exec(sentence)
  if (trace) throw new Error(`${what} reads "${sentence}", with ${trace[0]} in it`)
}

/** What is demanded of a text holds in every language the game speaks. */
function inEachLanguage({ game }: Arena, demand: (text: Text, language: string) => void): void {
  demand(game.text, '')
  for (const [language, text] of Object.entries(game.translations ?? {})) demand(text, ` (${language})`)
}

function demandSaid(arena: Arena, message: Message, what: string): void {
  inEachLanguage(arena, (text, language) => {
    const sentence = text.say(message, arena.name)
    if (sentence === message.key) throw new Error(`${what} "${message.key}"${language} has no sentence`)
    demandSentence(sentence, `${what} "${message.key}"${language}`)
  })
}

function demandSection(known: ReadonlySet<string>, rule: string, what: string): void {
  if (!known.has(rule)) throw new Error(`${what} cites rule "${rule}", no section of RULES.md`)
}

/** Every move of the vocabulary is written and read back as itself; what is no move is refused by name. */
export function notation({ game: { moves } }: Arena): void {
  for (let move = 0; move < moves.size; move++) {
    const text = moves.format(move)
    if (moves.parse(text) !== move)
      throw new Error(`"${text}" is read as "${moves.format(moves.parse(text))}"`)
    if (moves.parse(`  ${text} `) !== move) throw new Error(`"${text}" is not read with spaces around it`)
  }
  const first = moves.format(0)
  for (const text of [
    '',
    'no-such-verb',
    `${first} and-more`,
    `no-such-verb ${first}`,
    first.toUpperCase(),
    '0',
  ])
    try {
      throw new Error(`"${text}" is read as "${moves.format(moves.parse(text))}"`)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
    }
}

/** Every question has a sentence and stands in the rules. */
export function questions(arena: Arena): void {
  const known = sections(arena.folder)
  arena.atMoments(({ state }) => {
    for (const seat of seats(state)) {
      const question = prompt(arena.game, state, seat)
      if ((question !== null) !== acts(state.who, seat))
        throw new Error(
          `seat ${seat} ${question ? 'is asked and need not act' : 'must act and is not asked'}`,
        )
      if (question === null) continue
      demandSaid(arena, question, 'the question')
      demandSection(known, question.rule, `the question "${question.key}"`)
    }
  })
}

/** Every event told has a sentence; so has every listed move, every ending and every line of a score sheet. */
export function sentences(arena: Arena): void {
  const { game } = arena
  const known = sections(arena.folder)
  arena.atMoments(({ heard }) => {
    for (const { event } of heard) {
      demandSaid(arena, event, 'the event')
      if (event.uses !== undefined && !game.things.includes(event.uses))
        throw new Error(`the event "${event.key}" uses "${event.uses}", none of the game's things`)
    }
  })
  for (const ending of game.endings) demandSaid(arena, { key: ending }, 'the ending')
  arena.atPositions(({ state }) => {
    for (const seat of actors(state))
      for (const move of legal(game, state, seat, list).toArray())
        inEachLanguage(arena, (text, language) =>
          demandSentence(text.move(move), `the move "${game.moves.format(move)}"${language}`),
        )
    for (const eye of [SPECTATOR, ALL_SEEING, ...seats(state)])
      for (const line of game.score(state, eye)) {
        demandSaid(arena, { key: line.what }, 'the score line')
        demandSection(known, line.rule, `the score line "${line.what}"`)
        if (!seats(state).includes(line.seat)) throw new Error(`the score line "${line.what}" is for no seat`)
      }
  })
}

/** Moves asked about at each position and seat. */
const ASKED = 12
/** How far in the vocabulary a move is close. */
const NEAR = 8

/** `whyNot` is null exactly for legal moves; for any other it says why in a sentence, and by which rule. */
export function refusals(arena: Arena): void {
  const { game } = arena
  const known = sections(arena.folder)
  arena.atPositions(({ state }, rng) => {
    for (const seat of seats(state)) {
      const moves = legal(game, state, seat, list).toArray()
      for (const move of moves)
        if (whyNot(game, state, seat, move) !== null)
          throw new Error(`"${game.moves.format(move)}" is listed and refused`)
      for (let i = 0; i < ASKED; i++) {
        const move = anyMove(game.moves.size, moves, rng)
        if (moves.includes(move)) continue
        const refusal = whyNot(game, state, seat, move)
        const what = `the refusal of "${game.moves.format(move)}" to seat ${seat}`
        if (refusal === null) throw new Error(`${what} is missing`)
        demandSaid(arena, refusal, what)
        if (!(refusal.key === 'kernel.over' && refusal.rule === '')) demandSection(known, refusal.rule, what)
      }
    }
  })
}

/** Any move of the vocabulary, or one close to a listed one: those are the refusals that people meet. */
function anyMove(size: number, listed: readonly Move[], rng: Rng): Move {
  if (listed.length === 0 || rng.below(2) === 0) return rng.below(size)
  const near = listed[rng.below(listed.length)] + rng.below(2 * NEAR + 1) - NEAR
  return Math.min(size - 1, Math.max(0, near))
}

/** The table can be drawn in text for all eyes. */
export function drawings(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }) => {
    for (const eye of [SPECTATOR, ALL_SEEING, ...seats(state)])
      inEachLanguage(arena, (text, language) =>
        demandSentence(
          text.draw(game.view(state, eye), arena.name),
          `the table as ${eye} sees it${language}`,
        ),
      )
  })
}
