type Request = {
  /** The visitor's choices and form entries, without prices and totals. */
  choices: string
  /** The exact request body. */
  body: string
}

/** A request that was sent or is about to be. `key` is the idempotency key: however often it's sent, it's stored once. */
export type QuoteAttempt = Request & {
  key: string
  /** The key of an earlier attempt with a different body, which may or may not have arrived. */
  replaces: string | null
  /** True from sending until a response tells us the outcome. */
  outcomeUnknown: boolean
}

/**
 * The same body keeps its key. A different body gets `freshKey` and names the attempt it may replace. If the last attempt's
 * outcome is unknown and the visitor has changed nothing since, it's sent again unchanged: a fee or price that arrived in the
 * meantime must not turn one quote into two.
 */
export function nextAttempt(before: QuoteAttempt | null, request: Request, freshKey: string): QuoteAttempt {
  if (before !== null && before.outcomeUnknown && before.choices === request.choices) return before
  if (before?.body === request.body) return { ...before, outcomeUnknown: true }
  const replaces = before === null ? null : before.outcomeUnknown ? before.key : before.replaces
  return { ...request, key: freshKey, replaces, outcomeUnknown: true }
}

/** True if this status means that nothing was stored. After a timeout (408), the quote may have been. */
export const isCertainlyRefused = (status: number) => status >= 400 && status < 500 && status !== 408
