import { readStored, store as storeInBrowser } from '#app/components/browser-storage.ts'
import { createStore } from '#ui/create-store.ts'

// Whether the visitor lets us report events to the ad provider. Asked once, then stored in the browser.

export type AdChoice = 'yes' | 'no' | 'unasked'

/** Global Privacy Control counts as a no, without asking. */
export const browserOptsOut = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function storedChoice(): AdChoice {
  if (browserOptsOut()) return 'no'
  const stored = readStored('adChoice')
  return stored === 'yes' || stored === 'no' ? stored : 'unasked'
}

const store = createStore<AdChoice>('no', () => {
  // Another tab may change it, also while this page waits in the back/forward cache.
  const refresh = () => store.set(storedChoice())
  addEventListener('storage', refresh)
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  return storedChoice()
})

export const adChoice = {
  ...store,
  /** 'unasked' withdraws consent and asks again. */
  choose: (choice: AdChoice) => {
    storeInBrowser('adChoice', choice === 'unasked' ? null : choice)
    store.set(browserOptsOut() ? 'no' : choice)
  },
}
