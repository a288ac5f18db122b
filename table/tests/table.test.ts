import { type Language, legal, MoveList, Rng, seatsOf, verify } from '@pantheon/core'
import { omens } from '@pantheon/kit/toys/omens'
import { tictactoe } from '@pantheon/kit/toys/tictactoe'
import { type Outcome, Table, updateFor } from '@pantheon/table'
import { describe, expect, test } from 'vitest'
import { Club, PEOPLE } from './club.ts'

const [ann, ben, cleo] = PEOPLE
const refusedFor = (reason: string) => expect.objectContaining({ kind: 'refused', reason })
const said = (outcome: Outcome, language: Language = 'en') =>
  outcome.kind === 'refused' ? outcome.text(language) : ''

describe('seats', () => {
  test('a person sits down once, in a free seat, and before the start', () => {
    const club = new Club(tictactoe)
    expect(club.ask(ann, { do: 'sit', seat: 1 }).kind).toBe('done')
    expect(club.ask(ann, { do: 'sit' })).toEqual(refusedFor('not-now'))
    expect(club.ask(ben, { do: 'sit', seat: 1 })).toEqual(refusedFor('not-now'))
    expect(club.ask(ben, { do: 'sit' }).kind).toBe('done')
    const late = club.ask(cleo, { do: 'sit' })
    expect(late).toEqual(refusedFor('not-now'))
    expect([said(late), said(late, 'fr')]).toEqual(['No seat is free.', 'Aucune place n’est libre.'])
    expect(club.ask(ann, { do: 'start' }).kind).toBe('done')
    expect(club.ask(ben, { do: 'leave', seat: 0 }).kind).toBe('done')
    expect(club.table.seatOf('ben')).toBe(0)
  })

  test('a seat for someone invited needs the invitation', () => {
    const club = new Club(tictactoe, { places: ['open', 'invited'] })
    club.ask(ann, { do: 'sit' })
    expect(club.ask(ben, { do: 'sit', seat: 1 })).toEqual(refusedFor('not-invited'))
    expect(club.ask(ben, { do: 'sit', seat: 1 }, true).kind).toBe('done')
  })

  test('only the host starts the game, and only when no seat is free', () => {
    const club = new Club(tictactoe)
    club.ask(ann, { do: 'sit' })
    expect(club.ask(ann, { do: 'start' })).toEqual(refusedFor('not-now'))
    club.ask(ben, { do: 'sit' })
    expect(club.ask(ben, { do: 'start' })).toEqual(refusedFor('not-yours'))
    expect(club.ask(ann, { do: 'start' }).kind).toBe('done')
    expect(club.ask(ann, { do: 'start' })).toEqual(refusedFor('not-now'))
  })

  test('a bot has a name that nobody else at the table has; a free seat has none', () => {
    const club = new Club(tictactoe)
    club.ask({ id: 'namesake', name: 'Kleon' }, { do: 'sit', seat: 0 })
    expect(club.table.chairs[1].name).toBe('')
    for (const bot of ['random', 'greedy']) club.ask(ann, { do: 'place', seat: 1, place: { bot } })
    expect(club.table.chairs.map(({ name }) => name)).toEqual(['Kleon', 'Kleon 2'])
  })

  test('the host gives a free seat to a bot of a level that exists, never a seat that is taken', () => {
    const club = new Club(tictactoe)
    club.ask(ben, { do: 'sit', seat: 0 })
    expect(club.ask(ann, { do: 'place', seat: 0, place: { bot: 'greedy' } })).toEqual(refusedFor('not-now'))
    expect(club.ask(ann, { do: 'place', seat: 1, place: { bot: 'no such' } })).toEqual(
      refusedFor('malformed'),
    )
    expect(club.ask(ben, { do: 'place', seat: 1, place: 'open' })).toEqual(refusedFor('not-yours'))
    expect(club.ask(ann, { do: 'place', seat: 1, place: { bot: 'greedy' } }).kind).toBe('done')
    expect(club.ask(ann, { do: 'start' }).kind).toBe('done')
  })

  test('two players of one name are told apart', () => {
    const club = new Club(tictactoe)
    club.ask(ann, { do: 'sit' })
    club.ask({ id: 'other', name: 'Ann' }, { do: 'sit' })
    expect(club.table.chairs.map(chair => chair.name)).toEqual(['Ann', 'Ann 2'])
  })
})

describe('moves', () => {
  const playing = () => new Club(tictactoe).start()
  const corner = { do: 'submit', seat: 0, move: 'mark 1' } as const

  test('only the holder of a seat moves it', () => {
    const club = playing()
    expect(club.ask(ben, { ...corner, expect: club.table.n })).toEqual(refusedFor('not-yours'))
    expect(club.ask(cleo, { ...corner, expect: club.table.n })).toEqual(refusedFor('not-yours'))
    expect(club.ask(ann, { ...corner, expect: club.table.n }).kind).toBe('done')
  })

  test('the same request twice is done once and answered twice', () => {
    const club = playing()
    const request = { ...corner, expect: club.table.n, id: 'again' }
    expect(club.ask(ann, request).kind).toBe('done')
    const n = club.table.n
    expect(club.ask(ann, request)).toEqual({ kind: 'again', n })
    expect(club.table.n).toBe(n)
  })

  test('one person cannot use up another’s request name', () => {
    const club = playing()
    club.ask(ann, { ...corner, expect: club.table.n, id: 'x' })
    const reply = { do: 'submit', seat: 1, move: 'mark 2', expect: club.table.n, id: 'x' } as const
    expect(club.ask(ben, reply).kind).toBe('done')
  })

  test('a move on an old position is refused; talk in between does not make a position old', () => {
    const club = playing()
    const old = club.table.n
    club.ask(ben, { do: 'chat', text: 'hello' })
    expect(club.ask(ann, { ...corner, expect: old }).kind).toBe('done')
    const reply = { do: 'submit', seat: 1, move: 'mark 2', expect: old } as const
    expect(club.ask(ben, reply)).toEqual(refusedFor('stale'))
    expect(club.ask(ben, { ...reply, expect: club.table.n + 5 })).toEqual(refusedFor('stale'))
  })

  test('a move the rules forbid is refused with the rule; nonsense is refused with what was expected', () => {
    const club = playing()
    club.ask(ann, { ...corner, expect: club.table.n })
    const taken = club.ask(ben, { do: 'submit', seat: 1, move: 'mark 1', expect: club.table.n })
    expect(taken).toMatchObject({ kind: 'refused', reason: 'illegal' })
    const nonsense = club.ask(ben, { do: 'submit', seat: 1, move: 'dance', expect: club.table.n })
    expect(nonsense).toMatchObject({ reason: 'illegal' })
    expect(said(nonsense)).toContain('mark')
    const early = club.ask(ann, { do: 'submit', seat: 0, move: 'mark 3', expect: club.table.n })
    expect(early).toEqual(refusedFor('not-now'))
  })

  test('where several decide at once, one’s pick does not make the others’ question old', () => {
    const club = new Club(omens).start()
    const { match, n } = club.table
    const moves = (seat: number) => updateFor(club.table, PEOPLE[seat].id, 0, 0).moves.map(({ move }) => move)
    expect(match?.state.who).toBe(0b1111)
    for (const seat of [2, 0, 1, 3])
      expect(club.ask(PEOPLE[seat], { do: 'submit', seat, move: moves(seat)[0], expect: n }).kind).toBe(
        'done',
      )
  })
})

describe('taking back', () => {
  test('the last decision is taken back and made after all; it leaves and returns to the story', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'submit', seat: 0, move: 'mark 1', expect: club.table.n })
    const moved = club.table.n
    expect(club.ask(ben, { do: 'undo', seat: 1, expect: moved })).toEqual(refusedFor('not-allowed'))
    expect(club.ask(ann, { do: 'undo', seat: 0, expect: moved }).kind).toBe('done')
    const seen = updateFor(club.table, 'ben', moved, 0)
    expect(seen.dropped).toEqual([moved])
    expect(seen.story.map(told => told.text)).toEqual(['Ann took a decision back.'])
    const lu = updateFor(club.table, 'ben', moved, 0, 'fr')
    expect(lu.story.map(told => told.text)).toEqual(['Ann reprend une décision.'])
    expect(club.ask(ann, { do: 'redo', seat: 0, expect: club.table.n }).kind).toBe('done')
    expect(club.ask(ann, { do: 'redo', seat: 0, expect: club.table.n })).toEqual(refusedFor('not-allowed'))
    expect(club.table.match?.log).toHaveLength(1)
  })

  test('another decision forgets what could have been made after all', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'submit', seat: 0, move: 'mark 1', expect: club.table.n })
    club.ask(ann, { do: 'undo', seat: 0, expect: club.table.n })
    club.ask(ann, { do: 'submit', seat: 0, move: 'mark 5', expect: club.table.n })
    expect(club.ask(ann, { do: 'redo', seat: 0, expect: club.table.n })).toEqual(refusedFor('not-allowed'))
  })

  test('what a bot decided for someone away is not theirs to take back', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'leave', seat: 0 })
    const [turn] = club.table.botTurns()
    club.table.botMoves(turn.seat, 0, turn.asked, club.now)
    club.ask(ann, { do: 'back', seat: 0 })
    expect(club.ask(ann, { do: 'undo', seat: 0, expect: club.table.n })).toEqual(refusedFor('not-allowed'))
  })
})

describe('leaving', () => {
  test('a bot plays for who leaves and hands the seat back on return', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'leave', seat: 0 })
    expect(club.table.botTurns()).toMatchObject([{ seat: 0, level: 'greedy' }])
    const move = { do: 'submit', seat: 0, move: 'mark 1', expect: club.table.n } as const
    expect(club.ask(ann, move)).toEqual(refusedFor('not-now'))
    expect(updateFor(club.table, 'ann', 0, 0).moves).toEqual([])
    club.ask(ann, { do: 'back', seat: 0 })
    expect(club.table.botTurns()).toEqual([])
    expect(club.ask(ann, { ...move, expect: club.table.n }).kind).toBe('done')
  })

  test('who resigns stays resigned', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'resign', seat: 0 })
    expect(club.ask(ann, { do: 'back', seat: 0 })).toEqual(refusedFor('not-now'))
    expect(club.table.botTurns()).toMatchObject([{ seat: 0 }])
  })

  test('a resignation stands in the record, which verifies; and it takes the chance to redo away', () => {
    const club = new Club(omens).start()
    const rng = new Rng('resign')
    club.round(rng)
    club.ask(ann, { do: 'resign', seat: 0 })
    expect(club.table.taken).toEqual([])
    expect(updateFor(club.table, ann.id, 0, 0).story.at(-1)?.text).toContain('resigned')
    while (club.table.status === 'playing') {
      for (const { seat, asked } of club.table.botTurns()) {
        const { match } = club.table
        const moves = match && legal(match.game, match.state, seat, new MoveList())
        club.table.botMoves(seat, moves?.at(0) ?? 0, asked, club.now)
      }
      for (const seat of seatsOf(club.table.match?.state.who ?? 0)) if (seat > 0) club.move(seat, rng)
    }
    const record = club.table.record()
    expect(record.log).toContainEqual([0, 'leaves'])
    expect(verify(omens, record).state.ended).toBe(record.result?.ended)
  })

  test('a bot’s answer to a question that is gone is not played', () => {
    const club = new Club(tictactoe).start()
    club.ask(ann, { do: 'leave', seat: 0 })
    const [turn] = club.table.botTurns()
    club.ask(ann, { do: 'back', seat: 0 })
    expect(club.table.botMoves(turn.seat, 0, turn.asked, club.now)).toBeNull()
  })
})

describe('the log', () => {
  test('a table made again from its log is the same table, after every entry', () => {
    const club = new Club(omens).start()
    const rng = new Rng('log')
    while (club.round(rng)) if (rng.below(5) === 0) club.ask(ann, { do: 'chat', text: 'well' })
    const entries = JSON.parse(JSON.stringify(club.entries))
    const again = Table.from(club.table.founding, entries)
    for (const person of [...PEOPLE, { id: 'nobody', name: '' }])
      expect(updateFor(again, person.id, 0, 0)).toEqual(updateFor(club.table, person.id, 0, 0))
  })

  test('an entry that does not follow is refused', () => {
    const club = new Club(tictactoe).start()
    const again = new Table(club.table.founding)
    expect(() => again.apply(club.entries[1])).toThrow('entry 2 does not follow entry 0')
  })

  test('an entry that the rules no longer allow names its move', () => {
    const club = new Club(tictactoe).start()
    const wrong = { do: 'move', seat: 1, move: 'mark 1', bot: false } as const
    const entry = { seq: club.table.n + 1, at: 0, by: null, id: null, act: wrong }
    expect(() => club.table.apply(entry)).toThrow('seat 1 may not "mark 1"')
  })

  test('a host’s clock that is set back does not set the log back', () => {
    const club = new Club(tictactoe).start()
    club.now = 10
    club.ask(ann, { do: 'chat', text: 'early' })
    expect(club.entries.at(-1)?.at).toBe(1_000)
  })
})
