import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/create-store.ts'
import { usePerson } from './use-person.ts'

// Typed text stays on the device until it's saved, so that neither a lost signal nor an ended session loses it. Each person has
// their own drafts, and signing out clears them all.

const prefix = 'desk-draft '
export const photoCache = 'desk-draft photos'
export const yardPageCache = 'desk-draft yard page'
/** How many times something was written. */
const writes = createStore(0)
const noteWrite = () => writes.set(writes.read() + 1)
// Another tab of the desk writes, too.
if (typeof window !== 'undefined') window.addEventListener('storage', noteWrite)
/** Where the browser blocks storage, a draft lives as long as the page. */
const inMemory = new Map<string, string>()

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return inMemory.get(name) ?? null
  }
}

function write(name: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    if (text === null) inMemory.delete(name)
    else inMemory.set(name, text)
  }
  noteWrite()
}

/** The name under which a person's draft is stored; signing out clears everything with such a name. */
export const unsavedTextName = (personId: number, key: string) => `${prefix}${personId} ${key}`

export type UnsavedText = {
  /** Null if nothing was typed, or it has been saved. Always null on the server and while hydrating. */
  text: string | null
  set: (text: string) => void
  /** Call it once the text is saved. */
  clear: () => void
}

/** The text typed for `key`, such as 'quote HCT-26-… message'. */
export function useUnsavedText(key: string): UnsavedText {
  const name = unsavedTextName(usePerson()?.id ?? 0, key)
  const text = useSyncExternalStore(
    writes.subscribe,
    () => read(name),
    () => null,
  )
  return { text, set: (typed) => write(name, typed), clear: () => write(name, null) }
}

export function clearUnsavedText() {
  inMemory.clear()
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
    // Photos that wait to be sent, and the yard as it was last.
    void caches.delete(photoCache)
    void caches.delete(yardPageCache)
  } catch {
    // Nothing was stored.
  }
  noteWrite()
}
