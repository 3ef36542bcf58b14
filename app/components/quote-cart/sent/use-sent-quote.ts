import { useEffect } from 'react'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { submitQuoteResponse, type SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { fetchJson } from '#app/fetch-json.ts'
import { createStore, useStore } from '#ui/create-store.ts'

/** The sent quote as the server stored it: from the submit response, or loaded later by its token. */
const sentQuoteStore = createStore<SubmitQuoteResponse | null>(null)

export const rememberSentQuote = sentQuoteStore.set

async function loadSentQuote(token: string) {
  const body = await fetchJson(`/api/sent-quote?token=${encodeURIComponent(token)}`)
  const parsed = submitQuoteResponse.safeParse(body)
  // If it fails, the summary shows what it knows and links to the quote's page.
  if (parsed.success) rememberSentQuote(parsed.data)
}

/** The quote sent with this cart; null until it's known. A page may have loaded with it. */
export function useSentQuote(
  submitted: SentQuoteRef | null,
  loaded: SubmitQuoteResponse | null = null,
): SubmitQuoteResponse | null {
  const remembered = useStore(sentQuoteStore)
  const token = submitted?.token ?? null
  const known = [remembered, loaded].find((sent) => sent?.token === token) ?? null
  const isMissing = token !== null && known === null
  // Sent from another tab, or from this one before a reload.
  useEffect(() => {
    if (isMissing && token !== null) void loadSentQuote(token)
  }, [isMissing, token])
  return token === null ? null : known
}
