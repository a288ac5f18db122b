import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Game, Rng } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { omens } from '@pantheon/kit/toys/omens'
import { expect, test } from 'vitest'
import { serveLines } from '../env/lines.ts'
import { type Answer, session } from '../env/session.ts'
import { pantheon, startPantheon } from './program.ts'

/** A session that takes requests as objects. */
function open(game: Game) {
  const answer = session(game)
  return (cmd: string, fields: object = {}): Answer => answer(JSON.stringify({ cmd, ...fields }))
}

const toy = omens as Game
const first = (answer: Answer): string => (answer.moves as string[])[0]

test('with chance on auto the host plays it, and the answers tell its events and who may see them', () => {
  const send = open(toy)
  const begun = send('reset', { seats: 2, seed: 'a', options: { rounds: 2 } })
  expect(begun.who).toEqual([0, 1])
  expect(begun.events).toHaveLength(4)
  expect((begun.events as object[])[0]).toEqual({
    key: 'dealt',
    seat: 0,
    card: expect.any(Number),
    seen: [0],
  })
  send('play', { seat: 1, move: first(send('moves', { seat: 1 })) })
  expect(send('who')).toEqual({ who: [0] })
  const played = send('play', { seat: 0, move: first(send('moves', { seat: 0 })) })
  expect(played.events).toContainEqual(expect.objectContaining({ key: 'shown', seen: 'all' }))
})

test('the same seed and the same requests give the same answers', () => {
  const [a, b, c] = [open(toy), open(toy), open(toy)]
  const begun = a('reset', { seats: 4, seed: 'x' })
  expect(b('reset', { seats: 4, seed: 'x' })).toEqual(begun)
  expect(c('reset', { seats: 4, seed: 'y' })).not.toEqual(begun)
})

test('with chance on manual the client plays it, from a list with weights', () => {
  const send = open(toy)
  expect(send('reset', { seats: 2, chance: 'manual' })).toEqual({ who: 'chance', events: [] })
  expect(send('moves', { seat: 0 })).toEqual({ moves: [] })
  const { moves, weights } = send('moves', { seat: 'chance' })
  expect(moves).toContain('deal six')
  expect(weights).toEqual([4, 4, 4, 4, 4, 4])
  expect(send('play', { seat: 'chance', move: 'deal six' }).who).toBe('chance')
  expect(send('view', { seat: 0 }).view).toMatchObject({ hands: [[0, 0, 0, 0, 0, 1], null] })
  expect(send('view', { seat: null }).view).toMatchObject({ hands: [null, null] })
})

test('a refused move says why and by which rule, and changes nothing', () => {
  const send = open(toy)
  send('reset', { seats: 2, seed: 'a' })
  const before = send('state')
  expect(send('play', { seat: 0, move: 'pass' })).toEqual({
    error: 'You do not hold that card. (rule 2)',
    rule: '2',
  })
  expect(send('whynot', { seat: 0, move: 'pass' })).toEqual({
    legal: false,
    rule: '2',
    text: 'You do not hold that card.',
  })
  expect(send('whynot', { seat: 0, move: first(send('moves', { seat: 0 })) })).toEqual({ legal: true })
  expect(send('state')).toEqual(before)
})

test('clone and restore bring a position back as often as wanted; drop forgets it', () => {
  const send = open(toy)
  send('reset', { seats: 2, seed: 'a' })
  const before = send('state')
  const { id } = send('clone')
  send('play', { seat: 0, move: first(send('moves', { seat: 0 })) })
  expect(send('state')).not.toEqual(before)
  for (let i = 0; i < 2; i++) {
    expect(send('restore', { id })).toEqual({ who: [0, 1] })
    expect(send('state')).toEqual(before)
    send('play', { seat: 1, move: first(send('moves', { seat: 1 })) })
  }
  expect(send('drop', { id })).toEqual({ kept: 0 })
  expect(send('restore', { id })).toEqual({ error: expect.stringContaining('no clone 1') })
})

test('score tells totals and lines at any time, and places once the game is over', () => {
  const send = open(toy)
  send('reset', { seats: 2, seed: 'a' })
  expect(send('score')).toEqual({
    totals: [0, 0],
    sheet: [0, 1].map(seat => ({ seat, what: 'score.tokens', points: 0, rule: '3' })),
    ranks: null,
  })
  playOut(send)
  expect(send('score').ranks).toHaveLength(2)
  expect(send('who')).toEqual({ who: null })
  expect(send('play', { seat: 0, move: 'pass' })).toEqual({ error: 'The game is over.', rule: '' })
})

/** Plays random moves until the game is over. */
function playOut(send: (cmd: string, fields?: object) => Answer): number {
  const rng = new Rng('env')
  let made = 0
  for (let { who } = send('who'); who !== null; made++) {
    const seat = who === 'chance' ? who : (who as number[])[rng.below((who as number[]).length)]
    const moves = send('moves', { seat }).moves as string[]
    const played = send('play', { seat, move: moves[rng.below(moves.length)] })
    if ('error' in played) throw new Error(`${played.error}`)
    who = played.who
  }
  return made
}

test('a stored position can be loaded, and plays on like the original', () => {
  const [a, b] = [open(toy), open(toy)]
  a('reset', { seats: 3, seed: 'a', chance: 'manual' })
  for (let i = 0; i < 6; i++) a('play', { seat: 'chance', move: first(a('moves', { seat: 'chance' })) })
  const { state } = a('state')
  b('reset', { seats: 2, seed: 'b', chance: 'manual' })
  expect(b('load', { state })).toEqual({ who: [0, 1, 2] })
  expect(b('state')).toEqual({ state })
  const move = first(a('moves', { seat: 2 }))
  expect(b('play', { seat: 2, move })).toEqual(a('play', { seat: 2, move }))
  expect(b('state')).toEqual(a('state'))
})

test('loading a position before chance lets the host play it, where it does', () => {
  const [a, b] = [open(toy), open(toy)]
  a('reset', { seats: 2, chance: 'manual' })
  b('reset', { seats: 2, chance: 'auto', seed: 'b' })
  const loaded = b('load', a('state'))
  expect(loaded.who).toEqual([0, 1])
  expect(loaded.events).toHaveLength(4)
})

test.each<[string, (state: Record<string, unknown>) => unknown, RegExp]>([
  ['no object', () => 7, /expected a JSON object/],
  ['another number of seats than the game allows', s => ({ ...s, seats: 9 }), /state.seats: expected 2 to 4/],
  ['a field too many', s => ({ ...s, moon: 1 }), /state.moon: unknown/],
  ['a field that only looks known', s => ({ ...s, constructor: 1 }), /state.constructor: unknown/],
  ['a field too few', ({ tokens: _, ...s }) => s, /state.tokens: missing/],
  ['a field of another kind', s => ({ ...s, tokens: 'many' }), /state.tokens: expected a list/],
  [
    'numbers that are not whole',
    s => ({ ...s, tokens: [0.5, 0] }),
    /state.tokens.0: expected a whole number/,
  ],
  ['cards out of nowhere', s => ({ ...s, deck: [9, 9, 9, 9, 9, 9] }), /state: .*cards, not 4/],
  [
    'an unknown frame',
    s => ({ ...s, frames: [{ at: 'feast' }] }),
    /state.frames.0.at: expected one of round/,
  ],
  ['a frame by a name of JavaScript', s => ({ ...s, frames: [{ at: 'toString' }] }), /frames.0.at: expected/],
  ['no one to act', s => ({ ...s, who: 0 }), /state.who: 0 does not say/],
  ['someone outside to act', s => ({ ...s, who: 8 }), /state.who: 8 does not say/],
  ['an end in the middle', s => ({ ...s, ended: 'dusk' }), /state.ended: "dusk" does not go with/],
  ['frames that lack their fields', s => ({ ...s, frames: [{ at: 'pick' }] }), /state: /],
  ['chance to act where there is none', s => ({ ...s, deck: [0, 0, 0, 0, 0, 0] }), /state: /],
])('a position with %s is refused, and the game stays as it was', (_, damage, message) => {
  const send = open(toy)
  send('reset', { seats: 2, seed: 'a' })
  const before = send('state')
  const state = damage(structuredClone(before.state as Record<string, unknown>))
  expect(send('load', { state })).toEqual({ error: expect.stringMatching(message) })
  expect(send('state')).toEqual(before)
})

test('an infinity hidden in JSON is refused', () => {
  const answer = session(toy)
  answer('{"cmd":"reset","seats":2}')
  const { state } = answer('{"cmd":"state"}')
  const text = JSON.stringify({ cmd: 'load', state }).replace('"tokens":[0', '"tokens":[1e999')
  expect(answer(text)).toEqual({ error: expect.stringContaining('expected a whole number, not Infinity') })
})

test.each([
  ['', /expected one JSON object a line/],
  ['who', /expected one JSON object a line/],
  ['[1,2]', /expected one JSON object a line/],
  ['null', /expected one JSON object a line/],
  ['{"cmd":"who"', /expected one JSON object a line/],
  ['{}', /cmd: expected one of reset, who, .*, not nothing/],
  ['{"cmd":"toString"}', /cmd: expected one of/],
  ['{"cmd":7}', /cmd: expected one of .*, not 7/],
  ['{"cmd":"moves"}', /seat: expected a seat from 0 to 1, not nothing/],
  ['{"cmd":"moves","seat":2}', /seat: expected a seat from 0 to 1, not 2/],
  ['{"cmd":"moves","seat":-1}', /seat: expected a seat from 0 to 1, not -1/],
  ['{"cmd":"moves","seat":"0"}', /seat: expected a seat/],
  ['{"cmd":"view"}', /seat: expected a seat/],
  ['{"cmd":"play","seat":0}', /move: expected a text, not nothing/],
  ['{"cmd":"play","seat":0,"move":"dance"}', /unknown move "dance": expected a verb of deal, show/],
  ['{"cmd":"play","seat":0,"move":"show seven"}', /expected one of one, two/],
  ['{"cmd":"restore","id":99}', /no clone 99/],
  ['{"cmd":"load"}', /state: expected a JSON object, not nothing/],
  ['{"cmd":"reset"}', /seats: expected a whole number, not nothing/],
  ['{"cmd":"reset","seats":9}', /expected 2 to 4 seats, not 9/],
  ['{"cmd":"reset","seats":2,"options":{"moon":1}}', /unknown option "moon"/],
  ['{"cmd":"reset","seats":2,"options":[]}', /options: expected a JSON object/],
  ['{"cmd":"reset","seats":2,"chance":"loaded"}', /chance: expected one of auto, manual/],
  ['{"cmd":"reset","seats":2,"seed":5}', /seed: expected a text, not 5/],
  ['{"cmd":"reset","seats":2,"edition":{"moon":1}}', /edition.moon: unknown/],
])('the bad request %s is answered, and the game stays as it was', (line, message) => {
  const answer = session(toy)
  answer('{"cmd":"reset","seats":2,"seed":"a"}')
  const before = answer('{"cmd":"state"}')
  expect(answer(line)).toEqual({ error: expect.stringMatching(message) })
  expect(answer('{"cmd":"state"}')).toEqual(before)
})

test('before the first reset everything else is refused', () => {
  for (const cmd of ['who', 'moves', 'play', 'view', 'state', 'load', 'score', 'clone', 'restore', 'whynot'])
    expect(open(toy)(cmd, { seat: 0, move: 'pass', id: 1, state: {} })).toEqual({
      error: expect.stringContaining('"cmd":"reset"'),
    })
})

test('lines are answered one by one, however they arrive, the last without an end too', async () => {
  const written: string[] = []
  const output = { write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WritableStream
  async function* input() {
    yield 'a\nb'
    yield 'c\n\nd'
    yield 'x'.repeat(17 * 1024 * 1024)
    yield 'y\ne\n'
    yield 'f'
  }
  await serveLines({ input: input(), output }, line => ({ line }))
  expect(
    written
      .join('')
      .trimEnd()
      .split('\n')
      .map(text => JSON.parse(text)),
  ).toEqual([
    { line: 'a' },
    { line: 'bc' },
    { line: '' },
    { error: expect.stringContaining('more than') },
    { line: 'e' },
    { line: 'f' },
  ])
})

test('a whole random game of Mytikas by itself, through every command', () => {
  const game = gameNamed('mytikas')
  const send = open(game)
  for (const seats of [2, 3, 4]) {
    send('reset', { seats, seed: `${seats}`, chance: 'manual' })
    expect(playOut(send)).toBeGreaterThan(20)
    for (const seat of [null, 0, seats - 1]) expect(send('view', { seat })).toHaveProperty('view')
    expect(send('score').totals).toHaveLength(seats)
    expect(send('load', send('state'))).toEqual({ who: null })
  }
})

test('the built program plays a game of Mytikas over its pipes, an answer for every line', async () => {
  const child = startPantheon(['env', 'mytikas'])
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const send = async (request: object | string): Promise<Answer> => {
    child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`)
    return JSON.parse((await answers.next()).value)
  }
  const rng = new Rng('pipes')
  let { who } = await send({ cmd: 'reset', seats: 3, seed: 'pipes' })
  for (let made = 0; who !== null && made < 300; made++) {
    expect(await send('nonsense')).toHaveProperty('error')
    const seat = (who as number[])[0]
    const { moves } = (await send({ cmd: 'moves', seat })) as { moves: string[] }
    who = (await send({ cmd: 'play', seat, move: moves[rng.below(moves.length)] })).who
  }
  child.stdin.end()
  const [status] = await once(child, 'close')
  expect(status).toBe(0)
})

test('thousands of requests at once are all answered, in order', () => {
  const lines = ['{"cmd":"reset","seats":4,"seed":"many"}']
  for (let i = 0; i < 5000; i++) lines.push(i % 2 === 0 ? '{"cmd":"view","seat":0}' : '{"cmd":"clone"}')
  const { status, stdout } = pantheon(['env', 'mytikas'], lines.join('\n'))
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(status).toBe(0)
  expect(answers).toHaveLength(lines.length)
  expect(answers.at(-1)).toEqual({ id: 2500 })
})
