import { telephoneLink } from '#domain/company/company-profile.ts'
import { mailtoUrl } from '#domain/mailbox.ts'

// Links with which a phone calls, texts or writes to a customer; nothing is sent until the person there does it.

/** Null for what nobody could dial. */
export const callLink = (phone: string | null): string | null =>
  phone !== null && /^1?\d{10}$/.test(phone.replaceAll(/\D/g, '')) ? telephoneLink(phone) : null

/** '?&' because older iPhones only read what follows an ampersand. */
export const textLink = (phone: string | null, words: string): string | null =>
  callLink(phone)
    ?.replace('tel:', 'sms:')
    .concat(`?&body=${encodeURIComponent(words)}`) ?? null

export const mailLink = (email: string | null, subject: string): string | null =>
  email === null ? null : `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}`
