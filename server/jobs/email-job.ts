import { z } from 'zod'

/** The emails about a quote: a copy to the customer, the others to the business. */
const mailKind = z.enum(['business', 'customer', 'accepted', 'change'])
export type MailKind = z.output<typeof mailKind>

/** Every kind of job in the mail queue. A job only names a row; the recipient is read when the email is sent. */
export const emailJob = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('quote'), quoteId: z.number().int().positive(), kind: mailKind }),
  z.strictObject({ type: z.literal('contact'), messageKey: z.uuid() }),
  z.strictObject({ type: z.literal('newsletter'), subscriptionId: z.number().int().positive() }),
  z.strictObject({ type: z.literal('digest'), digestDay: z.iso.date() }),
])

export type EmailJob = z.output<typeof emailJob>
export type EmailJobOf<Type extends EmailJob['type']> = Extract<EmailJob, { type: Type }>

/** Emails from visitors to the business go first. */
export function emailPriority(job: EmailJob): number {
  return job.type === 'contact' || (job.type === 'quote' && job.kind !== 'customer') ? 1 : 0
}
