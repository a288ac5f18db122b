import {
  ALL_SEEING,
  acts,
  CHANCE,
  type Entry,
  type Eye,
  type Game,
  type Heard,
  type Match,
} from '@pantheon/core'
import { hang, type Paint } from './terminal.ts'

/** Gives a seat's name. */
export type Name = (seat: number) => string

/** The name of a seat whose player is unknown. */
export const seatName: Name = seat => `Seat ${seat}`

const mayHear = ({ seen }: Heard, eye: Eye): boolean =>
  seen === -1 || eye === ALL_SEEING || (eye >= 0 && acts(seen, eye))

/** What these eyes saw happen, as sentences. */
export const sentences = (game: Game, heard: readonly Heard[], eye: Eye, name: Name): string[] =>
  heard.filter(told => mayHear(told, eye)).map(({ event }) => game.text.say(event, name))

/**
 * What an entry of the log was, for these eyes. A decision that told them nothing is still known to who made it
 * (a card laid face down); others hear of it when it is shown.
 */
function entrySentences(
  game: Game,
  { seat, move }: Entry,
  heard: readonly Heard[],
  eye: Eye,
  name: Name,
): string[] {
  const told = sentences(game, heard, eye, name)
  if (told.length > 0 || !(eye === ALL_SEEING || eye === seat)) return told
  return [`${seat === CHANCE ? 'Chance' : name(seat)}: ${game.text.move(move)}.`]
}

/** One line of a match's story: the number of the entry it belongs to (0 is before the first), and the sentence. */
export interface StoryLine {
  readonly number: number
  readonly sentence: string
}

/** The story of a match for these eyes, from entry number `from` on. */
export function storyOf(match: Match, eye: Eye, name: Name, from = 0): StoryLine[] {
  const { game, log, story, opening } = match
  const lines =
    from === 0 ? sentences(game, opening, eye, name).map(sentence => ({ number: 0, sentence })) : []
  for (let i = from; i < log.length; i++)
    for (const sentence of entrySentences(game, log[i], story[i], eye, name))
      lines.push({ number: i + 1, sentence })
  return lines
}

/** The story of a match as numbered lines, as `pantheon replay` and the log of a game in play show it. */
export const storyLines = (match: Match, eye: Eye, name: Name, width: number, paint: Paint): string[] =>
  storyOf(match, eye, name).flatMap(({ number, sentence }) =>
    hang(`${paint.dim(`${number}`.padStart(4))}  `, sentence, width),
  )
