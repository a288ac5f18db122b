import { useEffect } from 'react'
import { Store, useStore } from '../app/store.ts'
import { api, type Summary } from './api.ts'
import { onPerson, person, whoAmI } from './person.ts'

const EVERY = 30_000
const SOON = 700

/** One's own tables on the server. */
export interface Mine {
  readonly tables: readonly Summary[]
  /** At how many it is one's turn. */
  readonly turns: number
}

const NONE: Mine = { tables: [], turns: 0 }
const store = new Store<Mine>(NONE)

/** One's own tables on the server, followed. */
export const useMine = (): Mine => useStore(store)

async function ask(): Promise<void> {
  try {
    store.set((await whoAmI()) ? await api.mine() : NONE)
  } catch {
    // No server, or none just now: what was known stays on the page.
  }
}

let soon: ReturnType<typeof setTimeout> | undefined

/** Asks again in a moment; however often this is called, once. */
export function refreshMine(): void {
  clearTimeout(soon)
  soon = setTimeout(() => void ask(), SOON)
}

/** Keeps the tables up to date while the page is looked at, and says in its title where it is one's turn. */
export function useTurns(): void {
  const { turns } = useMine()
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) Pantheon` : 'Pantheon'
  }, [turns])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    look()
    const timer = setInterval(look, EVERY)
    let who = person()?.id
    const forget = onPerson(() => {
      if (person()?.id !== who) refreshMine()
      who = person()?.id
    })
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      forget()
      removeEventListener('focus', look)
    }
  }, [])
}
