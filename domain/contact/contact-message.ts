import { z } from '#domain/zod.ts'
import { emailAddress, line, paragraphs } from '#domain/forms/typed-text.ts'
import { contactFieldMessages } from './contact-words.ts'

/** CO-02: the fields the contact page posts. `service` is always empty. */
export const contactMessage = z.object({
  name: line(100).refine((given) => given !== '', contactFieldMessages.name),
  email: line(254).refine((given) => emailAddress.test(given), contactFieldMessages.email),
  phone: line(40),
  service: line(100),
  message: paragraphs(5000).refine((given) => given !== '', contactFieldMessages.message),
})

export type ContactMessage = z.output<typeof contactMessage>
