import { entryOf } from '#domain/quotes/lifecycle/event-kinds.ts'

// How the desk names the emails that the site sends.

const names: Readonly<Record<string, string>> = {
  message: 'Message, sent on to us',
  summary: 'Daily summary, to us',
  newsletter: 'Newsletter confirmation',
  care: 'Care email',
  customer: 'Copy of the request',
  'to-customer': 'Email about a quote, to the customer',
  business: 'Request, to us',
  'to-business': 'Email about a quote, to us',
}

/** `about` is the event that the email tells of, if it's about a quote. */
export const emailName = (type: string, about: string | null): string =>
  (type === 'to-customer' ? entryOf(about ?? '')?.emails.customer : null) ?? names[type] ?? 'Email'

export const isToCustomer = (type: string) => ['customer', 'to-customer', 'care'].includes(type)
