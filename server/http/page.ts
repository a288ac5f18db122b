import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const MISSING = { error: 'Not found.' }

/** Names that hold a digest of their contents: such a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: the page itself, its service worker, its manifest. */
const ASK = 'no-cache'

/** Is this an address of the page, which it reads itself? A missing file is not. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && extname(path) === ''
}

/** The built web client; every address that is no file is a page of it. */
export async function pageRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_, reply) => reply.status(404).send(MISSING))
    return
  }
  const assets = join(folder, 'assets')
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? FOREVER : ASK)
    },
  })
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : reply.status(404).send(MISSING),
  )
}
