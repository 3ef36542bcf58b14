import { useEffect } from 'react'
import { readStored, storageKeys, store as storeInBrowser } from '#app/components/browser-storage.ts'
import { findCommunity, type Community } from '#domain/places/communities.ts'
import { createStore, useStore } from '#ui/create-store.ts'

// The visitor's community, from a community page they opened or a town or ZIP code they chose. It's kept on the device:
// pages are cached for everyone, so they can't know it.

/** For the head of every page: keeps the space of what will be said about the visitor's town, so that nothing moves. */
export const markKnownPlace = `try{if(localStorage.getItem('${storageKeys.place}'))document.documentElement.dataset.place=''}catch{}`

const storedPlace = () => findCommunity(readStored('place') ?? '') ?? null

const store = createStore<Community | null>(null, () => {
  // Another tab may change it, also while this page waits in the back/forward cache.
  const refresh = () => store.set(storedPlace())
  addEventListener('storage', refresh)
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  return storedPlace()
})

export const placeMemory = {
  ...store,
  /** Ignores anything that isn't the slug of a community. */
  remember: (slug: string) => {
    const place = findCommunity(slug)
    if (place === undefined) return
    storeInBrowser('place', place.slug)
    document.documentElement.dataset['place'] = ''
    store.set(place)
  },
  forget: () => {
    storeInBrowser('place', null)
    delete document.documentElement.dataset['place']
    store.set(null)
  },
}

/** Null on the server, during hydration, and until a place is known. */
export const usePlace = () => useStore(placeMemory)

/** Remembers a community once the page has it. Null does nothing. */
export function useRememberPlace(slug: string | null) {
  useEffect(() => {
    if (slug !== null) placeMemory.remember(slug)
  }, [slug])
}
