type Request = {
  /** What the visitor chose and typed, without any figures. */
  choices: string
  /** As it is sent, to the letter. */
  body: string
}

/** A request that was sent, or is about to be. The key makes it one quote however often it is sent. */
export type QuoteAttempt = Request & {
  key: string
  /** The key of an attempt with another body, of which nobody learnt whether it arrived. */
  replaces: string | null
  /** True from sending until the answer says what became of it. */
  outcomeUnknown: boolean
}

/**
 * The same body keeps its key. Another gets `freshKey`, and says which attempt it may be taking the place of. Where nobody knows
 * what became of the last one and the visitor changed nothing since, that one is sent again as it was: a fee or a price that
 * arrived meanwhile must not make two quotes of one.
 */
export function nextAttempt(before: QuoteAttempt | null, request: Request, freshKey: string): QuoteAttempt {
  if (before !== null && before.outcomeUnknown && before.choices === request.choices) return before
  if (before?.body === request.body) return { ...before, outcomeUnknown: true }
  const replaces = before === null ? null : before.outcomeUnknown ? before.key : before.replaces
  return { ...request, key: freshKey, replaces, outcomeUnknown: true }
}

/** Whether an answer with this status says for certain that nothing was stored. A request that took too long may have been. */
export const isCertainlyRefused = (status: number) => status >= 400 && status < 500 && status !== 408
