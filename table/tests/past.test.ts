import { Rng } from '@pantheon/core'
import { Past, type Person, type ServerMessage, updateFor } from '@pantheon/table'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { Club, PEOPLE } from './club.ts'

const look = (past: Past, club: Club, n: number, person: Person): ServerMessage =>
  past.answer(club.table, { do: 'look', table: 'table', id: 'look', n }, person)

test('looking back shows each pair of eyes what they saw then, forwards and backwards', () => {
  const club = new Club(omens).start()
  const rng = new Rng('past')
  const people = [...PEOPLE, { id: 'nobody', name: '' }]
  const seen: { n: number; person: Person; view: unknown; totals: unknown }[] = []
  do {
    for (const person of people) {
      const { n, view, standing } = updateFor(club.table, person.id, 0, 0)
      seen.push({ n, person, view, totals: standing?.totals })
    }
  } while (club.round(rng))
  const past = new Past()
  for (const { n, person, view, totals } of [...seen, ...seen.toReversed()])
    expect(look(past, club, n, person)).toMatchObject({ is: 'past', n, view, totals })
})

test('before the game begins there is nothing to look back at', () => {
  expect(look(new Past(), new Club(omens), 0, PEOPLE[0])).toMatchObject({ is: 'refused', reason: 'not-now' })
})
