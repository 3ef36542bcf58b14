import { useEffect, useState, type ComponentType } from 'react'
import { createStore } from './create-store.ts'

/**
 * A component whose code loads after hydration, when it first mounts or on `preload()`. Until then, and if loading fails, the
 * fallback renders in its place. React.lazy would suspend and hold up hydration.
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
): ComponentType<Props> & { preload: () => void } {
  const store = createStore(Fallback)
  // Calling it again retries a failed load; after a successful one the browser has the module.
  const loadIntoStore = () => load().then(store.set, () => undefined)
  function LazyAfterHydration(props: Props) {
    const [Loaded, setLoaded] = useState(store.read)
    useEffect(() => {
      const update = () => setLoaded(store.read)
      void loadIntoStore().then(update)
      return store.subscribe(update)
    }, [])
    return <Loaded {...props} />
  }
  return Object.assign(LazyAfterHydration, { preload: () => void loadIntoStore() })
}
