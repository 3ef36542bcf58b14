// Local storage, next to the cart's cookie. If the browser blocks it, these values only live as long as the page.

export const storageKeys = {
  /** Notes for the crew, too long for a cookie. */
  notes: 'hillCountryQuoteNotes',
  /** The last attempt to submit, so that a retry sends the same idempotency key. */
  attempt: 'hillCountryQuoteAttempt',
  /** The slug of the visitor's community. */
  place: 'hctc_place',
  /** 'es' after a page in Spanish. */
  language: 'hctc_language',
  /** Whether the visitor allowed advertising. */
  adChoice: 'hctc_ad_choice',
  /** Plants marked with Keep. */
  keptPlants: 'hctc_kept_plants',
} as const

export type StoredItem = keyof typeof storageKeys

export function readStored(item: StoredItem): string | null {
  try {
    return localStorage.getItem(storageKeys[item])
  } catch {
    return null
  }
}

export function store(item: StoredItem, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(storageKeys[item])
    else localStorage.setItem(storageKeys[item], text)
  } catch {
    // Storage is full or blocked.
  }
}

/** Emptying the cart also deletes what was stored for its quote request. */
export function forgetStoredQuote() {
  store('notes', null)
  store('attempt', null)
}
