/** A request that was sent, or is about to be. The key makes it one quote however often it is sent. */
export type QuoteAttempt = {
  key: string
  /** As it is sent, to the letter. */
  body: string
  /** The key of an attempt with another body, of which nobody learnt whether it arrived. */
  replaces: string | null
  /** True from sending until the answer says what became of it. */
  outcomeUnknown: boolean
}

/** The same body keeps its key. Another gets `freshKey`, and says which attempt it may be taking the place of. */
export function nextAttempt(before: QuoteAttempt | null, body: string, freshKey: string): QuoteAttempt {
  if (before?.body === body) return { ...before, outcomeUnknown: true }
  const replaces = before === null ? null : before.outcomeUnknown ? before.key : before.replaces
  return { key: freshKey, body, replaces, outcomeUnknown: true }
}

/** Whether an answer with this status says for certain that nothing was stored. A request that took too long may have been. */
export const isCertainlyRefused = (status: number) => status >= 400 && status < 500 && status !== 408
