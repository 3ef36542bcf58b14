import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
