import type { Entry } from '@pantheon/table'
import { Store, useStore } from '../app/store.ts'
import type { Founded } from '../worker/messages.ts'

/** A game kept on this device. */
export interface Kept {
  readonly founded: Founded
  readonly entries: readonly Entry[]
  readonly over: boolean
}

const PREFIX = 'pantheon/game/'

const keys = (): string[] => Object.keys(localStorage).filter(key => key.startsWith(PREFIX))

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const all = (): Kept[] =>
  keys()
    .flatMap(key => read(key) ?? [])
    .sort((a, b) => b.founded.at - a.founded.at)

const store = new Store<readonly Kept[]>(all())

/** The games of this device, the newest first. */
export const useShelf = (): readonly Kept[] => useStore(store)

/** The game of that id, if this device has it. */
export const taken = (id: string): Kept | null => read(PREFIX + id)

/** The most finished games that are kept; older ones make room. */
const MOST_FINISHED = 20

/** Keeps a game as it stands. */
export function keep(kept: Kept): void {
  localStorage.setItem(PREFIX + kept.founded.id, JSON.stringify(kept))
  const finished = all().filter(({ over }) => over)
  for (const { founded } of finished.slice(MOST_FINISHED)) localStorage.removeItem(PREFIX + founded.id)
  store.set(all())
}

/** Forgets a game. */
export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id)
  store.set(all())
}
