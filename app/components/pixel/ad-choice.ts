import { readStored, store } from '#app/components/browser-storage.ts'

// Whether the visitor lets us tell the advertising provider what happens on the site: asked once, kept in the browser.

export type AdChoice = 'yes' | 'no' | 'unasked'

let lastChosen: AdChoice | undefined
const listeners = new Set<() => void>()

/** Global Privacy Control is a no that nobody asks about. */
export const saysNoByBrowser = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function read(): AdChoice {
  if (saysNoByBrowser()) return 'no'
  const kept = readStored('adChoice') ?? lastChosen
  return kept === 'yes' || kept === 'no' ? kept : 'unasked'
}

export const adChoice = {
  read,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    // Another tab may have answered.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
  /** 'unasked' asks again: a consent that was given is withdrawn by it. */
  choose: (choice: AdChoice) => {
    // For a browser that keeps nothing.
    lastChosen = choice
    store('adChoice', choice === 'unasked' ? null : choice)
    for (const listener of listeners) listener()
  },
}
