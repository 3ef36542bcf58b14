import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { limits } from '#domain/limits.ts'
import { getLastKnownCompany } from '#server/settings/company.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { composeContactEmail } from './contact-email.tsx'
import { env } from '#server/platform/config/env.ts'
import { checkCaptcha } from './captcha.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import { localRateLimit } from '#server/platform/limits/local-rate-limit.ts'
import { log } from '#server/platform/log/log.ts'
import { withDatabaseFor } from '#server/platform/requests/request-context.ts'
import { storeContactMessage } from './store-contact-message.ts'

type ContactRequest = {
  message: ContactMessage
  captchaToken: string
  /** The client as rate limits count it. */
  client: string
}

export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'captcha-missing' | 'captcha-refused' | 'fault' }

/** After this, the database counts as down. The rest of the visitor's 3 s is for the email. */
const databaseMilliseconds = 1_000
/** For the whole request, even if the mail server hangs. The email gets at least `leastMailMilliseconds`. */
const requestMilliseconds = 3_000
const leastMailMilliseconds = 1_000
const { most, perSeconds } = limits.messagesWithoutDatabase
const takeDirect = localRateLimit(most, perSeconds * 1000)

/**
 * Stores a visitor's message together with its email job or, while the database is down, emails it right away. The
 * message counts as sent only if one of the two succeeds.
 */
export async function sendContactMessage(request: ContactRequest): Promise<ContactOutcome> {
  const started = performance.now()
  const limit = await withDatabaseFor(databaseMilliseconds, () =>
    takeFromLimit({ name: 'client', subject: request.client, ...limits.client }),
  ).catch(() => null)
  if (limit?.allowed === false) return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
  // Visitors aren't counted while the database is down, so this limit comes before anything expensive.
  const isDirect = limit === null
  if (isDirect && !takeDirect()) return { kind: 'fault' }
  const captcha = await checkCaptcha(request.captchaToken)
  if (captcha !== 'passed') return { kind: `captcha-${captcha}` }
  const messageKey = randomUUID()
  if (!isDirect) {
    if (await storeContactMessage(messageKey, request.message, new Date())) return { kind: 'sent' }
    if (!takeDirect()) return { kind: 'fault' }
  }
  const left = started + requestMilliseconds - performance.now()
  const isMailed = await mailDirectly(messageKey, request.message, Math.max(left, leastMailMilliseconds))
  return { kind: isMailed ? 'sent' : 'fault' }
}

/** Uses the same message key: if the transaction was committed after all, the mailbox treats both emails as one. */
async function mailDirectly(
  messageKey: string,
  message: ContactMessage,
  milliseconds: number,
): Promise<boolean> {
  const company = getLastKnownCompany()
  const mailer = createMailer(env().SMTP_URL)
  try {
    const email = await composeContactEmail({
      message,
      messageKey,
      sentAt: new Date(),
      company,
      siteOrigin: env().SITE_ORIGIN,
      isOnlyCopy: true,
    })
    const from = { name: company.name, address: env().MAIL_FROM ?? company.email }
    const late = () => new Error(`no response within ${Math.round(milliseconds)} ms`)
    const result = await withDeadline(mailer.send(email, from), milliseconds, late)
    if (result.success) log.warn('database down: contact message emailed directly')
    else log.error({ reason: result.error }, 'contact message neither stored nor emailed')
    return result.success
  } catch (error) {
    log.error({ err: error }, 'contact message neither stored nor emailed')
    return false
  } finally {
    mailer.close()
  }
}
