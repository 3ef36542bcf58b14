import { quoteAnswer, type QuoteAnswer } from '#domain/quote/quote-answer.ts'

// The quote that was sent, as the server stored it: from the answer to sending it, or later by its token.

let sent: QuoteAnswer | null = null
const listeners = new Set<() => void>()

function remember(answer: QuoteAnswer) {
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
      const answer = response.ok ? quoteAnswer.nullable().parse(await response.json()) : null
      if (answer !== null) remember(answer)
    } catch {
      // The summary then says what is known without it, and leads to the quote's page.
    }
  },
}
