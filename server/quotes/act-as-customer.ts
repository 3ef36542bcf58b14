import { createHash, randomBytes } from 'node:crypto'
import { careConsentNow } from '#domain/care/care-consent.ts'
import { deskDaysLater } from '#domain/settings/response-promise.ts'
import { limits } from '#domain/limits.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { CustomerForm } from '#domain/quotes/customer-form.ts'
import { cancelFee } from '#domain/quotes/lifecycle/cancel-fee.ts'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import { refusalMessages, sameMomentMessage } from '#domain/quotes/refusal-messages.ts'
import { weeksToStore } from '#domain/quotes/weeks.ts'
import { endCareConsent, giveCareConsent } from './care-consent.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { lockQuote, readRecord } from './quote-events.ts'
import { listVersions } from './quote-versions.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'
import { inQuoteTransaction, recordOnQuote } from './act-on-quote.ts'

export type CustomerOutcome = { kind: 'done' } | { kind: 'refused'; status: 409 | 429; message: string }

const refused = (message: string, status: 409 | 429 = 409): CustomerOutcome => ({
  kind: 'refused',
  status,
  message,
})

/** Does what the customer asked for on the quote's page. A request that arrives twice is done once. */
export async function actAsCustomer(
  quoteId: number,
  form: CustomerForm,
  key: string | null,
  now: Date,
): Promise<CustomerOutcome> {
  const limit = { name: 'quote-actions', subject: String(quoteId), ...limits.actionsOnQuote }
  if (!(await takeFromLimit(limit)).allowed)
    return refused('Too many requests. Please wait a while, or call the quote desk.', 429)
  if (form.intent === 'go-ahead' && (await readRecord(quoteId)).record.setAsideUntil !== null)
    return { kind: 'done' }
  if (form.intent === 'start-care' || form.intent === 'stop-care') return setCare(quoteId, form.intent, now)
  const action = await toAction(form, now)
  const outcome = await inQuoteTransaction(async (transaction): Promise<CustomerOutcome> => {
    // The day may be moved at the same moment, and with it the fee.
    await lockQuote(transaction, quoteId)
    const feeCents = form.intent === 'cancel' ? await feeNow(transaction, quoteId, now) : null
    if (form.intent === 'cancel' && feeCents !== null && feeCents !== form.fee)
      return refused(`The fee has changed since you opened this page. It's now ${formatCents(feeCents)}.`)
    const recorded = await recordOnQuote(transaction, {
      quoteId,
      action,
      actor: 'customer',
      words: wordsOf(form, now),
      requestKey: key === null ? null : requestKeyOf(quoteId, form, key),
      now,
    })
    if (recorded.kind === 'refused') return refused(refusalMessages[recorded.because])
    if (form.intent === 'accept' && form.care === 'yes') await startCare(transaction, quoteId, now)
    return { kind: 'done' }
  })
  return outcome.kind === 'outdated' ? refused(sameMomentMessage) : outcome
}

const startCare = (on: Database, quoteId: number, at: Date) =>
  giveCareConsent(on, {
    quoteId,
    stopToken: randomBytes(16).toString('hex'),
    wording: careConsentNow,
    at,
  })

/** Care emails on or off. Nothing happens to the quote, so it isn't an event. */
async function setCare(
  quoteId: number,
  intent: 'start-care' | 'stop-care',
  now: Date,
): Promise<CustomerOutcome> {
  if (intent === 'stop-care') {
    await endCareConsent(quoteId, now)
    return { kind: 'done' }
  }
  const { record } = await readRecord(quoteId)
  if (record.accepted === null) return refused(refusalMessages['not-in-this-state'])
  await startCare(db(), quoteId, now)
  return { kind: 'done' }
}

/** The fee for canceling now; null if there's no day to cancel. */
async function feeNow(on: Database, quoteId: number, now: Date): Promise<Cents | null> {
  const { record } = await readRecord(quoteId, on)
  const { state, accepted, plantingDay } = record
  if (state !== 'scheduled' || accepted === null || plantingDay === null) return null
  const version = (await listVersions(quoteId, on)).find((each) => each.version === accepted.version)
  return version === undefined ? null : cancelFee(version.totals.grandTotalCents, plantingDay, now)
}

const plainKinds = {
  change: 'change-asked',
  decline: 'declined',
  withdraw: 'withdrawn',
  weeks: 'window-chosen',
  ask: 'asked',
  report: 'reported',
} as const

type Acted = Exclude<CustomerForm, { intent: 'start-care' | 'stop-care' }>

async function toAction(form: Acted, now: Date): Promise<Action> {
  if (form.intent === 'accept') return { kind: 'accepted', version: form.version }
  if (form.intent === 'cancel') return { kind: 'canceled', feeCents: form.fee }
  if (form.intent === 'confirm-day') return { kind: 'day-confirmed', day: form.day, arrivalHour: form.hour }
  if (form.intent !== 'go-ahead') return { kind: plainKinds[form.intent] }
  const settings = await readQuoteSettings()
  return {
    kind: 'went-ahead',
    setAsideUntil: deskDaysLater(now, settings.setAsideDays, deskHoursOf(settings)),
  }
}

function wordsOf(form: Acted, now: Date): string {
  if (form.intent === 'accept') return form.name
  if (form.intent === 'weeks') return weeksToStore(form.week, now)
  return 'message' in form ? form.message : ''
}

/** The page's key and what was sent: after Back, another text or another form is another request. */
const requestKeyOf = (quoteId: number, form: CustomerForm, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([quoteId, key, form]))
    .digest('hex')
