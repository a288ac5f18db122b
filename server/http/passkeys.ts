import { PersonName } from '@pantheon/table'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieIn, setCookie } from '../cookies.ts'
import { Meter } from '../limits.ts'
import type { Site } from '../site.ts'
import { admit, fromHere, HttpError, personOf, read } from './session.ts'

/** Large, and seldom needed: loaded when the first passkey is. */
const webauthn = () => import('@simplewebauthn/server')

const CHALLENGE = 'pantheon-challenge'
const MINUTES = 5

const Response = z.looseObject({ id: z.string().max(1_400), response: z.looseObject({}) })
const Registration = z.object({ name: PersonName, response: Response })

/**
 * A passkey instead of a password. What was asked of the browser travels in a signed cookie of a few minutes, so
 * that any process can check the answer.
 */
export function passkeyRoutes(app: FastifyInstance, site: Site): void {
  const { people, store, signer, config, now } = site
  const tries = new Meter(config.limits.signIns, now)

  /** Where the browser believes it is: the passkey belongs to that host, and to no other. */
  const place = (request: FastifyRequest) => {
    const origin = request.headers.origin ?? `${request.protocol}://${request.host}`
    if (!fromHere(site, origin, request.headers.host)) throw new HttpError(403, 'Not from this page.')
    return { origin, rpID: new URL(origin).hostname }
  }
  const remember = (reply: FastifyReply, challenge: string) => {
    const signed = signer.sign('challenge', challenge, now())
    reply.header('set-cookie', setCookie(CHALLENGE, signed, config.secureCookies, MINUTES * 60))
  }
  const remembered = (request: FastifyRequest): string => {
    if (!tries.allows(request.ip)) throw new HttpError(429, 'Too many tries: wait a little.')
    const cookie = cookieIn(request.headers.cookie, CHALLENGE)
    const challenge = signer.read('challenge', cookie, now(), MINUTES * 60_000)
    if (challenge === null) throw new HttpError(400, 'That took too long: start again.')
    return challenge
  }

  app.post('/api/passkey/new', async (request, reply) => {
    const person = await personOf(site, request)
    const lib = await webauthn()
    const options = await lib.generateRegistrationOptions({
      rpName: 'Pantheon',
      rpID: place(request).rpID,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    remember(reply, options.challenge)
    return options
  })

  app.post('/api/passkey', async request => {
    const person = await personOf(site, request)
    const { name, response } = read(Registration, request.body)
    const { origin, rpID } = place(request)
    const expectedChallenge = remembered(request)
    const lib = await webauthn()
    const checked = await lib
      .verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      })
      .catch(() => null)
    if (!checked?.verified) throw new HttpError(400, 'That passkey could not be checked.')
    const { id, publicKey, counter } = checked.registrationInfo.credential
    await people.claim(person.id, name, null)
    await store.db
      .insertInto('passkeys')
      .values({
        id,
        person: person.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        created_at: now(),
      })
      .execute()
    return { person: { id: person.id, name, claimed: true } }
  })

  app.post('/api/passkey/ask', async (request, reply) => {
    const lib = await webauthn()
    const options = await lib.generateAuthenticationOptions({ rpID: place(request).rpID })
    remember(reply, options.challenge)
    return options
  })

  app.post('/api/passkey/sign-in', async (request, reply) => {
    const response = read(Response, request.body)
    const { origin, rpID } = place(request)
    const expectedChallenge = remembered(request)
    const key = await store.db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst()
    const lib = await webauthn()
    const checked =
      key &&
      (await lib
        .verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          credential: {
            id: key.id,
            publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
            counter: key.counter,
          },
        })
        .catch(() => null))
    if (!key || !checked?.verified) throw new HttpError(401, 'That passkey is not known here.')
    const counter = checked.authenticationInfo.newCounter
    await store.db.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute()
    const person = await people.find(key.person)
    if (!person) throw new HttpError(401, 'That passkey is not known here.')
    admit(site, request, reply, person.id)
    return { person: { id: person.id, name: person.name, claimed: true } }
  })
}
