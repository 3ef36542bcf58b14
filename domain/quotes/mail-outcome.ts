/** Which of a quote's emails have been sent. `none` means there's no customer copy to send. */
export type MailState = { customerCopy: 'sent' | 'waiting' | 'none'; business: 'sent' | 'waiting' }

const savedMessage = 'Quote saved! We will email you the details shortly.'

/**
 * Each message must be true when it's shown. Null if there's nothing to say: with only a phone number and the business
 * email still waiting, promising an email would be false.
 */
export function outcomeMessage(state: MailState, email: string): string | null {
  if (state.customerCopy === 'sent') return `Quote emailed to ${email}`
  if (state.customerCopy === 'waiting') return savedMessage
  return state.business === 'sent' ? 'Quote sent to admin for follow-up' : null
}

/** True once the message can't change anymore, so that polling can stop. */
export function mailIsSettled({ customerCopy, business }: MailState): boolean {
  return customerCopy === 'sent' || (customerCopy === 'none' && business === 'sent')
}

/** An email to the business that has waited this long is late: the health check fails, and the desk lists it. */
export const lateAfterMinutes = 15
