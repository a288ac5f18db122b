import type { ClientMessage, ServerMessage } from '@pantheon/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser as far as the line to a server needs one. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  readonly sent: ClientMessage[] = []

  constructor() {
    super()
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  FakeSocket.made = []
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { onLine: true, language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', {
    baseURI: 'http://here/',
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    addEventListener: () => {},
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => Response.json({ person: { id: 'ann', name: 'Ann' } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Someone who follows a table over a line that is open. */
async function following() {
  const { wire } = await import('../online/wire.ts')
  const heard: ServerMessage[] = []
  let since = 0
  wire.follow('table', {
    greeting: () => ({ do: 'follow', table: 'table', since }),
    hear(message) {
      heard.push(message)
      if (message.is === 'done') since = message.n
    },
  })
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1))
  FakeSocket.made[0].opens()
  return { wire, heard, first: FakeSocket.made[0] }
}

const move = { do: 'submit', table: 'table', id: 'a', seat: 0, expect: 1, move: 'pass' } as const
const done = { is: 'done', table: 'table', id: 'a', n: 7 } as const

test('what was asked when the line was lost is asked again under the same id, after what was missed', async () => {
  const { wire, heard, first } = await following()
  expect(first.sent).toEqual([{ do: 'follow', table: 'table', since: 0 }])
  page.dispatchEvent(new Event('offline'))
  expect(wire.line.get()).toBe('lost')
  wire.send(move)
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2))
  const [, second] = FakeSocket.made
  second.opens()
  expect(second.sent).toEqual([{ do: 'follow', table: 'table', since: 0 }, move])
  second.says(done)
  expect(heard).toEqual([done])
  second.dispatchEvent(new Event('close'))
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(3))
  FakeSocket.made[2].opens()
  expect(FakeSocket.made[2].sent).toEqual([{ do: 'follow', table: 'table', since: 7 }])
})

test('a server that asks to try again is asked again, and the page hears only the answer', async () => {
  const { wire, heard, first } = await following()
  wire.send(move)
  first.says({ is: 'refused', table: 'table', id: 'a', reason: 'try-again', text: 'later' })
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(first.sent.slice(1)).toEqual([move, move])
  first.says(done)
  expect(heard).toEqual([done])
})

test('a server that does not answer is connected to anew', async () => {
  const { wire } = await following()
  wire.send(move)
  await vi.advanceTimersByTimeAsync(12_000)
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2))
  FakeSocket.made[1].opens()
  expect(FakeSocket.made[1].sent.at(-1)).toEqual(move)
})
