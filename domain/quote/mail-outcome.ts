/** What became of a quote's mails: whether the customer was to get a copy, and what has left so far. */
export type MailState = { customerCopy: 'sent' | 'waiting' | 'none'; business: 'sent' | 'waiting' }

const savedMessage = 'Quote saved! We will email you the details shortly.'

/**
 * EM-03, each true when it is shown (reading 13). Null while nothing can be said: with only a phone number, and the business's
 * mail still on its way, a promise to write would be false.
 */
export function outcomeMessage(state: MailState, email: string): string | null {
  if (state.customerCopy === 'sent') return `Quote emailed to ${email}`
  if (state.customerCopy === 'waiting') return savedMessage
  return state.business === 'sent' ? 'Quote sent to admin for follow-up' : null
}

/** Whether asking again could still change what is shown. */
export function mailIsSettled({ customerCopy, business }: MailState): boolean {
  return customerCopy === 'sent' || (customerCopy === 'none' && business === 'sent')
}
