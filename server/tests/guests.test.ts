import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../harness/client.ts'
import { party, testServer, until, WIDE } from '../harness/club.ts'
import { KINDS, Places } from '../harness/stores.ts'
import type { Running } from '../server.ts'

const places = new Places()
beforeAll(() => places.open(), 60_000)
afterAll(() => places.close(), 60_000)

interface Me {
  person: { id: string; name: string; claimed?: boolean }
}

describe.each(KINDS)('people on %s', kind => {
  let server: Running
  beforeAll(async () => {
    server = await testServer(await places.fresh(kind))
  }, 60_000)
  afterAll(() => server.close())

  test('a guest has a name at once, in a cookie that scripts cannot read', async () => {
    const client = new Client(server.port)
    const headers = { 'content-type': 'application/json' }
    const response = await client.fetch('/api/me', { method: 'POST', headers, body: '{"name":" Ann "}' })
    expect(response.headers.get('set-cookie')).toMatch(
      /^pantheon=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    expect((await client.get<Me>('/api/me')).person).toMatchObject({ name: 'Ann', claimed: false })
  })

  test('a cookie that was touched is no cookie', async () => {
    const ann = await Client.guest(server.port, 'Ann')
    const ben = await Client.guest(server.port, 'Ben')
    const forged = Buffer.from(ben.person.id).toString('base64url')
    const [, ...rest] = ann.cookie.replace('pantheon=', '').split('.')
    const eve = new Client(server.port, `pantheon=${[forged, ...rest].join('.')}`)
    expect(await eve.get('/api/me')).toEqual({ person: null })
    await expect(eve.connect()).rejects.toThrow('401')
  })

  test('a name is claimed with a password, is nobody else’s then, and opens on another device', async () => {
    const ann = await Client.guest(server.port, `Anna ${kind}`)
    await ann.post('/api/me/claim', { name: `Anna ${kind}`, password: 'correct horse' })
    const name = `aNNa ${kind}`
    await expect(Client.guest(server.port, name)).rejects.toThrow('belongs to someone')
    const eve = await Client.guest(server.port, 'Eve')
    await expect(eve.post('/api/me/claim', { name, password: 'battery staple' })).rejects.toThrow(
      'belongs to',
    )
    const other = new Client(server.port)
    await expect(other.post('/api/sign-in', { name, password: 'wrong password' })).rejects.toThrow('401')
    const { person } = await other.post<Me>('/api/sign-in', { name, password: 'correct horse' })
    expect(person.id).toBe(ann.person.id)
  })

  test('a name is claimed with a passkey, which opens it on another device', async () => {
    const ann = await Client.guest(server.port, `Pia ${kind}`)
    const key = new Passkey()
    const origin = `http://127.0.0.1:${server.port}`
    const { challenge } = await ann.post<{ challenge: string }>('/api/passkey/new')
    const response = key.registration(challenge, origin)
    const wrong = key.registration(randomBytes(32).toString('base64url'), origin)
    await expect(ann.post('/api/passkey', { name: ann.person.name, response: wrong })).rejects.toThrow('400')
    await ann.post('/api/passkey', { name: ann.person.name, response })
    const other = new Client(server.port)
    const asked = await other.post<{ challenge: string }>('/api/passkey/ask')
    const forged = new Passkey().assertion(asked.challenge, origin, key.id)
    await expect(other.post('/api/passkey/sign-in', forged)).rejects.toThrow('401')
    const { person } = await other.post<Me>('/api/passkey/sign-in', key.assertion(asked.challenge, origin))
    expect(person).toMatchObject({ id: ann.person.id, claimed: true })
  })

  test('a name of scripts and emoji is only a name; a name of nothing is refused', async () => {
    const name = '<script>👩‍🚀</script>'
    const ann = await Client.guest(server.port, name)
    expect((await ann.get<Me>('/api/me')).person.name).toBe(name)
    for (const bad of ['', '\u200b', 'x'.repeat(200), 7, null])
      await expect(new Client(server.port).post('/api/me', { name: bad })).rejects.toThrow('400')
  })
})

describe('who gets in', () => {
  let server: Running
  beforeAll(async () => {
    server = await testServer(await places.fresh('sqlite'), {
      limits: { ...WIDE, messages: { rate: 20, burst: 60 }, signIns: { rate: 0.01, burst: 3 } },
    })
  }, 60_000)
  afterAll(() => server.close())
  const table = { game: 'tictactoe', places: ['open', 'open'] as 'open'[] }

  test('every answer carries the headers that keep a browser safe', async () => {
    const response = await new Client(server.port).fetch('/api/me')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('another site’s page can neither post nor open a WebSocket', async () => {
    const ann = await Client.guest(server.port, 'Ann')
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
    const response = await ann.fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) })
    expect(response.status).toBe(403)
    await expect(ann.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('403')
    await ann.connect({ origin: `http://127.0.0.1:${server.port}` })
  })

  test('guessing passwords is slowed down', async () => {
    const eve = new Client(server.port)
    const tries = Array.from({ length: 6 }, () =>
      eve.post('/api/sign-in', { name: 'Ann', password: 'guessing it' }),
    )
    const answers = await Promise.all(tries.map(attempt => attempt.catch((error: Error) => error.message)))
    expect(answers.filter(answer => `${answer}`.startsWith('429')).length).toBeGreaterThanOrEqual(3)
  })

  test('garbage, half a message and numbers out of range are refused; the table plays on', async () => {
    const { id, people } = await party(server.port, table)
    const [ann, ben] = people
    const refusals = () => ann.received.filter(message => message.is === 'refused')
    ann.keeps = true
    const half = JSON.stringify({ do: 'chat', table: id, id: 'x', text: 'hello' }).slice(0, 20)
    const bad = [
      '',
      'null',
      '{}',
      '[1]',
      half,
      '{"do":"submit"}',
      JSON.stringify({ do: 'undo', table: id, id: 'x', seat: -1, expect: 1 }),
    ]
    for (const text of bad) ann.raw(text)
    ann.raw(Buffer.from([0xff, 0xfe, 0x00]))
    await until(() => refusals().length === bad.length + 1)
    expect(new Set(refusals().map(message => message.is === 'refused' && message.reason))).toEqual(
      new Set(['malformed']),
    )
    expect(
      await ann.ask({
        do: 'submit',
        table: id,
        expect: ben.updates.get(id)?.n ?? 0,
        seat: 0,
        move: 'mark 1',
      }),
    ).toMatchObject({ is: 'done' })
  })

  test('ten megabytes are cut off, and nobody else notices', async () => {
    const { id, people } = await party(server.port, table)
    const [ann, ben] = people
    ben.raw('x'.repeat(10_000_000))
    await until(() => ben.closed !== null)
    expect(ben.closed?.code).toBe(1009)
    expect(await ann.ask({ do: 'chat', table: id, text: 'still here' })).toMatchObject({ is: 'done' })
  })

  test('a thousand messages a second are refused, then cut off, and nobody else notices', async () => {
    const { id, people } = await party(server.port, table)
    const [ann, ben] = people
    ben.keeps = true
    for (let i = 0; i < 1_000; i++) ben.send({ do: 'chat', table: id, id: `flood-${i}`, text: 'flood' })
    await until(() => ben.closed !== null)
    expect(ben.closed?.code).toBe(1008)
    expect(ben.received.some(message => message.is === 'refused' && message.reason === 'too-many')).toBe(true)
    expect(await ann.ask({ do: 'chat', table: id, text: 'still here' })).toMatchObject({ is: 'done' })
  })

  test('another seat’s move, an old number and the same move twice: refused, refused, done once', async () => {
    const { id, people } = await party(server.port, table)
    const [ann, ben] = people
    const n = ann.updates.get(id)?.n ?? 0
    const move = { do: 'submit', table: id, expect: n, seat: 0, move: 'mark 1' } as const
    expect(await ben.ask(move)).toMatchObject({ reason: 'not-yours' })
    expect(await ann.ask({ ...move, expect: n - 1 })).toMatchObject({ reason: 'stale' })
    const [first, second] = await Promise.all([
      ann.ask({ ...move, id: 'one' }),
      ann.ask({ ...move, id: 'two' }),
    ])
    expect([first, second]).toMatchObject([{ is: 'done', n: n + 1 }, { reason: 'not-now' }])
    expect(await ann.ask({ ...move, id: 'one' })).toMatchObject({ is: 'done', n: n + 1 })
  })

  test('a connection that never finishes its handshake, or speaks another language, is nobody’s trouble', async () => {
    for (const text of [
      'GET /api/socket HTTP/1.1\r\nHost: x\r\n',
      '\x16\x03\x01',
      'GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nHost: x\r\n\r\n',
    ]) {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(text)
      await new Promise(resolve => setTimeout(resolve, 50))
      socket.destroy()
    }
    expect(await new Client(server.port).get('/healthz')).toEqual({ ok: true })
  })

  test('measures name no person, no table and no card', async () => {
    const { id, people } = await party(server.port, table)
    const text = await (await people[0].fetch('/metrics')).text()
    expect(text).toContain('pantheon_entries_total{act="sit"}')
    for (const secret of [id, people[0].person.id, 'Ann', 'mark']) expect(text).not.toContain(secret)
  })
})

/** A passkey as a phone would make it: a P-256 key whose public half is sent in CBOR. */
class Passkey {
  readonly id = randomBytes(16).toString('base64url')
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private count = 0

  registration(challenge: string, origin: string) {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const id = Buffer.from(this.id, 'base64url')
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const data = Buffer.concat([this.authData(0x41), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    const clientDataJSON = this.clientData('webauthn.create', challenge, origin).toString('base64url')
    return this.wrap({ clientDataJSON, attestationObject: attestation.toString('base64url') }, this.id)
  }

  assertion(challenge: string, origin: string, id = this.id) {
    const data = this.authData(0x01)
    const client = this.clientData('webauthn.get', challenge, origin)
    const digest = createHash('sha256').update(client).digest()
    const signature = createSign('sha256')
      .update(Buffer.concat([data, digest]))
      .sign(this.pair.privateKey)
    return this.wrap(
      {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
      id,
    )
  }

  private wrap(response: object, id: string) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.count)
    return Buffer.concat([createHash('sha256').update('127.0.0.1').digest(), Buffer.from([flags]), counter])
  }
}
