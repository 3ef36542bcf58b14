import { useEffect, useState } from 'react'
import { failedEstimate, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { isLargeOrder, largeOrderCents } from '#domain/delivery/delivery-price.ts'
import { destinationName, type Destination } from '#domain/delivery/destination.ts'
import type { Cents } from '#domain/money.ts'
import { postJson } from '#app/fetch-json.ts'

type Question = { to: Destination; orderCents: Cents }
type Known = { question: string; estimate: DeliveryEstimate }

/** A pause in typing a street address. */
const waitMilliseconds = 350

/** Estimates found during this visit. Failures aren't cached. */
const found = new Map<string, DeliveryEstimate>()

/** A cache key. The order total only matters if it crosses the large-order threshold. */
function questionFor(to: Destination, orderCents: Cents): string {
  const trimmed = Object.fromEntries(Object.entries(to).map(([field, text]) => [field, text.trim()]))
  return JSON.stringify({ to: trimmed, orderCents: isLargeOrder(orderCents) ? largeOrderCents : 0 })
}

/**
 * The server's estimate for delivery to `to`. Null until it's known, so a fee never shows for the wrong destination. `first` is
 * the estimate the page was rendered with.
 */
export function useDeliveryEstimate(
  to: Destination | null,
  orderCents: Cents,
  first: DeliveryEstimate | null = null,
): { estimate: DeliveryEstimate | null; pending: boolean } {
  const question = to === null ? null : questionFor(to, orderCents)
  const [known, setKnown] = useState<Known | null>(
    question === null || first === null ? null : { question, estimate: first },
  )
  const remembered = question === null ? undefined : found.get(question)
  const estimate = known !== null && known.question === question ? known.estimate : (remembered ?? null)
  const isKnown = question === null || estimate !== null

  // The destination can change by typing, in another tab, or on another page.
  useEffect(() => {
    if (question === null || isKnown) return undefined
    const asked = JSON.parse(question) as Question
    const request = new AbortController()
    const ask = async () => {
      const result = await postJson<DeliveryEstimate>('/api/delivery-estimate', asked, request.signal)
      if (request.signal.aborted) return
      if (result?.kind === 'fee' || result?.kind === 'custom-quote') found.set(question, result)
      setKnown({ question, estimate: result ?? failedEstimate(destinationName(asked.to)) })
    }
    const timer = setTimeout(() => void ask(), 'address' in asked.to ? waitMilliseconds : 0)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [question, isKnown])

  return { estimate, pending: !isKnown }
}
