import type { Language } from '../text/index.ts'
import { Store, useStore } from './store.ts'

/** What a person sets once for all tables. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: 'system' | 'on' | 'off'
  readonly sound: 'off' | 'on'
  /** Bots decide one by one before one's eyes, or all at once. */
  readonly pace: 'shown' | 'once'
  /** A turn of several decisions is confirmed before the others go on. */
  readonly confirm: 'on' | 'off'
  readonly language: Language
  readonly name: string
}

const KEY = 'pantheon/settings'

const STANDARD: Settings = {
  theme: 'system',
  motion: 'system',
  sound: 'off',
  pace: 'shown',
  confirm: 'on',
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  name: '',
}

const store = new Store<Settings>(read())

function read(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return STANDARD
  }
}

/** The settings, followed. */
export const useSettings = (): Settings => useStore(store)

/** The settings as they are now. */
export const settings = (): Settings => store.get()

/** Changes some settings, keeps them and lets the page take them on. */
export function change(part: Partial<Settings>): void {
  store.set({ ...store.get(), ...part })
  localStorage.setItem(KEY, JSON.stringify(store.get()))
  apply()
}

const darkness = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
darkness.addEventListener('change', apply)
stillness.addEventListener('change', apply)

/** May pieces travel? */
export const moving = (): boolean => {
  const { motion } = store.get()
  return motion === 'system' ? !stillness.matches : motion === 'on'
}

/** Tells the page's root what is set. */
export function apply(): void {
  const { theme, language } = store.get()
  const root = document.documentElement
  root.lang = language
  root.dataset.theme = theme === 'system' ? (darkness.matches ? 'dark' : 'light') : theme
  root.dataset.motion = moving() ? 'on' : 'off'
}
