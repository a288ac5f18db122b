import type { Person } from '@pantheon/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ZodType, z } from 'zod'
import { cookieIn, SESSION, setCookie } from '../cookies.ts'
import type { Site } from '../site.ts'

/** Something asked for in vain, with the status that says so. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** What a request brings, checked; a `ZodError` says what is wrong. */
export const read = <T>(schema: ZodType<T>, value: unknown): T => schema.parse(value)

/** The person whose cookie a header holds, or null. */
export async function personIn(site: Site, cookies: string | undefined): Promise<Person | null> {
  const id = site.signer.read('session', cookieIn(cookies, SESSION), site.now())
  if (id === null) return null
  const row = await site.people.find(id)
  return row ? { id: row.id, name: row.name } : null
}

/** The person who asks; without one the request is refused. */
export async function personOf(site: Site, request: FastifyRequest): Promise<Person> {
  const person = await personIn(site, request.headers.cookie)
  if (person === null) throw new HttpError(401, 'Say who you are first: POST /api/me with a name.')
  return person
}

/** From now on this browser is that person. */
export function admit(site: Site, request: FastifyRequest, reply: FastifyReply, person: string): void {
  const secure = site.config.secureCookies || request.protocol === 'https'
  reply.header('set-cookie', setCookie(SESSION, site.signer.sign('session', person, site.now()), secure))
}

/** Does a request come from a page of ours? Programs that are no browsers name no origin. */
export function fromHere(site: Site, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  if (site.config.origins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}

/** An id in an address. */
export const Id = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) })
