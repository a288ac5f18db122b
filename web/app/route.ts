import { Store, useStore } from './store.ts'

/** Where one is: the page, and what stands behind it in the address. */
export interface Route {
  readonly page: string
  readonly rest: readonly string[]
}

const read = (): Route => {
  const [page = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  return { page, rest }
}

const store = new Store<Route>(read())
addEventListener('hashchange', () => store.set(read()))

/** Where one is, followed. */
export const useRoute = (): Route => useStore(store)

/** The address of a page, for links. */
export const to = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

/** Goes to a page. */
export const go = (...parts: readonly string[]): void => {
  location.hash = to(...parts)
}
