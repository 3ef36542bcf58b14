import { useEffect, useSyncExternalStore } from 'react'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { sentQuoteStore } from './sent-quote-store.ts'

/** What was sent with this cart; null while it is not known. A page may bring it along. */
export function useSentQuote(
  submitted: SentQuoteRef | null,
  loaded: SubmitQuoteResponse | null = null,
): SubmitQuoteResponse | null {
  const remembered = useSyncExternalStore(sentQuoteStore.subscribe, sentQuoteStore.read, () => null)
  const token = submitted?.token ?? null
  const known = [remembered, loaded].find((answer) => answer?.token === token) ?? null
  const isMissing = token !== null && known === null
  // Another tab, or this one before it was loaded again, sent it.
  useEffect(() => {
    if (isMissing && token !== null) void sentQuoteStore.load(token)
  }, [isMissing, token])
  return token === null ? null : known
}
