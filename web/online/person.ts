import { change, settings } from '../app/settings.ts'
import { Store, useStore } from '../app/store.ts'
import { ApiError, api, type Person } from './api.ts'

const store = new Store<Person | null | undefined>(undefined)

/** Who one is to the server: null for nobody yet, undefined until it has said so. */
export const usePerson = (): Person | null | undefined => useStore(store)

/** Who one is, once the server has said so. */
export const person = (): Person | null | undefined => store.get()

/** Called whenever one has become someone else. */
export const onPerson = (call: () => void): (() => void) => store.watch(call)

let asking: Promise<Person | null> | null = null

/** Asks the server who one is; once, unless it could not be reached. */
export function whoAmI(): Promise<Person | null> {
  const known = store.get()
  if (known !== undefined) return Promise.resolve(known)
  asking ??= api
    .me()
    .then(({ person }) => {
      store.set(person)
      return person
    })
    .finally(() => {
      asking = null
    })
  return asking
}

/** Names for guests who have not said theirs. */
const NAMES = [
  'Ariadne',
  'Kleon',
  'Theano',
  'Lykos',
  'Daphne',
  'Orion',
  'Phaidra',
  'Nestor',
  'Iris',
  'Leander',
]

const anyName = (): string =>
  `${NAMES[Math.floor(Math.random() * NAMES.length)]} ${2 + Math.floor(Math.random() * 97)}`

let becoming: Promise<Person> | null = null

/** Who one is; a guest at once, where one is nobody yet. */
export function beSomeone(): Promise<Person> {
  becoming ??= become().finally(() => {
    becoming = null
  })
  return becoming
}

async function become(): Promise<Person> {
  const known = await whoAmI()
  if (known) return known
  const wanted = settings().name.trim()
  try {
    return take((await api.name(wanted || anyName())).person)
  } catch (error) {
    // The name belongs to someone: a guest may be called anything else.
    if (wanted === '' || !(error instanceof ApiError && error.status === 400)) throw error
    return take((await api.name(anyName())).person)
  }
}

/** From now on one is this person here. */
export function take(person: Person): Person {
  change({ name: person.name })
  store.set(person)
  return person
}

/** A guest takes another name. */
export async function rename(name: string): Promise<void> {
  const before = await beSomeone()
  const { person } = await api.name(name)
  take({ ...before, ...person })
}

/** One is nobody again on this device. */
export async function signOut(): Promise<void> {
  await api.signOut()
  store.set(null)
}

/** A guest of the server takes the name that is set on this device, where it can be had. */
export async function followName(name: string): Promise<void> {
  const known = store.get()
  const wanted = name.trim()
  if (!known || known.claimed || wanted === '' || wanted === known.name) return
  await rename(wanted).catch(() => change({ name: known.name }))
}
