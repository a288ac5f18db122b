import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { jsonOf, pantheon, scratch } from './program.ts'

describe('analyse', () => {
  const record = fileURLToPath(new URL('../../games/godolympics/records/finish.json', import.meta.url))

  test('every decision with a choice has its chances before and after, which add up to one, and its best move', () => {
    const { game, seats, moments } = jsonOf(['analyse', record, '--budget', '4', '--json'])
    expect([game, seats]).toEqual(['godolympics', JSON.parse(readFileSync(record, 'utf8')).seats])
    expect(moments.length).toBeGreaterThan(10)
    for (const { before, after, best, played, loss } of moments) {
      for (const chances of [before, after])
        expect(chances.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(1)
      for (const { move } of [best, played]) expect(move).toMatch(/^[a-z]/)
      expect(loss).toBeGreaterThanOrEqual(0)
    }
  })

  test('the same record and budget give the same analysis', () => {
    const run = () => jsonOf(['analyse', record, '--budget', '3', '--json'])
    expect(run()).toEqual(run())
  })

  test('as a page it has a plot, and the text is printed all the same', () => {
    const page = join(scratch(), 'analysis.html')
    const { status, stdout } = pantheon(['analyse', record, '--budget', '2', '--html', page])
    expect(status).toBe(0)
    expect(stdout).toContain('Godolympics')
    expect(readFileSync(page, 'utf8')).toMatch(/<svg[\s\S]*<\/svg>/)
  })

  test('a budget that is none is bad use, a record that is not there an error', () => {
    expect(pantheon(['analyse', record, '--budget', 'much'])).toMatchObject({ status: 2, stdout: '' })
    const { status, stderr } = pantheon(['analyse', '/no/such.json'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/cannot read .*no such file/)
  })
})

describe('ladder', () => {
  const LADDER = ['ladder', 'godolympics', '--games', '3', '--seed', 'a', '--threads', '2']

  test('every pair plays with rotated seats; the strongest comes first, with its interval', () => {
    const { seats, games, rungs, duels } = jsonOf([...LADDER, '--bots', 'random,mortal,hero', '--json'])
    expect([seats, games]).toEqual([2, 12])
    expect(rungs.map(({ games }: { games: number }) => games)).toEqual([8, 8, 8])
    const elos = rungs.map(({ elo }: { elo: number }) => elo)
    expect(elos).toEqual(elos.toSorted((a: number, b: number) => b - a))
    for (const { elo, ci } of rungs) {
      expect(elo).toBeGreaterThanOrEqual(ci[0])
      expect(elo).toBeLessThanOrEqual(ci[1])
    }
    expect(duels).toHaveLength(3)
  })

  test('in words it is a table that can stand in a page', () => {
    const { status, stdout } = pantheon([...LADDER, '--bots', 'random,hero'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^World of Mythology: Godolympics · 2 seats · 4 games · seed a/)
    expect(stdout).toContain('| bot | Elo |')
    expect(stdout).toMatch(/\| (hero ahead of random|random ahead of hero) \|/)
  })

  test('a bot named twice, an unknown one, or too few for a table are refused in one line', () => {
    for (const [bots, message] of [
      ['hero,hero', /a bot is named twice: hero, hero/],
      ['hero,hal', /unknown bot "hal"/],
      ['hero', /1 bots cannot fill a table of 2/],
    ] as const) {
      const { status, stderr } = pantheon([...LADDER, '--bots', bots])
      expect(stderr).toMatch(message)
      expect(status).toBe(1)
    }
  })
})
