import { telephoneLink } from '#domain/settings/company-profile.ts'
import { mailtoUrl } from '#domain/mailbox.ts'
import type { ContactLinks } from './today-page.ts'

// Links with which a phone calls, texts, writes to or finds a customer; nothing is sent until the person there does it.

/** Null for what nobody could dial. */
export const callLink = (phone: string | null): string | null =>
  phone !== null && /^1?\d{10}$/.test(phone.replaceAll(/\D/g, '')) ? telephoneLink(phone) : null

/** '?&' because older iPhones only read what follows an ampersand. */
export const textLink = (phone: string | null, words: string): string | null =>
  callLink(phone)
    ?.replace('tel:', 'sms:')
    .concat(`?&body=${encodeURIComponent(words)}`) ?? null

export const mailLink = (email: string | null, subject: string, words = ''): string | null =>
  email === null
    ? null
    : `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}${words === '' ? '' : `&body=${encodeURIComponent(words)}`}`

export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

type Customer = { firstName: string; phone: string | null; email: string | null; number: string }

/** The purpose of a text or email about a quote: the quote itself, a decision that's still out, an order, what was done, or a review. */
export type QuoteTopic = 'quote' | 'order' | 'decision' | 'done' | 'review'

const topicWords: Record<QuoteTopic, string> = {
  quote: 'Your quote is here:',
  order: 'Your order, with everything we agreed on, is here:',
  decision: 'Have you had a chance to look at your quote? It’s here:',
  done: 'Your order is done. What was done, and what it came to, is here:',
  review: 'Thank you for your order. Would you tell others how it went?',
}

type Message = { companyName: string; topic: QuoteTopic; url: string }

/** The words are only a beginning: they can be changed on the phone before they're sent. */
export const linkWords = ({ firstName }: Pick<Customer, 'firstName'>, { companyName, topic, url }: Message) =>
  `Hi ${firstName}, this is ${companyName}. ${topicWords[topic]} ${url}`

export function quoteContactLinks(customer: Customer, message: Message): ContactLinks {
  const { phone, email, number } = customer
  const words = linkWords(customer, message)
  return {
    call: callLink(phone),
    text: textLink(phone, words),
    mail: mailLink(email, `Your quote ${number}`, words),
  }
}
