import { submitQuoteResponse, type SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'

// The quote that was sent, as the server stored it: from the answer to sending it, or later by its token.

let sent: SubmitQuoteResponse | null = null
const listeners = new Set<() => void>()

function remember(answer: SubmitQuoteResponse) {
  sent = answer
  for (const listener of listeners) listener()
}

export const sentQuoteStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => sent,
  remember,
  load: async (token: string) => {
    try {
      const response = await fetch(`/api/sent-quote?token=${encodeURIComponent(token)}`)
      const answer = response.ok ? submitQuoteResponse.nullable().parse(await response.json()) : null
      if (answer !== null) remember(answer)
    } catch {
      // The summary then says what is known without it, and leads to the quote's page.
    }
  },
}
