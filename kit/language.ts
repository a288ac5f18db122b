import { readFileSync } from 'node:fs'
import {
  ALL_SEEING,
  type Event,
  type Game,
  type Language,
  legal,
  type Message,
  MoveList,
  prompt,
  type Rng,
  replay,
  type Setting,
  SPECTATOR,
  type State,
  type Text,
  textIn,
  whyNot,
} from '@pantheon/core'
import { de } from '@pantheon/core/french'
import { describe, expect, test } from 'vitest'
import { Arena } from './arena.ts'
import { readRecords } from './golden.ts'
import { seats } from './laws/copies.ts'
import { sections } from './rulebook.ts'

/** Words that English and the other language happen to share. */
const SHARED: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  fr: [
    'action',
    'actions',
    'an',
    'as',
    'change',
    'cube',
    'cubes',
    'est',
    'face',
    'main',
    'moment',
    'on',
    'or',
    'pile',
    'place',
    'points',
    'secret',
    'six',
    'table',
    'tables',
  ],
}

/** The width of a terminal. */
const COLUMNS = 80

/** What a game tells the test of one of its translations. */
export interface TranslationOptions {
  /** The game's folder, with RULES.md and its translation. */
  readonly folder: URL
  /** Words that are the same in both languages, names above all, in small letters. */
  readonly same: readonly string[]
  /** Random games for each number of players. */
  readonly games?: number
  /** Positions whose moves, tables and refusals are read. */
  readonly positions?: number
}

/** Something said in English and in the other language. */
interface Said {
  readonly what: string
  readonly english: string
  readonly other: string
  /** A drawn table keeps to columns, not to the typography of sentences. */
  readonly drawn: boolean
}

/** Registers what is demanded of a game in another language: all said, nothing left in English, the rules section by section. */
export function translation<S extends State, E extends Event, W>(
  game: Game<S, E, W>,
  language: Language,
  { folder, same, games = 2, positions = 60 }: TranslationOptions,
): void {
  const arena = new Arena(game as Game, folder, { games, positions })
  let heard: readonly Said[] | null = null
  const all = (): readonly Said[] => {
    heard ??= everythingSaid(arena, language)
    return heard
  }
  const file = `RULES.${language}.md`

  describe(`${game.title} in another language: ${language}`, () => {
    test('every message, move and score line has its sentence', () => {
      expect(all().filter(({ what, other }) => other === '' || other === what)).toEqual([])
    })
    test('every option and each of its values has words in both languages', () => {
      const silent = Object.entries(game.options).flatMap(([name, { values }]) =>
        [game.text, textIn(game as Game, language)].flatMap(({ options }) =>
          values.filter(value => !options?.[name]?.text || !options[name].values[`${value}`]),
        ),
      )
      expect(silent).toEqual([])
    })
    test('no word is left in English', () => {
      expect(leftInEnglish(all(), [...SHARED[language], ...same])).toEqual([])
    })
    if (language === 'fr')
      test('sentences are set as French prints them', () => {
        expect(all().flatMap(({ other, drawn }) => (!drawn && misset(other) ? [other] : []))).toEqual([])
      })
    test('the drawn table fits 80 columns where the English one does', () => {
      const wide = (text: string): string[] => text.split('\n').filter(line => line.length > COLUMNS)
      const tables = all().filter(({ english, drawn }) => drawn && wide(english).length === 0)
      expect(tables.flatMap(({ other }) => wide(other))).toEqual([])
    })
    test(`${file} has exactly the sections of RULES.md`, () => {
      expect([...sections(folder, file)]).toEqual([...sections(folder)])
    })
    test(`each section of ${file} has the figures of its section in RULES.md`, () => {
      const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
      expect(figures(read(file))).toEqual(figures(read('RULES.md')))
    })
  })
}

/** All that is said in random games and golden records, in both languages, each thing once. */
function everythingSaid(arena: Arena, language: Language): Said[] {
  const { game } = arena
  const other = textIn(game, language)
  if (other === game.text) throw new Error(`${game.id} does not speak ${language}`)
  const said = new Map<string, Said>()
  const note = (what: string, say: (text: Text) => string, drawn = false): void => {
    const english = say(game.text)
    if (!said.has(english)) said.set(english, { what, english, other: say(other), drawn })
  }
  const hear = (message: Message): void => note(message.key, text => text.say(message, nameless))

  for (const { record } of readRecords(arena.folder))
    for (const { event } of replay(game, record).story.flat()) hear(event)
  for (const key of game.endings) hear({ key })
  for (let move = 0; move < game.moves.size; move++) note(game.moves.format(move), text => text.move(move))
  arena.atMoments(({ state, heard }) => {
    for (const { event } of heard) hear(event)
    for (const seat of seats(state)) {
      const asked = prompt(game, state, seat)
      if (asked) hear(asked)
    }
  })
  arena.atPositions(({ state }, rng) => {
    for (const { what } of game.score(state, ALL_SEEING)) hear({ key: what })
    for (const seat of seats(state)) {
      const setting: Setting = { name: nameless, asked: prompt(game, state, seat) }
      for (const move of legal(game, state, seat, list).toArray())
        note(game.moves.format(move), text => text.move(move, setting))
    }
    for (const refusal of refusals(game, state, rng)) hear(refusal)
    for (const eye of [SPECTATOR, ALL_SEEING, ...seats(state)])
      note('table', text => text.draw(game.view(state, eye), nameless), true)
  })
  return [...said.values()]
}

const list = new MoveList()

/** A name that is a word in no language. */
const nameless = (seat: number): string => `J${seat + 1}`

/** Moves asked about at each position. */
const ASKED = 60

/** Why moves drawn by lot are not possible. */
function* refusals(game: Game, state: State, rng: Rng): Generator<Message> {
  for (let i = 0; i < ASKED; i++) {
    const refusal = whyNot(game, state, rng.below(state.seats), rng.below(game.moves.size))
    if (refusal) yield refusal
  }
}

/** A plain blank or none at a high mark, a straight quote, or an article or `de` that should be elided. */
export const misset = (line: string): boolean =>
  / [;:!?»]|« |[^\s\u00a0][!?;»]|['"]|(?<![-\p{L}])(?:le|la) [aeiouyéèê]\p{L}/iu.test(line) ||
  [...line.matchAll(/(?<!\p{L})de (\p{L}\p{L}+)/gu)].some(([words, word]) => de(word) !== words)

/** The words of a text: two letters or more with a vowel; neither signs of a few capitals nor names with digits. */
const words = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [])
    .filter(word => !/^\p{Lu}{2,3}$/u.test(word) && /[aeiouyàâéèêëîïôûœ]/i.test(word))
    .map(word => word.toLowerCase())

/** Words of the English sentences that also stand in the others, each with where it was met. */
export function leftInEnglish(
  said: readonly Pick<Said, 'english' | 'other'>[],
  same: readonly string[],
): string[] {
  const english = new Set(said.flatMap(({ english }) => words(english)))
  for (const word of same) english.delete(word)
  const left = new Map<string, string>()
  for (const line of said.flatMap(({ other }) => other.split('\n')))
    for (const word of words(line)) if (english.has(word)) left.set(word, line)
  return [...left].map(([word, sentence]) => `${word}: ${sentence}`)
}

/** Section by section, the figures that stand in it, sorted: a translation that lags behind shows. */
export function figures(rules: string): Record<string, string> {
  const parts = rules.split(/^#{2,5}\s+(?=\d)/m)
  return Object.fromEntries(
    parts.slice(1).map(part => {
      const [number, ...found] = part.match(/\d+(?:\.\d+)*/g) ?? []
      return [number, found.sort().join(' ')]
    }),
  )
}
