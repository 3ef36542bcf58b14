import type { RefusalReason } from './lifecycle/quote-after.ts'

const changedMeanwhile =
  "This quote has changed in the meantime, so that wasn't possible. Here's where it stands now."

/** When someone else did something to the quote and wasn't done yet. */
export const sameMomentMessage =
  "Something else was happening to this quote at the same moment, so that wasn't possible. Here's where it stands now."

/** The customer's message for a refused action. */
export const refusalMessages: Record<RefusalReason, string> = {
  'no-such-quote': changedMeanwhile,
  'not-in-this-state': changedMeanwhile,
  'not-the-newest': "There's a newer version of this quote. Please look at it before you accept.",
  'only-an-estimate': 'This is still an estimate. You can accept the official quote once we have sent it.',
  expired: 'This quote has expired. Please ask us for a new one.',
  'change-open': 'Your change request is still open. We answer that first.',
  'nothing-open': changedMeanwhile,
  'day-over': 'The day has passed. Please ask us a question or call us instead.',
  'not-due': changedMeanwhile,
  'not-received': changedMeanwhile,
}
