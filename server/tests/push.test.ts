import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../harness/client.ts'
import { party, testServer, until } from '../harness/club.ts'
import { backendAt, Places } from '../harness/stores.ts'
import { tidy } from '../harness/tidy.ts'
import { makeMetrics } from '../metrics.ts'
import { checkEndpoint, deliver, isOutside, Push } from '../push.ts'
import type { Running } from '../server.ts'
import { Store } from '../store/store.ts'

const places = new Places()
afterAll(() => places.close())

describe('where notifications may go', () => {
  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '172.20.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '100.64.0.1',
    '224.0.0.1',
    'not an address',
  ])('%s is inside', address => expect(isOutside(address)).toBe(false))
  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is outside', address =>
    expect(isOutside(address)).toBe(true),
  )

  test.each([
    'http://push.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://router/x',
    'https://a:b@push.example.com/x',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is refused', endpoint => expect(() => checkEndpoint(endpoint, false)).toThrow('endpoint'))
  test('an https address out in the world is taken', () => {
    expect(checkEndpoint('https://push.example.com/abc', false).hostname).toBe('push.example.com')
  })

  test('a name that leads inside is refused when it is looked up, not only when it is written', async () => {
    const subscription = { endpoint: 'https://localhost.localdomain/x', keys: { p256dh: '', auth: '' } }
    const details = { headers: {}, body: Buffer.from('') }
    await expect(deliver(subscription, details, { allowPrivate: false })).rejects.toThrow()
  })
})

describe('sending', () => {
  let server: Server
  let hits: { url: string; headers: object; body: Buffer }[] = []
  let answer = 201
  let ca: string
  let endpoint: string
  let store: Store

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pantheon-push-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
      { stdio: 'ignore' },
    )
    ca = readFileSync(cert, 'utf8')
    server = createServer({ key: readFileSync(key), cert: ca }, (request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        hits.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        if (answer === 0) return
        response.writeHead(answer, answer === 307 ? { location: '/second-hop' } : {}).end()
      })
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    endpoint = `https://localhost:${(server.address() as AddressInfo).port}/inbox`
    store = new Store(backendAt(await places.fresh('sqlite')))
    await store.migrate()
  }, 60_000)
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await store.close()
  })

  const browser = () => {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  }
  const vapid = () => {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') }
  }
  const pusher = () =>
    new Push(store, makeMetrics(), vapid(), { subject: 'mailto:a@b.example', allowPrivate: true, ca })

  test('a notification arrives sealed and signed', async () => {
    hits = []
    const push = pusher()
    await push.subscribe('ann', { endpoint, keys: browser() }, 0)
    await push.notify('ann', { kind: 'turn', table: 'secret-table' })
    expect(hits).toHaveLength(1)
    expect(hits[0].headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    })
    expect(hits[0].body.includes('secret-table')).toBe(false)
  })

  test('an answer that points elsewhere is not followed', async () => {
    hits = []
    answer = 307
    await pusher().notify('ann', {})
    expect(hits.map(hit => hit.url)).toEqual(['/inbox'])
  })

  test('an endpoint that never answers is left after the time limit', async () => {
    answer = 0
    const started = Date.now()
    const details = { headers: {}, body: Buffer.from('x') }
    const options = { allowPrivate: true, ca, timeLimit: 300 }
    await expect(deliver({ endpoint, keys: browser() }, details, options)).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(3_000)
  })

  test('a device that is gone is forgotten', async () => {
    answer = 410
    await pusher().notify('ann', {})
    expect(await store.db.selectFrom('pushes').selectAll().execute()).toEqual([])
  })
})

describe('a game over days', () => {
  const start = tidy()

  /** A push service of the operator's own, and a browser that can open what comes. */
  async function listening() {
    const inbox: string[] = []
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    const service = createPlainServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        inbox.push(open(Buffer.concat(parts), ecdh, auth))
        response.writeHead(201).end()
      })
    })
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return { inbox, service, subscription: { endpoint: `http://127.0.0.1:${port}/ben`, keys } }
  }

  /** Opens a sealed message as a browser does (RFC 8291, RFC 8188). */
  function open(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
    const keyLength = body[20]
    const theirs = body.subarray(21, 21 + keyLength)
    const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, info, length))
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
    const shared = derive(ecdh.computeSecret(theirs), auth, both, 32)
    const salt = body.subarray(0, 16)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + keyLength)
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }

  test('calls whose turn it has become and who is not looking, on their device, and nobody else', async () => {
    const push = { subject: 'mailto:a@b.example', allowPrivate: true }
    const { port } = await start.server(await places.fresh('sqlite'), { push })
    const { inbox, service, subscription } = await listening()
    const clock = { kind: 'days', seconds: 86_400 } as const
    const { id, people } = await party(port, { game: 'tictactoe', places: ['open', 'open'], clock })
    const [ann, ben] = people
    for (const person of people) await person.post('/api/push', subscription)
    const mark = (person: Client, seat: number, move: string) =>
      person.ask({ do: 'submit', table: id, expect: person.updates.get(id)?.n ?? 0, seat, move })

    await mark(ann, 0, 'mark 5')
    await until(() => ben.updates.get(id)?.moves.length === 8)
    await mark(ben, 1, 'mark 1')
    await until(() => ann.updates.get(id)?.moves.length === 7)
    expect(inbox).toEqual([])

    const gone = ann.next(message => message.is === 'present' && !message.seats[1])
    ben.disconnect()
    await gone
    await mark(ann, 0, 'mark 2')
    await until(() => inbox.length > 0)
    expect(inbox.map(text => JSON.parse(text))).toEqual([{ kind: 'turn', table: id, game: 'Tic-tac-toe' }])
    service.close()
  })
})

describe('over the network', () => {
  let server: Running
  beforeAll(async () => {
    server = await testServer(await places.fresh('sqlite'))
  }, 60_000)
  afterAll(() => server.close())

  test('the key is the same for everyone, and an endpoint inside is refused', async () => {
    const ann = await Client.guest(server.port, 'Ann')
    const { key } = await ann.get<{ key: string }>('/api/push')
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    const keys = { p256dh: 'x', auth: 'y' }
    await expect(ann.post('/api/push', { endpoint: 'https://127.0.0.1/x', keys })).rejects.toThrow('400')
    await ann.post('/api/push', { endpoint: 'https://push.example.com/x', keys })
  })

  test('hints come only where the table allows them: legal moves with a chance and a reason, in one’s own language', async () => {
    const table = { game: 'mytikas', places: ['open', 'open'] as 'open'[] }
    for (const hints of [true, false]) {
      const { id, people } = await party(server.port, { ...table, hints })
      const actor = people.find(person => (person.updates.get(id)?.moves.length ?? 0) > 0)
      const update = actor?.updates.get(id)
      actor?.send({ do: 'follow', table: id, since: 0, language: 'fr' })
      const reply = await actor?.ask({ do: 'hint', table: id, seat: update?.seat ?? 0 })
      if (hints) {
        expect(update?.moves.map(({ move }) => move)).toContain(reply?.is === 'hint' && reply.move)
        expect(reply?.is === 'hint' && reply.text).toMatch(/ \(\d+ %\)\. (Sur|Rien|C’est)/)
      } else expect(reply).toMatchObject({ reason: 'not-allowed' })
    }
  })
})
