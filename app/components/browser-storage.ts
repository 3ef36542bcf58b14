// What is kept in local storage, beside the cart's cookie. A browser may refuse it: then it lives as long as the page (CT-05).

const names = {
  /** For the crew; too long for a cookie (reading 3). */
  notes: 'hillCountryQuoteNotes',
  /** The last attempt to send, so that it stays one request. */
  attempt: 'hillCountryQuoteAttempt',
  /** The answer about advertising. */
  adChoice: 'hctc_ad_choice',
} as const

type Kept = keyof typeof names

export function readStored(what: Kept): string | null {
  try {
    return localStorage.getItem(names[what])
  } catch {
    return null
  }
}

export function store(what: Kept, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(names[what])
    else localStorage.setItem(names[what], text)
  } catch {
    // Nothing to be done, and nothing to say.
  }
}

/** What belongs to a quote goes when the cart does (CT-04). */
export function forgetStoredQuote() {
  store('notes', null)
  store('attempt', null)
}
