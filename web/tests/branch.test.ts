import { legal, MoveList, over, Rng, seatsOf } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { type Entry, Plan, Table } from '@pantheon/table'
import { expect, test } from 'vitest'
import { branchOf } from '../online/branch.ts'
import { House } from '../worker/house.ts'

const NAMES = ['Ann', 'Ben']

/** A whole game of two people with phrases of their own, as a server's table plays it. */
function playedTable(): Table {
  const game = gameNamed('ephyran')
  const plan = Plan.parse({ game: game.id, places: NAMES.map(() => 'open') })
  const table = new Table({ id: 'server', game, plan, host: 'Ann', secret: 'a secret' })
  const enter = (act: Entry['act']) => table.apply({ seq: table.n + 1, at: 0, by: null, id: null, act })
  for (const [seat, name] of NAMES.entries()) {
    enter({ do: 'sit', seat, person: name, name })
    enter({ do: 'phrase', seat, phrase: `${name} was here` })
  }
  enter({ do: 'start' })
  const [rng, list] = [new Rng('branch'), new MoveList()]
  while (table.match && !over(table.match.state)) {
    const [seat] = seatsOf(table.match.state.who)
    legal(game, table.match.state, seat, list)
    enter({ do: 'move', seat, move: game.moves.format(list.at(rng.below(list.length))), bot: false })
  }
  return table
}

test('a finished game is played on from any of its decisions, with the same dice', () => {
  const table = playedTable()
  const record = table.record()
  for (const count of [0, 1, 20, record.log.length - 3]) {
    const branch = branchOf(record, count, NAMES, 1)
    if (branch === null) throw new Error('the record has its secret')
    const told: string[] = []
    const house = new House(
      gameNamed('ephyran'),
      { ask: 'open', ...branch, pace: 'once', confirm: false, language: 'en' },
      telling => told.push(telling.tell),
    )
    house.close()
    const log = house.table.match?.log ?? []
    expect(log.length).toBeGreaterThanOrEqual(count)
    expect(log).toEqual(table.match?.log.slice(0, log.length))
    expect(told).toContain('update')
  }
})
