import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonOf, pantheon, scratch, startPantheon } from './program.ts'

test('games lists every game with its id, title, seats, options and rules', () => {
  const games = jsonOf(['games', '--json'])
  const mytikas = games.find((game: { id: string }) => game.id === 'mytikas')
  expect(mytikas).toMatchObject({ title: 'Mytikas', seats: [2, 4] })
  for (const game of games) {
    expect(Object.keys(game)).toEqual(['id', 'title', 'seats', 'options', 'rules'])
    for (const option of Object.values(game.options))
      expect(Object.keys(option as object)).toEqual(['values', 'text'])
  }
  expect(pantheon(['games']).stdout).toContain('mytikas')
})

test.each([
  ['an unknown command', ['conquer']],
  ['no command', []],
  ['an unknown flag', ['games', '--jsno']],
  ['a missing argument', ['play']],
  ['an argument too many', ['games', 'mytikas']],
  ['a number that is none', ['play', 'mytikas', '--seats', 'two']],
  ['options that are not JSON', ['play', 'mytikas', '--options', 'deal=two']],
  ['a flag that is required', ['simulate', 'mytikas', '--seats', '2']],
])('%s is bad use: exit 2, the usage on stderr, nothing on stdout', (_, args) => {
  const { status, stdout, stderr } = pantheon(args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr.toLowerCase()).toContain('usage: pantheon')
})

const SIMULATE = ['simulate', 'mytikas', '--games', '4', '--seed', 's']
test.each([
  ['an unknown game', ['play', 'chess'], /unknown game "chess": expected one of .*mytikas/],
  ['an unknown bot', [...SIMULATE, '--seats', '2', '--bots', 'random,hal'], /unknown bot "hal"/],
  ['too few bots', [...SIMULATE, '--seats', '3', '--bots', 'random,random'], /expected 3/],
  ['too many seats', [...SIMULATE, '--seats', '5', '--bots', 'random'], /expected 2 to 4 seats, not 5/],
  ['an unknown option', ['play', 'mytikas', '--options', '{"moon":1}'], /unknown option "moon"/],
  ['a missing edition', ['play', 'mytikas', '--edition', '/no/such.json'], /cannot read .*no such file/],
  ['a record that is not there', ['verify', '/no/such.json'], /cannot read .*no such file/],
  ['a seat too many in play', ['play', 'mytikas', '--seats', '9'], /expected 2 to 4 seats/],
  ['more bots than seats', ['play', 'mytikas', '--seats', '2', '--bots', 'a,b,c'], /3 names for 2 seats/],
])('%s: exit 1 with one line that says what was expected', (_, args, message) => {
  const { status, stdout, stderr } = pantheon(args)
  expect(stderr).toMatch(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
  expect(stdout).toBe('')
})

test('help and version go to stdout with exit 0, and help names every command', () => {
  const help = pantheon(['--help'])
  expect(help.status).toBe(0)
  for (const name of ['games', 'play', 'simulate', 'replay', 'verify', 'env', 'bench', 'soak'])
    expect(help.stdout).toContain(`\n  ${name} `)
  expect(pantheon(['play', '--help']).stdout).toContain('--bots')
  expect(pantheon(['--version'])).toMatchObject({ status: 0, stdout: '0.1.0\n' })
})

test('a reader that has seen enough is no error', async () => {
  const child = startPantheon(['replay', recordOfOneGame(), '--json'])
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  await once(child, 'close')
  expect(said).toBe('')
})

function recordOfOneGame(): string {
  const folder = scratch()
  jsonOf([
    ...SIMULATE.slice(0, 2),
    '--games',
    '1',
    '--seed',
    'r',
    '--seats',
    '2',
    '--bots',
    'random',
    '--records',
    folder,
    '--json',
  ])
  return join(folder, '0.json')
}

test('simulate reports as agreed, the same whatever the number of threads', () => {
  const args = [...SIMULATE.slice(0, 2), '--games', '3', '--seed', 'x', '--seats', '3', '--json']
  args.push('--bots', 'greedy,random,random')
  const one = jsonOf([...args, '--threads', '1'])
  const two = jsonOf([...args, '--threads', '2'])
  expect(one).toMatchObject({ game: 'mytikas', seats: 3, games: 3, seed: 'x' })
  expect(one.players.map((player: { bot: string }) => player.bot)).toEqual(['greedy', 'random', 'random'])
  for (const { wins, ci, score } of one.players) {
    expect(ci).toHaveLength(2)
    expect(ci[0]).toBeLessThan(wins + 1e-9)
    expect(ci[1]).toBeGreaterThan(wins - 1e-9)
    expect(score).toMatchObject({
      mean: expect.any(Number),
      p10: expect.any(Number),
      p50: expect.any(Number),
      p90: expect.any(Number),
    })
  }
  const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0)
  expect(sum(one.players.map((player: { wins: number }) => player.wins))).toBeCloseTo(1)
  expect(sum(one.seatWins)).toBeCloseTo(1)
  expect(sum(Object.values(one.ended))).toBeCloseTo(1)
  expect(one.length).toMatchObject({
    mean: expect.any(Number),
    p10: expect.any(Number),
    p50: expect.any(Number),
    p90: expect.any(Number),
  })
  expect(sum(Object.values(one.used))).toBeGreaterThan(0)
  expect(one.decisionsPerSecond).toBeGreaterThan(0)
  expect(one.digest).toMatch(/^[0-9a-f]{64}$/)
  const timeless = ({ decisionsPerSecond: _, seconds: __, ...rest }: Record<string, unknown>) => rest
  expect(timeless(two)).toEqual(timeless(one))
})

test('the same seed gives the same games, another seed others', () => {
  const digest = (seed: string) =>
    jsonOf([
      'simulate',
      'mytikas',
      '--seats',
      '2',
      '--bots',
      'random',
      '--games',
      '2',
      '--seed',
      seed,
      '--json',
    ]).digest
  expect(digest('a')).toBe(digest('a'))
  expect(digest('b')).not.toBe(digest('a'))
})

test('simulate writes a record of every game, each of which verifies, and a report', () => {
  const folder = scratch()
  const page = join(folder, 'report.html')
  const { status, stdout } = pantheon([
    ...SIMULATE,
    '--seats',
    '2',
    '--bots',
    'random',
    '--fixed-seats',
    '--options',
    '{"deal":"two"}',
    '--records',
    join(folder, 'records'),
    '--report',
    page,
  ])
  expect(status).toBe(0)
  expect(stdout).toContain('Mytikas')
  expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i)
  const records = readdirSync(join(folder, 'records'))
  expect(records).toHaveLength(4)
  for (const name of records) {
    const path = join(folder, 'records', name)
    expect(JSON.parse(readFileSync(path, 'utf8')).options).toEqual({ deal: 'two' })
    expect(pantheon(['verify', path]).status).toBe(0)
  }
})

test('a report that cannot be written is refused before the first game, and nothing is left behind', () => {
  const page = '/no/such/folder/report.html'
  const { status, stderr } = pantheon([...SIMULATE, '--seats', '2', '--bots', 'random', '--report', page])
  expect(status).toBe(1)
  expect(stderr).toMatch(/cannot write .*report.html: no such file or folder/)
  expect(existsSync(page)).toBe(false)
})
