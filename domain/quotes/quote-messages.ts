/** All messages of a quote request. The server sends only these, never a raw database error. */
export const quoteMessages = {
  success: 'Quote submitted successfully!',
  tooMany: 'Too many requests. Please wait a minute before submitting another quote.',
  failed: 'Failed to submit quote. Please try again.',
  customers: 'Error saving customer information. Please check your details.',
  quotes: 'Error creating quote. Please try again.',
  items: 'Error saving quote items. Please try again.',
  duplicate: 'A quote with this information already exists.',
  invalid: 'Failed to submit quote. Please verify all fields and try again.',
} as const

/** For a request that was added to a quote that has become official. */
export const officialMessage = (number: string) =>
  `Quote ${number} is official by now. Please ask for the change on its page.`

/** The message for a database error. */
export function messageForFault({ message, code }: { message: string; code?: string | undefined }): string {
  if (message.includes('quote_items')) return quoteMessages.items
  if (message.includes('customers')) return quoteMessages.customers
  if (message.includes('quotes')) return quoteMessages.quotes
  return code === '23505' ? quoteMessages.duplicate : quoteMessages.invalid
}

/** The message for an unsuccessful response. */
export function messageForResponse(status: number, body: unknown): string {
  if (status === 429) return quoteMessages.tooMany
  const given = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof given === 'string' && given !== '' ? given : quoteMessages.failed
}
