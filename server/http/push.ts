import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { personOf, read } from './session.ts'

const key = z.string().regex(/^[\w-]{1,200}$/)
const Subscribe = z.object({ endpoint: z.string().max(1_000), keys: z.object({ p256dh: key, auth: key }) })
const Unsubscribe = Subscribe.pick({ endpoint: true })

/** Notifications: the browser says where it listens, and when no longer. */
export function pushRoutes(app: FastifyInstance, site: Site): void {
  app.get('/api/push', async () => ({ key: site.push.keys.publicKey }))
  app.post('/api/push', async request => {
    const { id } = await personOf(site, request)
    await site.push.subscribe(id, read(Subscribe, request.body), site.now())
    return {}
  })
  app.delete('/api/push', async request => {
    const { id } = await personOf(site, request)
    await site.push.unsubscribe(id, read(Unsubscribe, request.body).endpoint)
    return {}
  })
}
