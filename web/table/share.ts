import type { Session } from './session.ts'

/** What came of sharing: handed on by the device, the address copied, or a file saved. */
export type Shared = 'handed' | 'copied' | 'saved'

/** Hands a finished game on: its address where it has one, its record as a file otherwise. */
export async function share(session: Session, title: string): Promise<Shared> {
  const { link } = session
  if (link !== undefined) {
    if (await handed({ title, url: link })) return 'handed'
    await navigator.clipboard.writeText(link)
    return 'copied'
  }
  const file = new File([await session.record()], `${session.game}-${session.id}.json`, {
    type: 'application/json',
  })
  if (await handed({ title, files: [file] })) return 'handed'
  save(file)
  return 'saved'
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

function save(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
