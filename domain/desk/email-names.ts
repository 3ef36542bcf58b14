import type { CustomerEmailKind } from '#domain/quote/lifecycle/event-emails.ts'
import type { EventKind } from '#domain/quote/lifecycle/events.ts'

// How the desk names the emails that the site sends.

const toCustomer: Partial<Record<EventKind, string>> = {
  requested: 'Copy of the request',
  'change-asked': 'Receipt of the change request',
  accepted: 'Confirmation of the order',
  declined: 'Confirmation that they declined',
  withdrawn: 'Confirmation that they withdrew',
  canceled: 'Confirmation that they canceled',
  replaced: 'Note that the quote was replaced',
  offered: 'Official quote',
  'day-agreed': 'Planting day',
  'day-moved': 'New planting day',
  'day-called-off': 'Planting day called off',
  lost: 'Note that we closed the quote',
  done: 'Note that the work is done',
  'expiry-reminded': 'Reminder that the quote expires',
  'day-reminded': 'Reminder of the planting day',
} satisfies Record<CustomerEmailKind | 'requested', string>

const toUs: Readonly<Record<string, string>> = {
  message: 'Message, sent on to us',
  summary: 'Daily summary, to us',
  recovery: 'Notice of a used recovery code, to us',
  newsletter: 'Newsletter confirmation',
  care: 'Care email',
  customer: 'Copy of a request, to the customer',
  'to-customer': 'Email about a quote, to the customer',
  business: 'Request, to us',
  'to-business': 'Email about a quote, to us',
}

/** `kind` as the queue has it; `about` is the event that the email tells of, if it's about a quote. */
export function emailName(kind: string, about: EventKind | null): string {
  if (about === null || kind === 'care') return toUs[kind] ?? 'Email'
  return isToCustomer(kind) ? (toCustomer[about] ?? 'Email about the quote') : 'Email about the quote, to us'
}

export const isToCustomer = (kind: string) => ['customer', 'to-customer', 'care'].includes(kind)
