import { z } from '#domain/zod.ts'
import { emailAddress, line, paragraphs } from '#domain/forms/typed-text.ts'
import { contactFieldMessages } from './contact-words.ts'

/** The contact form. `service` is specified, but our form leaves it empty. */
export const contactMessage = z.object({
  name: line(100).refine((given) => given !== '', contactFieldMessages.name),
  email: line(254).refine((given) => emailAddress.test(given), contactFieldMessages.email),
  phone: line(40),
  service: line(100),
  message: paragraphs(5000).refine((given) => given !== '', contactFieldMessages.message),
})

export type ContactMessage = z.output<typeof contactMessage>

/** Error messages by field name. */
export const contactErrors = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
