import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANCE, type GameRecord, InputError, only, readRecord, verify } from '@pantheon/core'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import { Meter, playGame } from '../game.ts'
import { gameSeed, planOf, type Request, seatOf } from '../request.ts'
import { type Host, type SimulationRequest, simulate } from '../simulate.ts'
import { omensNamed } from './omens-named.ts'

const REQUEST: SimulationRequest = {
  game: 'omens',
  seats: 3,
  bots: ['random', 'greedy', 'random'],
  games: 200,
  seed: 'a',
}
const HERE: Host = { find: omensNamed }

let folder: string
let workerUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantheon-lab-'))
  workerUrl = join(folder, 'worker.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'omens-worker.ts')],
    outfile: workerUrl,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rm(folder, { recursive: true }))

/** A report without what depends on the clock. */
const timeless = async (request: SimulationRequest, host: Host) => {
  const { seconds: _, decisionsPerSecond: __, ...report } = await simulate(request, host)
  return report
}

describe('same seed, same games', () => {
  test('one thread and two give the same digest and the same figures', async () => {
    const alone = await timeless(REQUEST, HERE)
    expect(alone.games).toBe(200)
    expect(await timeless(REQUEST, { ...HERE, threads: 2, workerUrl })).toEqual(alone)
  })

  test('another seed gives other games', async () => {
    const [a, b] = [await simulate(REQUEST, HERE), await simulate({ ...REQUEST, seed: 'b' }, HERE)]
    expect(a.digest).not.toBe(b.digest)
  })

  test('a later stretch of a run can be played by itself', async () => {
    const logs: unknown[] = []
    const keep = (index: number, { log }: GameRecord) => logs.push([index, log])
    await simulate({ ...REQUEST, games: 6, records: keep }, HERE)
    const whole = logs.splice(0).slice(4)
    await simulate({ ...REQUEST, games: 2, from: 4, records: keep }, HERE)
    expect(logs).toEqual(whole)
  })
})

describe('the figures', () => {
  test('players move on by one seat from game to game, unless seats are fixed', () => {
    const request: Request = REQUEST
    const seats = (index: number, fixedSeats: boolean) =>
      [0, 1, 2].map(player => seatOf({ ...request, fixedSeats }, player, index))
    expect([0, 1, 2, 3].map(index => seats(index, false))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ])
    expect(seats(1, true)).toEqual([0, 1, 2])
  })

  test('they agree with a plain count over the records', async () => {
    const records: GameRecord[] = []
    const report = await simulate({ ...REQUEST, records: (_, record) => records.push(record) }, HERE)
    const wins = [0, 0, 0]
    const seatWins = [0, 0, 0]
    let decisions = 0
    let robberies = 0
    for (const [index, { log, result }] of records.entries()) {
      const ranks = result?.ranks ?? []
      const winners = ranks.filter(rank => rank === 1).length
      for (const player of [0, 1, 2]) {
        const seat = (player + index) % 3
        if (ranks[seat] !== 1) continue
        wins[player] += 1 / winners
        seatWins[seat] += 1 / winners
      }
      decisions += log.filter(([seat]) => seat !== 'chance').length
      robberies += log.filter(([, move]) => move.startsWith('rob ')).length
    }
    expect(records).toHaveLength(200)
    for (const i of [0, 1, 2]) {
      expect(report.players[i].wins).toBeCloseTo(wins[i] / 200, 12)
      expect(report.seatWins[i]).toBeCloseTo(seatWins[i] / 200, 12)
    }
    expect(report.shared).toBe(
      records.filter(({ result }) => result?.ranks.filter(rank => rank === 1).length !== 1).length / 200,
    )
    expect(report.shared).toBeGreaterThan(0)
    expect(report.length.mean).toBeCloseTo(decisions / 200, 12)
    expect(report.used.rob).toBe(robberies)
  })

  test('a shared victory is split in equal parts', async () => {
    const find = () => ({ ...omens, ranks: () => [1, 3, 1] })
    const report = await simulate({ ...REQUEST, games: 30, fixedSeats: true }, { find })
    expect(report.players.map(({ wins }) => wins)).toEqual([0.5, 0, 0.5])
    expect(report.seatWins).toEqual([0.5, 0, 0.5])
    expect(report.shared).toBe(1)
    expect(report.players[1].places).toEqual([0, 0, 1])
  })

  test('shares add up to one', async () => {
    const { players, seatWins, ended } = await simulate(REQUEST, HERE)
    const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0)
    expect(sum(players.map(({ wins }) => wins))).toBeCloseTo(1, 12)
    expect(sum(seatWins)).toBeCloseTo(1, 12)
    expect(sum(Object.values(ended))).toBeCloseTo(1, 12)
    for (const { places } of players) expect(sum(places)).toBeCloseTo(1, 12)
  })

  test('a verb or a thing that never came up is listed with 0, and an ending too', async () => {
    const { used, ended } = await simulate({ ...REQUEST, games: 1, options: { rounds: 2 } }, HERE)
    expect(Object.keys(used)).toEqual(expect.arrayContaining([...omens.moves.verbs, ...omens.things]))
    expect(Object.values(used)).toContain(0)
    expect(ended).toEqual({ tokens: 0, dusk: 1 })
  })
})

describe('a thing is used by', () => {
  const usedBy = (told: (meter: Meter) => void) => {
    const meter = new Meter(planOf(REQUEST, omensNamed))
    told(meter)
    return [...(meter.uses.find(({ name }) => name === 'six')?.times ?? [])]
  }
  const six = { key: 'shown', uses: 'six' }

  test('the seat that the event names', () => {
    const told = usedBy(meter => {
      meter.decides(0, V.pass(), only(0))
      meter.tell({ ...six, seat: 2 })
    })
    expect(told).toEqual([0, 0, 0, 1])
  })

  test('else the one who has just decided', () => {
    const told = usedBy(meter => {
      meter.decides(1, V.pass(), only(1))
      meter.reveal(six)
    })
    expect(told).toEqual([0, 0, 1, 0])
  })

  test('nobody in particular where several decided at once, or chance did', () => {
    const told = usedBy(meter => {
      meter.decides(0, V.show(5), only(0) | only(1))
      meter.decides(1, V.show(5), only(1))
      meter.reveal(six)
      meter.decides(CHANCE, V.deal(5), CHANCE)
      meter.tell(six)
    })
    expect(told).toEqual([2, 0, 0, 0])
  })
})

describe('records', () => {
  test('come in order, verify, and the digest is that of their logs', async () => {
    const overrides = { goal: 2 }
    const records: GameRecord[] = []
    const keep = (index: number, record: GameRecord) => expect(records.push(record)).toBe(index + 1)
    const request = { ...REQUEST, overrides, records: keep }
    const { digest, edition } = await simulate(request, { ...HERE, threads: 2, workerUrl })
    expect(records).toHaveLength(200)
    const hash = createHash('sha256')
    for (const [index, record] of records.entries()) {
      expect(() => verify(omens, readRecord(JSON.parse(JSON.stringify(record))))).not.toThrow()
      expect(record).toMatchObject({ edition, overrides, fair: { kind: 'seed', seed: `a/${index}` } })
      hash.update(`${JSON.stringify(record.log)}\n`)
    }
    expect(hash.digest('hex')).toBe(digest)
  })

  test('a game alone, played by its number, is the game of the run', async () => {
    const records: GameRecord[] = []
    await simulate({ ...REQUEST, games: 8, records: (_, record) => records.push(record) }, HERE)
    const plan = planOf(REQUEST, () => omens)
    const { log } = playGame(plan, 7, new Meter(plan))
    const pairs = records[7].log.map(([seat, move]) => [
      seat === 'chance' ? CHANCE : seat,
      omens.moves.parse(move),
    ])
    expect(log).toEqual(pairs.flat())
    expect(records[7].fair).toEqual({ kind: 'seed', seed: gameSeed(REQUEST, 7) })
  })
})

describe('what goes wrong is named', () => {
  const refused: [what: string, request: Partial<SimulationRequest>, message: RegExp][] = [
    ['an unknown game', { game: 'chess' }, /unknown game "chess": expected one of/],
    ['too few bots', { bots: ['random'] }, /bots: expected 3, one for each player, not 1/],
    ['an unknown bot', { bots: ['random', 'oracle', 'random'] }, /unknown bot "oracle": expected one of/],
    ['no games', { games: 0 }, /games: expected a whole number from 1 on, not 0/],
    ['a fraction of a game', { games: 1.5 }, /games: expected a whole number from 1 on, not 1.5/],
    ['a negative start', { from: -1 }, /from: expected a whole number from 0 on, not -1/],
    ['too many seats', { seats: 9 }, /omens: expected 2 to 4 seats, not 9/],
    ['an unknown option', { options: { moon: 1 } }, /unknown option "moon": expected one of: rounds/],
    ['a bad value of an option', { options: { rounds: 3 } }, /option rounds: expected one of 5, 2, not 3/],
    ['an unknown table', { overrides: { gaol: 1 } }, /omens edition.gaol: unknown; expected one of/],
    ['a bad value of a table', { overrides: { goal: 1.5 } }, /omens edition.goal: expected a whole number/],
  ]
  test.each(refused)('%s', async (_, part, message) => {
    const tried = simulate({ ...REQUEST, ...part }, HERE)
    await expect(tried).rejects.toThrow(message)
    await expect(tried).rejects.toBeInstanceOf(InputError)
  })

  test('no threads', async () => {
    await expect(simulate(REQUEST, { ...HERE, threads: 0 })).rejects.toThrow(
      'threads: expected a whole number from 1 on, not 0',
    )
  })

  test('a game past its bound: its number and seed, the same with one thread and two', async () => {
    const request = { ...REQUEST, game: 'short-omens' }
    const message = await simulate(request, HERE).catch(String)
    expect(message).toMatch(
      /^GameFailed: short-omens, game (\d+) \(seed "a\/\1"\), entry 38 of its log, .*: still no end after 37 decisions$/,
    )
    expect(message).not.toContain('game 0 ')
    expect(await simulate(request, { ...HERE, threads: 2, workerUrl }).catch(String)).toBe(message)
  })

  test('a bot that throws: which one, where, in which game', async () => {
    let asked = 0
    const evaluate = () => {
      if (++asked > 200) throw new Error('out of ideas')
      return 0
    }
    await expect(simulate(REQUEST, { find: () => ({ ...omens, evaluate }) })).rejects.toThrow(
      /^omens, game \d+ \(seed "a\/\d+"\), entry \d+ of its log, greedy at seat \d: out of ideas$/,
    )
  })

  test('a thread that cannot start', async () => {
    const broken = simulate(REQUEST, { ...HERE, threads: 2, workerUrl: join(folder, 'missing.mjs') })
    await expect(broken).rejects.toThrow(/missing\.mjs/)
  })
})
