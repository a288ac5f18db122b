import { to } from '../app/route.ts'
import type { Session } from './session.ts'
import { pack } from './shared-game.ts'

/** What came of sharing: handed on by the device, or the address, copied where that was allowed. */
export interface Shared {
  readonly how: 'handed' | 'copied' | 'shown'
  readonly link: string
}

/** Hands a finished game on by an address that holds it whole. */
export async function share(session: Session, title: string, names: readonly string[]): Promise<Shared> {
  const link = await addressOf(session, names)
  if (await handed({ title, url: link })) return { how: 'handed', link }
  const copied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  )
  return { how: copied ? 'copied' : 'shown', link }
}

async function addressOf(session: Session, names: readonly string[]): Promise<string> {
  const code = await pack({ record: JSON.parse(await session.record()), names })
  return `${location.href.split('#')[0]}${to('replay', code)}`
}

/** Lets the device share, where it can and the person does not turn back. */
async function handed(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch {
    return false
  }
}

/** Saves a game's record as a file. */
export async function save(session: Session): Promise<void> {
  const url = URL.createObjectURL(new Blob([await session.record()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${session.game}-${session.id}.json`
  link.click()
  URL.revokeObjectURL(url)
}
