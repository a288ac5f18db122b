import { PersonName } from '@pantheon/table'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SESSION, setCookie } from '../cookies.ts'
import { Meter } from '../limits.ts'
import type { Site } from '../site.ts'
import { admit, HttpError, personIn, personOf, read } from './session.ts'

const Named = z.object({ name: PersonName })
const Secret = z.object({ name: PersonName, password: z.string().min(8).max(200) })

/** Who one is: a guest at once, and a name of one's own whenever one likes. */
export function peopleRoutes(app: FastifyInstance, site: Site): void {
  const { people, config, now } = site
  const signIns = new Meter(config.limits.signIns, now)
  const makings = new Meter(config.limits.makings, now)
  const patiently = (key: string) => {
    if (!signIns.allows(key)) throw new HttpError(429, 'Too many tries: wait a little.')
  }

  app.get('/api/me', async request => {
    const person = await personIn(site, request.headers.cookie)
    if (person === null) return { person: null }
    const row = await people.find(person.id)
    return { person: { ...person, claimed: row?.name_key !== null } }
  })

  app.post('/api/me', async (request, reply) => {
    const { name } = read(Named, request.body)
    const known = await personIn(site, request.headers.cookie)
    if (known) {
      await people.rename(known.id, name)
      return { person: { ...known, name } }
    }
    if (!makings.allows(request.ip))
      throw new HttpError(429, 'Too many guests from your address: wait a little.')
    const person = await people.guest(name)
    admit(site, request, reply, person.id)
    return { person }
  })

  app.post('/api/me/claim', async request => {
    const { id } = await personOf(site, request)
    const { name, password } = read(Secret, request.body)
    patiently(request.ip)
    await people.claim(id, name, password)
    return { person: { id, name, claimed: true } }
  })

  app.post('/api/sign-in', async (request, reply) => {
    const { name, password } = read(Secret, request.body)
    patiently(request.ip)
    patiently(`name/${name}`)
    const person = await people.signIn(name, password)
    if (person === null) throw new HttpError(401, 'No such name and password.')
    admit(site, request, reply, person.id)
    return { person: { id: person.id, name: person.name, claimed: true } }
  })

  app.post('/api/sign-out', async (_, reply) => {
    reply.header('set-cookie', setCookie(SESSION, '', config.secureCookies, 0))
    return {}
  })
}
