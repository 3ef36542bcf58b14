import type { Customer } from '#domain/cart/customer.ts'
import type { QuoteVersion } from './quote-version.ts'

/** Chosen, but no longer in stock. The name is null if the item never existed. */
export type GoneLine = {
  inventoryId: number
  plantName: string | null
  containerSize: string | null
  quantity: number
}

export type QuoteCustomer = Omit<Customer, 'email' | 'phone'> & { email: string | null; phone: string | null }

/** A stored quote. */
export type Quote = {
  id: number
  number: string
  token: string
  /** Opens the same page without the customer's actions. For the business. */
  readToken: string
  createdAt: Date
  notes: string
  /** 'en' or 'es': of the pages that its sender read. */
  language: string
  /** The number of the quote that this one replaces. */
  replaces: string | null
  customer: QuoteCustomer
  /** Version 1, which the site priced. */
  estimate: QuoteVersion
  gone: GoneLine[]
}

/** The part of a quote that its sender gets to see. */
export type SubmittedQuote = Omit<Quote, 'id' | 'readToken' | 'notes' | 'language'>

/** Where a sent quote stands, as far as its sender's summary says. */
export type SentStatus = {
  /** When we answer: 'by Tuesday at noon'; null if it isn't our turn. */
  promise: string | null
  /** Plants are no longer added to it by sending another request, but by asking for a change on its page. */
  isChangedOnItsPage: boolean
  /** It was declined, has expired or was closed: nobody answers it anymore. */
  isOver: boolean
}

export const countInQuote = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** '2 Texas Redbud, 15 gal' */
export function goneText({ plantName, containerSize, quantity }: GoneLine): string {
  return plantName === null
    ? `${quantity} of a plant that is not on our list`
    : `${quantity} ${plantName}, ${containerSize}`
}

/** The terms a visitor accepts by checking the box. Stored with each quote. */
export const termsVersion = 'Terms of November 19, 2026, Privacy Policy 2.3'
