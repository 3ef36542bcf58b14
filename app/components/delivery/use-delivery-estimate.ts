import { useEffect, useState } from 'react'
import { failedEstimate, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { isLargeOrder, largeOrderCents } from '#domain/delivery/delivery-price.ts'
import { destinationName, type Destination } from '#domain/delivery/destination.ts'
import type { Cents } from '#domain/money.ts'
import { postJson } from '#app/fetch-json.ts'

type Question = { to: Destination; orderCents: Cents }
type Known = { question: string; estimate: DeliveryEstimate }

/** Long enough for a pause while an address is typed. */
const waitMilliseconds = 350

/** What was found in this visit; a failure is asked for again. */
const found = new Map<string, DeliveryEstimate>()

/** As text, so that equal questions are one: of the order only its being large matters. */
function questionFor(to: Destination, orderCents: Cents): string {
  const trimmed = Object.fromEntries(Object.entries(to).map(([field, text]) => [field, text.trim()]))
  return JSON.stringify({ to: trimmed, orderCents: isLargeOrder(orderCents) ? largeOrderCents : 0 })
}

/**
 * What delivery to `to` costs, from the server. Null while it is not known: there is never a fee of another place. `first` is
 * what the page came with.
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

  // The server is asked when the place changes, by whatever means: typing, another tab, a choice on another screen.
  useEffect(() => {
    if (question === null || isKnown) return undefined
    const asked = JSON.parse(question) as Question
    const asking = new AbortController()
    const ask = async () => {
      const answer = await postJson<DeliveryEstimate>('/api/delivery-estimate', asked, asking.signal)
      if (asking.signal.aborted) return
      if (answer?.kind === 'fee' || answer?.kind === 'custom-quote') found.set(question, answer)
      setKnown({ question, estimate: answer ?? failedEstimate(destinationName(asked.to)) })
    }
    const timer = setTimeout(() => void ask(), 'address' in asked.to ? waitMilliseconds : 0)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, isKnown])

  return { estimate, pending: !isKnown }
}
