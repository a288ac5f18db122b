// Keeps everything that was built, under the name of this build; older builds are dropped.
const CACHE = 'pantheon-VERSION'
const files = 'FILES'
// What to say when it is someone's turn: the page puts it there, in its language.
const WORDS = 'pantheon-words'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  const drop = names =>
    Promise.all(names.filter(name => name !== CACHE && name !== WORDS).map(name => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.includes('/api/')) return
  const page = request.mode === 'navigate'
  const kept = () => caches.match(page ? './' : request)
  event.respondWith(page ? fetch(request).catch(kept) : kept().then(found => found ?? fetch(request)))
})

const words = async () => {
  const kept = await (await caches.open(WORDS)).match('./words.json')
  return kept ? kept.json() : { title: 'Pantheon', body: '{game}' }
}

self.addEventListener('push', event => {
  const { table, game } = event.data.json()
  const show = ({ title, body }) =>
    self.registration.showNotification(title, {
      body: body.replace('{game}', game),
      icon: 'icon.svg',
      tag: table,
      data: table,
    })
  event.waitUntil(words().then(show))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(`./#/online/${encodeURIComponent(event.notification.data)}`, self.registration.scope)
    .href
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    if (!page) return self.clients.openWindow(url)
    await page.focus()
    return page.navigate(url)
  }
  event.waitUntil(open())
})
