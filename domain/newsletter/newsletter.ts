import { z } from 'zod'

/** What a subscriber agrees to; kept with the address. */
export const newsletterConsent =
  'Yes, send me the season letter. I will confirm it by a link in a first mail.'

export const newsletterMessages = {
  email: 'Please give an e-mail address that we can write to.',
  consent: 'Please tick the box, so that we know you want the letter.',
  asked:
    'Now look into your mailbox: unless this address is on the list already, a mail with a link to confirm is on its way. We send one a day at most.',
  tooMany: 'That was a little fast. Please wait a minute and try again.',
  failed: 'Your address could not be stored. Please try again in a moment.',
} as const

export const newsletterForm = z.object({
  email: z
    .string(newsletterMessages.email)
    .trim()
    .max(254, newsletterMessages.email)
    .pipe(z.email(newsletterMessages.email)),
  consent: z.literal('yes', newsletterMessages.consent),
})

/** 128 bits in small letters: an address does not depend on capitals. */
export const newsletterToken = z.string().regex(/^[0-9a-f]{32}$/)
