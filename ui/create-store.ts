import { useSyncExternalStore } from 'react'

/**
 * A value that lives outside React. The server and hydration see `initial`; `start` runs before the first use in the browser
 * and returns the value found there.
 */
export function createStore<Value>(initial: Value, start = () => initial) {
  let value = initial
  let started = false
  const listeners = new Set<() => void>()
  const read = () => {
    if (!started) {
      started = true
      value = start()
    }
    return value
  }
  return {
    initial,
    read,
    set: (next: Value) => {
      if (Object.is(next, read())) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Readable<Value> = Pick<ReturnType<typeof createStore<Value>>, 'initial' | 'read' | 'subscribe'>

export const useStore = <Value>({ initial, read, subscribe }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial)
