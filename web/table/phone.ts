import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 900px)')

const watch = (watcher: () => void): (() => void) => {
  narrow.addEventListener('change', watcher)
  return () => narrow.removeEventListener('change', watcher)
}

/** Is the screen so narrow that panels become sheets? */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches)
