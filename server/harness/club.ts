import type { Game } from '@pantheon/core'
import type { Plan } from '@pantheon/table'
import { type Config, configure, LIMITS } from '../config.ts'
import { type Running, serve } from '../server.ts'
import { Client } from './client.ts'
import { ALL_GAMES } from './games.ts'
import type { Place } from './stores.ts'
import { builtBotWorker } from './worker.ts'

let worker: URL | null = null

/** Limits that a test's programs do not meet by accident. */
export const WIDE = {
  ...LIMITS,
  requests: { rate: 1e6, burst: 1e6 },
  makings: { rate: 1e6, burst: 1e6 },
  signIns: { rate: 1e6, burst: 1e6 },
  messages: { rate: 1e6, burst: 1e6 },
  socketsPerAddress: 1e6,
}

/** A server in this process, quiet and in haste. */
export function testServer(
  place: Place,
  more: Partial<Config> = {},
  games: readonly Game[] = ALL_GAMES,
): Promise<Running> {
  worker ??= builtBotWorker()
  const config = configure({
    botWorker: worker,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    limits: WIDE,
    bots: { threads: 1, limitMs: 5_000, paceMs: 0 },
    ...place,
    ...more,
  })
  return serve(config, games)
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dion', 'Eos']

/** A table where people sit at each open place and look at it; the first is the host, and has started the game. */
export async function party(port: number, plan: Partial<Plan> & Pick<Plan, 'game' | 'places'>) {
  const people = await Promise.all(
    plan.places.filter(place => place === 'open').map((_, i) => Client.guest(port, NAMES[i])),
  )
  const [host] = people
  const { id, invite } = await host.makeTable(plan)
  for (const [seat, person] of people.entries()) {
    await person.connect()
    await person.follow(id, 0, invite)
    await person.ask({ do: 'sit', table: id, seat: seats(plan.places)[seat], invite })
  }
  await host.ask({ do: 'start', table: id })
  await until(() => people.every(person => person.updates.get(id)?.status === 'playing'))
  return { id, invite, people }
}

const seats = (places: Plan['places']): number[] =>
  places.flatMap((place, seat) => (place === 'open' ? [seat] : []))

/** Waits until something is so. */
export async function until(so: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`not so within ${ms} ms: ${so}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Plays the first legal move of whoever must act, until the game is over or `enough` says so. */
export async function playOn(id: string, people: readonly Client[], enough = () => false): Promise<void> {
  const latest = () => Math.max(...people.map(person => person.updates.get(id)?.n ?? 0))
  while (!enough()) {
    if (people.every(person => person.updates.get(id)?.status === 'over')) return
    const actor = people.find(person => {
      const update = person.updates.get(id)
      return update && update.n === latest() && update.moves.length > 0
    })
    if (actor === undefined) {
      await new Promise(resolve => setTimeout(resolve, 2))
      continue
    }
    const { n, seat, moves } = actor.updates.get(id) ?? { n: 0, seat: 0, moves: [] }
    const move = moves[(n * 7) % moves.length].move
    await actor.ask({ do: 'submit', table: id, expect: n, seat: seat ?? 0, move })
  }
}
