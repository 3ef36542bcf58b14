import { z } from 'zod'
import { careEmailKinds } from '#domain/care/due-emails.ts'

/** The emails of a request. */
const mailKind = z.enum(['business', 'customer'])
export type MailKind = z.output<typeof mailKind>

const id = z.number().int().positive()

/** Every kind of job in the mail queue. A job only names a row; the recipient is read when the email is sent. */
export const emailJob = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('quote'), quoteId: id, kind: mailKind }),
  z.strictObject({
    type: z.literal('quote-event'),
    quoteId: id,
    seq: id,
    kind: z.enum(['to-customer', 'to-business']),
  }),
  z.strictObject({ type: z.literal('contact'), messageKey: z.uuid() }),
  z.strictObject({ type: z.literal('newsletter'), subscriptionId: id }),
  z.strictObject({ type: z.literal('digest'), digestDay: z.iso.date() }),
  z.strictObject({ type: z.literal('recovery'), recoveryId: id }),
  z.strictObject({ type: z.literal('care'), quoteId: id, kind: z.enum(careEmailKinds) }),
])

export type EmailJob = z.output<typeof emailJob>
export type EmailJobOf<Type extends EmailJob['type']> = Extract<EmailJob, { type: Type }>

/** Emails from visitors to the business go first, and so does the warning that somebody used a recovery code. */
export function emailPriority(job: EmailJob): number {
  if (job.type === 'contact' || job.type === 'recovery') return 1
  if (job.type === 'care') return 0
  return 'kind' in job && job.kind !== 'customer' && job.kind !== 'to-customer' ? 1 : 0
}
