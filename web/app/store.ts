import { useSyncExternalStore } from 'react'

/** A value that components can watch. */
export class Store<T> {
  private readonly watchers = new Set<() => void>()

  constructor(private value: T) {}

  readonly get = (): T => this.value

  readonly set = (value: T): void => {
    this.value = value
    for (const watcher of this.watchers) watcher()
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }
}

/** The value of a store, followed. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, store.get)
