import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { getLastKnownCompany } from '#server/reads/company.ts'
import { insertContactMessage } from '#server/db/contact-messages.ts'
import { db, type Database } from '#server/db/database.ts'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import { composeContactLetter } from '#server/emails/contact-letter.tsx'
import { env } from '#server/config/env.ts'
import { checkCaptcha } from '#server/gateways/captcha.ts'
import { createMailer } from '#server/gateways/mailer.ts'
import { inTime } from '#server/limits/in-time.ts'
import { limitInProcess } from '#server/limits/limit-in-process.ts'
import { log } from '#server/log/log.ts'
import { enqueueEmails, openQueue, wakeWorker } from '#server/jobs/queue.ts'
import { withDatabaseFor } from '#server/http/request-context.ts'

type ContactRequest = {
  message: ContactMessage
  captchaToken: string
  /** Whom the rate limit counts. */
  client: string
}

export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'captcha-missing' | 'captcha-refused' | 'fault' }

// As for quotes.
const mostPerMinute = 6
/** The same words again within this time are the same message: a browser, or an impatient hand, that sent the form twice. */
const repetitionSeconds = 10 * 60
/** A database that does not answer by then is down: what is left of the visitor's 3 s is for the mail. */
const databaseMilliseconds = 1_000
/** All of it, should the mail server hang; the mail gets at least the second. */
const requestMilliseconds = 3_000
const leastMailMilliseconds = 1_000
/** Reading 14. */
const takeDirect = limitInProcess(10, 60_000)

/**
 * Takes a visitor's message: stored together with the job that mails it, or, while the database is down, mailed at once
 * (CO-04). It counts as sent only if one of the two holds.
 */
export async function sendContactMessage(request: ContactRequest): Promise<ContactOutcome> {
  const started = performance.now()
  const limit = await withDatabaseFor(databaseMilliseconds, () =>
    takeFromLimit({ name: 'contact-client', subject: request.client, most: mostPerMinute, perSeconds: 60 }),
  ).catch(() => null)
  if (limit?.allowed === false) return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
  // Nobody counts while the database is down, so that this limit stands before all else that costs something.
  const isDirect = limit === null
  if (isDirect && !takeDirect()) return { kind: 'fault' }
  const captcha = await checkCaptcha(request.captchaToken)
  if (captcha !== 'passed') return { kind: `captcha-${captcha}` }
  const messageKey = randomUUID()
  if (!isDirect) {
    if (await store(messageKey, request.message)) return { kind: 'sent' }
    if (!takeDirect()) return { kind: 'fault' }
  }
  const left = started + requestMilliseconds - performance.now()
  const isMailed = await mailDirectly(messageKey, request.message, Math.max(left, leastMailMilliseconds))
  return { kind: isMailed ? 'sent' : 'fault' }
}

async function store(messageKey: string, message: ContactMessage): Promise<boolean> {
  try {
    await openQueue()
    await db()
      .transaction()
      .execute(async (transaction) => {
        if (await isRepetition(transaction, message)) return
        await insertContactMessage(transaction, messageKey, message)
        await enqueueEmails(transaction, [{ type: 'contact', messageKey }])
      })
    wakeWorker()
    return true
  } catch (error) {
    log.error({ err: error }, 'contact message not stored')
    return false
  }
}

/** Noted with the message or not at all; a repetition that comes at the same moment waits for the first. */
async function isRepetition(on: Database, message: ContactMessage): Promise<boolean> {
  const { allowed } = await takeFromLimit(
    { name: 'contact-message', subject: JSON.stringify(message), most: 1, perSeconds: repetitionSeconds },
    on,
  )
  return !allowed
}

/** The same message key: should the transaction have been committed after all, a mailbox sees the letter as one. */
async function mailDirectly(
  messageKey: string,
  message: ContactMessage,
  milliseconds: number,
): Promise<boolean> {
  const company = getLastKnownCompany()
  const mailer = createMailer(env().SMTP_URL)
  try {
    const letter = await composeContactLetter({
      message,
      messageKey,
      sentAt: new Date(),
      company,
      siteOrigin: env().SITE_ORIGIN,
      isOnlyCopy: true,
    })
    const from = { name: company.name, address: env().MAIL_FROM ?? company.email }
    const late = () => new Error(`no response within ${Math.round(milliseconds)} ms`)
    const result = await inTime(mailer.send(letter, from), milliseconds, late)
    if (result.success) log.warn('database down: contact message mailed directly')
    else log.error({ reason: result.error }, 'contact message neither stored nor mailed')
    return result.success
  } catch (error) {
    log.error({ err: error }, 'contact message neither stored nor mailed')
    return false
  } finally {
    mailer.close()
  }
}
