import { committed, legal, lowest, Match, MoveList } from '@pantheon/core'
import { GAMES, gameNamed } from '@pantheon/games'
import { expect, test } from 'vitest'
import { light } from '../../games/mytikas/board/lights.ts'
import { POSTERS } from '../home/games.ts'
import { beatAt, decisionsOf, progress } from '../tutorial/lesson.ts'
import { script } from '../tutorial/mytikas.ts'
import { scriptFor } from '../tutorial/scripts.ts'
import { awaitsConfirmation, scripted } from '../worker/turn.ts'

const seats = script.bots.length + 1
const begin = () =>
  new Match(gameNamed(script.game), { seats }, committed(script.secret, Array(seats).fill('')))

test('Mytikas: every decision of the tutorial is legal, made by whom the script says, and the last is the learner’s', () => {
  const match = begin()
  const list = new MoveList()
  for (const [i, { by, move }] of script.beats.entries()) {
    const seat = lowest(match.state.who)
    expect([i, seat === 0 ? 'you' : 'bot']).toEqual([i, by])
    if (move === null) {
      expect(legal(match.game, match.state, seat, list).length).toBeGreaterThan(1)
      expect(i).toBe(script.beats.length - 1)
    } else expect([i, match.submit(seat, match.game.moves.parse(move))]).toEqual([i, null])
  }
})

test('Mytikas: every move asked of the learner lights the thing the page points at, or stands beside the prompt', () => {
  const beside = new Set(['tray', 'score'])
  for (const beat of script.beats) {
    if (beat.by === 'bot' || beat.move === null) continue
    const { lights, rest } = light([{ move: beat.move, text: '' }], { key: 'ask.follow', area: 2 })
    const at = beat.pages[beat.pages.length - 1].at
    const places = [...lights.keys()]
    expect([beat.move, places.includes(at) || (rest.length > 0 && beside.has(at))]).toEqual([beat.move, true])
  }
})

test('a tutorial is read in about two minutes, in English and in French', () => {
  const pages = script.beats.flatMap(beat => (beat.by === 'you' ? beat.pages : []))
  for (const language of ['en', 'fr'] as const) {
    const words = pages.map(({ say }) => say[language].split(/\s+/).length).reduce((a, b) => a + b, 0)
    expect(words).toBeGreaterThan(250)
    expect(words).toBeLessThan(550)
  }
})

test('a game whose poster says that it can be learned has a script, and no other', async () => {
  for (const { id, taught } of POSTERS)
    expect([id, (await scriptFor(id)) !== null]).toEqual([id, taught === true])
  expect(GAMES.length).toBe(POSTERS.length)
})

test('a table stands at the beat its number says, and the learner sees how far they have come', () => {
  expect(beatAt(script, 2)).toBe(script.beats[0])
  expect(beatAt(script, 2 + script.beats.length)).toBeUndefined()
  expect(progress(script, 2)).toEqual({ done: 0, of: script.beats.filter(({ by }) => by === 'you').length })
})

test('bots keep to the script as long as the learner does, and play freely afterwards', () => {
  const match = begin()
  const decisions = decisionsOf(script)
  const say = (move: number | null) => (move === null ? null : match.game.moves.format(move))
  match.submit(0, match.game.moves.parse(decisions[0]))
  expect(say(scripted(match, decisions))).toBe(decisions[1])
  const other = begin()
  other.submit(0, other.game.moves.parse('favor hades'))
  expect(scripted(other, decisions)).toBeNull()
})

test('a turn of several decisions waits for a word, a single answer and a word that ends the turn do not', () => {
  const match = begin()
  const decide = (...moves: string[]) => {
    for (const move of moves) match.submit(lowest(match.state.who), match.game.moves.parse(move))
  }
  decide('favor demeter')
  expect(awaitsConfirmation(match, 0)).toBe(false)
  decide('favor poseidon', 'favor zeus', 'go demeter-day', 'produce 2', 'follow demeter day')
  expect(awaitsConfirmation(match, 0)).toBe(false)
  decide('produce 2')
  expect(awaitsConfirmation(match, 0)).toBe(true)
  decide('go zeus-day', 'produce 3', 'pass', 'go hades-day', 'up stone 1', 'done', 'end')
  expect(awaitsConfirmation(match, 0)).toBe(false)
})
