import { Rng, SPECTATOR, verify } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { omens } from '@pantheon/kit/toys/omens'
import { decide, ServerMessage, Solo, storyFor, updateFor } from '@pantheon/table'
import { describe, expect, test } from 'vitest'
import { Club, PEOPLE } from './club.ts'

const [ann] = PEOPLE

describe.each([omens, ...GAMES].map(game => ({ game, id: game.id })))('$id', ({ game }) => {
  test('a game played to its end gives a record whose chance anyone can recompute', () => {
    const club = new Club(game).start()
    const rng = new Rng(`table/${game.id}`)
    expect(updateFor(club.table, 'ann', 0, 0).fair.secret).toBeNull()
    expect(() => club.table.record()).toThrow('not over')
    while (club.round(rng)) {}
    const record = JSON.parse(JSON.stringify(club.table.record()))
    expect(record.fair).toMatchObject({ kind: 'committed', commitment: club.table.commitment })
    expect(verify(game, record).state.ended).toBe(club.table.match?.state.ended)
    record.fair.phrases[0] = 'another phrase'
    expect(() => verify(game, record)).toThrow('chance gave')
    const { result, fair } = updateFor(club.table, 'nobody', 0, 0)
    expect(result?.ranks).toEqual(record.result.ranks)
    expect(fair.secret).toBe('a secret')
  })

  test('updates keep to the protocol, and what was told in pieces is what is told at once', () => {
    const club = new Club(game).start()
    const rng = new Rng(`pieces/${game.id}`)
    const eyes = [SPECTATOR, ...club.table.chairs.keys()]
    const pieces = eyes.map(eye => storyFor(club.table, eye, 0))
    let told = club.table.n
    for (let i = 0; i < 40 && club.table.status === 'playing'; i++) {
      club.round(rng)
      for (const [i, eye] of eyes.entries()) pieces[i].push(...storyFor(club.table, eye, told))
      told = club.table.n
      const update = updateFor(club.table, PEOPLE[i % club.table.chairs.length].id, told, club.now)
      expect(ServerMessage.parse(JSON.parse(JSON.stringify(update)))).toEqual(
        JSON.parse(JSON.stringify(update)),
      )
    }
    expect(eyes.map(eye => storyFor(club.table, eye, 0))).toEqual(pieces)
  })

  test('nothing in an update depends on what its seat cannot know', () => {
    const club = new Club(game).start()
    const rng = new Rng(`guess/${game.id}`)
    for (let i = 0; i < 60 && club.round(rng); i++) {
      const { match } = club.table
      if (match === null || club.table.status !== 'playing') break
      const seat = i % club.table.chairs.length
      const { id } = PEOPLE[seat]
      const real = match.state
      const seen = JSON.stringify(updateFor(club.table, id, club.table.n, 0))
      match.state = match.game.guess(real, seat, rng)
      const guessed = JSON.stringify(updateFor(club.table, id, club.table.n, 0))
      match.state = real
      expect(guessed).toBe(seen)
    }
  })

  test('one person plays a whole game against bots without a server', () => {
    const places = ['open', ...Array.from({ length: game.seats[1] - 1 }, () => ({ bot: 'random' }))] as const
    const club = new Club(game, { places: [...places] })
    const kept: unknown[] = []
    const sent: ServerMessage[] = []
    const around = {
      send: (m: ServerMessage) => sent.push(m),
      keep: (e: unknown) => kept.push(e),
      now: () => 0,
    }
    const solo = new Solo(club.table.founding, ann, around)
    const ask = (message: object) => solo.receive({ table: 'table', id: `r${sent.length}`, ...message })
    ask({ do: 'sit' })
    ask({ do: 'start' })
    for (let i = 0; i < 400 && solo.table.status === 'playing'; i++) {
      while (solo.step()) {}
      const { match } = solo.table
      if (match === null || solo.table.status !== 'playing') break
      const move = decide(match.game, match.state, { seat: 0, level: 'random', seed: `${i}` })
      ask({ do: 'submit', seat: 0, move: match.game.moves.format(move), expect: solo.table.n })
    }
    const refused = sent.filter(message => message.is === 'refused')
    expect(refused).toEqual([])
    expect(kept).toHaveLength(solo.table.n)
    const updates = sent.filter(message => message.is === 'update')
    expect(updates.map(update => update.n)).toEqual(kept.map((_, i) => i + 1))
  })
})

test('a solo table refuses what is not a message, and another table', () => {
  const club = new Club(omens)
  const sent: ServerMessage[] = []
  const around = { send: (m: ServerMessage) => sent.push(m), keep: () => {}, now: () => 0 }
  const solo = new Solo(club.table.founding, ann, around)
  for (const raw of [null, 7, 'sit', {}, { do: 'sit', table: 'table' }, { do: 'follow', table: 'elsewhere' }])
    solo.receive(raw)
  expect(sent.map(message => message.is === 'refused' && message.reason)).toEqual([
    ...new Array(5).fill('malformed'),
    'unknown-table',
  ])
})
