// Keeps everything that was built, under the name of this build; older builds are dropped.
const CACHE = 'pantheon-VERSION'
const files = 'FILES'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  const drop = names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const page = request.mode === 'navigate'
  const kept = () => caches.match(page ? './' : request)
  event.respondWith(page ? fetch(request).catch(kept) : kept().then(found => found ?? fetch(request)))
})
