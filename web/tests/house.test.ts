import { type Task, type Thinker, type Thought, thoughtOn } from '@pantheon/bots'
import { legal, MoveList } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Plan } from '@pantheon/table'
import { afterEach, expect, test, vi } from 'vitest'
import { House } from '../worker/house.ts'
import type { Founded } from '../worker/messages.ts'
import { Minds } from '../worker/minds.ts'

const game = gameNamed('mytikas')

/** A thread that thinks here, but answers when it is let go. */
function held() {
  const tasks: Task[] = []
  const going: (() => void)[] = []
  const thinker: Thinker = {
    ready: async () => {},
    think: task =>
      new Promise<Thought>(resolve => {
        tasks.push(task)
        going.push(() => resolve(thoughtOn(task, game, () => true)))
      }),
    hurry: () => {},
    stop: vi.fn(),
  }
  return { thinker, tasks, go: () => going.shift()?.() }
}

const houses: House[] = []
afterEach(() => {
  for (const house of houses.splice(0)) house.close()
})

/** A person against a bot, on this device; by this secret the person begins. */
function houseOf(bot: string, minds: Minds): House {
  const plan = Plan.parse({ game: game.id, places: ['invited', { bot }], hints: true })
  const founded: Founded = { id: 'here', game: game.id, plan, secret: 'e', names: ['Ann', 'Kleon'], at: 0 }
  const open = { ask: 'open', founded, entries: [], pace: 'once', confirm: false, language: 'en' } as const
  const house = new House(game, open, () => {}, minds)
  houses.push(house)
  return house
}

const asked = (house: House) => ({ table: 'here', id: `m${house.table.n}`, seat: 0, expect: house.table.n })

/** The person plays until it is the bot's turn; gives the number of the table then. */
function playUntilTheBots(house: House): number {
  for (let i = 0; i < 40 && house.table.botTurns().length === 0; i++) {
    const move = game.moves.format(firstMove(house))
    house.receive({ ask: 'say', message: { do: 'submit', ...asked(house), move } })
  }
  expect(house.table.botTurns()).toHaveLength(1)
  return house.table.n
}

function firstMove({ table: { match } }: House): number {
  if (match === null) throw new Error('the game has not begun')
  return legal(game, match.state, 0, new MoveList()).at(0)
}

/** Time for what is to happen at once to happen. */
const moment = () => new Promise(resolve => setTimeout(resolve, 20))

/** A bot that has begun to think about its first question, in a thread. */
async function pondering(bot: string) {
  const thread = held()
  const house = houseOf(bot, new Minds(() => thread.thinker, 1))
  const n = playUntilTheBots(house)
  await vi.waitFor(() => expect(thread.tasks).toHaveLength(1))
  return { ...thread, house, n }
}

test('a bot that searches thinks in a thread, once about each question, and its answer is played', async () => {
  const { house, n, tasks, go } = await pondering('demigod')
  house.receive({ ask: 'confirm' })
  await moment()
  expect(tasks).toHaveLength(1)
  expect(house.table.n).toBe(n)
  go()
  await vi.waitFor(() => expect(house.table.n).toBeGreaterThan(n))
})

test('an answer that comes after the decision before it was taken back is dropped, and the bot thinks again when asked again', async () => {
  const { house, tasks, go } = await pondering('demigod')
  house.receive({ ask: 'say', message: { do: 'undo', ...asked(house) } })
  expect(house.table.botTurns()).toHaveLength(0)
  const { n } = house.table
  go()
  await moment()
  expect(house.table.n).toBe(n)
  const again = playUntilTheBots(house)
  await vi.waitFor(() => expect(tasks).toHaveLength(2))
  go()
  await vi.waitFor(() => expect(house.table.n).toBeGreaterThan(again))
})

test('a table that is closed ends its threads and plays no more', async () => {
  const { house, n, thinker, go } = await pondering('olympian')
  house.close()
  go()
  await moment()
  expect(thinker.stop).toHaveBeenCalled()
  expect(house.table.n).toBe(n)
})

test('a bot that does not search needs no thread', async () => {
  const hire = vi.fn()
  const house = houseOf('hero', new Minds(hire, 1))
  const n = playUntilTheBots(house)
  await vi.waitFor(() => expect(house.table.n).toBeGreaterThan(n))
  expect(hire).not.toHaveBeenCalled()
})

test('where no thread can be had, bots that search think in the house itself', async () => {
  const absent: Thinker = {
    ready: () => Promise.reject(new Error('no such thing')),
    think: () => Promise.reject(new Error('not asked')),
    hurry: () => {},
    stop: () => {},
  }
  for (const minds of [new Minds(() => absent, 2), new Minds(null)]) {
    const house = houseOf('mcts:3', minds)
    const n = playUntilTheBots(house)
    await vi.waitFor(() => expect(house.table.n).toBeGreaterThan(n))
  }
})
