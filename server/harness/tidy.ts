import type { Game } from '@pantheon/core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Config } from '../config.ts'
import type { Running } from '../server.ts'
import { buildProgram, Child } from './child.ts'
import { testServer } from './club.ts'
import { freePort } from './postgres.ts'
import { type Place, Places } from './stores.ts'
import { Storm } from './storm.ts'

/** The stores of a file of tests that start the program itself, which is built first. */
export function programPlaces(): Places {
  const places = new Places()
  beforeAll(async () => {
    buildProgram()
    await places.open()
  }, 120_000)
  afterAll(() => places.close(), 60_000)
  return places
}

/** What a test starts, ended with it however it went: a server or a storm left behind would disturb all others. */
export function tidy() {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  return {
    /** The program in a process of its own, ready. */
    async child(place: Place, env: Record<string, string> = {}): Promise<Child> {
      const child = new Child(await freePort(), place, env)
      ends.push(() => child.kill())
      await child.start()
      return child
    },
    /** A server in this process. */
    async server(place: Place, more: Partial<Config> = {}, games?: readonly Game[]): Promise<Running> {
      const server = await testServer(place, more, games)
      ends.push(() => server.close())
      return server
    },
    /** People who play at some tables, at one or several servers. */
    async storm(tables: number, ports: readonly number[]): Promise<Storm> {
      const storm = new Storm('mytikas', 2)
      ends.push(() => storm.end())
      await storm.gather(tables, ports)
      return storm
    },
  }
}
