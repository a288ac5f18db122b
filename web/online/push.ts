import { settings } from '../app/settings.ts'
import { say } from '../text/index.ts'
import { api } from './api.ts'

/** Where the service worker finds what to say: it has no settings of its own. */
const WORDS = 'pantheon-words'

/** Can this browser be called when it is one's turn? */
export const canCall = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

const registered = async (): Promise<ServiceWorkerRegistration | null> =>
  canCall() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null

/** Is this device called when it is one's turn? */
export async function isCalled(): Promise<boolean> {
  const registration = await registered()
  return (await registration?.pushManager.getSubscription()) != null
}

/** Has this device called from now on; false where the person or the browser does not allow it. */
export async function beCalled(): Promise<boolean> {
  const registration = await registered()
  if (registration === null || (await Notification.requestPermission()) !== 'granted') return false
  const { key } = await api.pushKey()
  const { language } = settings()
  const words = { title: say(language, 'yourTurn'), body: say(language, 'callBody', { game: '{game}' }) }
  await (await caches.open(WORDS)).put('./words.json', Response.json(words))
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  if (subscription === null) return false
  await api.push(subscription.toJSON())
  return true
}

/** Leaves this device in peace. */
export async function beLeftAlone(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  if (!subscription) return
  await api.noPush(subscription.endpoint)
  await subscription.unsubscribe()
}
