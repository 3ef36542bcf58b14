import { z } from 'zod'
import { newsletterMessages } from './newsletter-words.ts'

export const newsletterForm = z.object({
  email: z
    .string(newsletterMessages.email)
    .trim()
    .max(254, newsletterMessages.email)
    .pipe(z.email(newsletterMessages.email)),
  consent: z.literal('yes', newsletterMessages.consent),
})

/** 128 bits as lowercase hex. */
export const newsletterToken = z.string().regex(/^[0-9a-f]{32}$/)
