import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import { eventKinds } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import { recordOnQuote } from '#server/quotes/act-on-quote.ts'
import { askForNewsletter } from '#server/mail/newsletter/ask-for-newsletter.ts'
import { closeDatabase, connect, useDatabase, type Database } from '#server/platform/database/database.ts'
import { listNewActions } from '#server/desk/digest-news.ts'
import { insertVersion } from '#server/quotes/quote-versions.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { takeStrangerEmail } from '#server/mail/emails.ts'
import { advanceQuotes } from '#server/quotes/advance-quotes.ts'
import { openQueue, wakeWorker } from '#server/mail/queue.ts'
import { redbuds, salesTax, versionWith } from '#tests/support/quote-versions.ts'
import { closeAfterAll, useDatabaseAsWeb } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { storeQuote } from '#tests/support/stored-quote.ts'
import { startMailSink } from '#tools/mail-sink.ts'

// This process is a second worker: it runs the clock. Customers and the desk have their own connections.
const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, query } = await useDatabaseAsWeb()
const useRole = (role: 'web' | 'worker') =>
  useDatabase(roleUrl(ownerUrl, role), { poolSize: 6, statementTimeoutMs: 5000 })
useRole('worker')
const web = connect(roleUrl(ownerUrl, 'web'), 4)
const desk = connect(ownerUrl, 2)
await openQueue()
closeAfterAll(web, desk)
const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })

const now = new Date()
const today = nurseryDay(now)
const validUntil = addDays(today, 30)

type Sample = { id: number; number: string; email: string }

async function storeSample(email: string | null = `${randomUUID()}@example.com`): Promise<Sample> {
  const words = { firstName: 'SENTINEL', city: 'SENTINEL Ridge', notes: '' }
  const { id, number } = await storeQuote(query, { ...words, email, at: now })
  return { id, number, email: email ?? '' }
}

async function offerVersion(on: Database, quoteId: number, version: number) {
  const { rows } = await owner.query<{ id: number; plantId: number }>(
    'select id::int, plant_id::int as "plantId" from inventory where deleted_at is null order by id limit 1',
  )
  const { id: inventoryId, plantId } = rows[0] ?? { id: 0, plantId: 0 }
  const plants = [{ ...redbuds, inventoryId, plantId }]
  await insertVersion(on, quoteId, versionWith({ version, plants, tax: salesTax, validUntil }))
}

/** Records the actions as their actors would, and wakes the worker. */
async function act({ id: quoteId }: Sample, ...actions: Action[]) {
  for (const action of actions) {
    const isCustomer = eventKinds[action.kind].by === 'customer'
    const outcome = await (isCustomer ? web : desk).transaction().execute(async (on) => {
      const actor = isCustomer ? 'customer' : 'Dana'
      const words = isCustomer ? 'SENTINEL words' : ''
      const recorded = await recordOnQuote(on, { quoteId, action, actor, words, now })
      if (action.kind === 'offered') await offerVersion(on, quoteId, action.version)
      return recorded
    })
    expect([action.kind, outcome.kind]).toEqual([action.kind, 'recorded'])
  }
  wakeWorker()
}

const mailsAbout = ({ number }: Sample) => sink.mails.filter(({ mail }) => mail.subject?.includes(number))
/** Who got what, in the order of the events. */
const sentAbout = (sample: Sample) =>
  mailsAbout(sample)
    .map(({ mail }) => mail.messageId?.slice(1).split('@')[0]?.replace(`${sample.number}.`, '') ?? '')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** Waits until the worker has nothing left to do. */
async function settled() {
  wakeWorker()
  await until('all emails', async () => {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*)::int as left from pgboss.job where name = 'mail' and state <= 'active' and start_after <= now()`,
    )
    return rows[0]?.left === 0
  })
}

const offered = { kind: 'offered', version: 2, validUntil } as const
const accepted = { kind: 'accepted', version: 2 } as const
const plantingDay = addDays(today, 10)
const agreed = { kind: 'day-agreed', day: plantingDay, arrivalHour: 8, despiteChange: false } as const

/** As if these emails had been sent long ago, so that the business gets the next ones. */
const forgetHour = ({ id }: Sample) =>
  owner.query(`update emails set queued_at = queued_at - interval '2 hours' where quote_id = $1`, [id])

describe('[QL-26] each event sends its emails, each once', () => {
  test('from the estimate to an accepted order that is canceled', async () => {
    const sample = await storeSample()
    await act(sample, { kind: 'went-ahead', setAsideUntil: addDays(today, 3) }, { kind: 'change-asked' })
    await act(sample, { kind: 'window-chosen' }, offered, accepted)
    await settled()
    await forgetHour(sample)
    await act(sample, agreed, { kind: 'day-moved', day: plantingDay, arrivalHour: null })
    await act(sample, { kind: 'canceled', feeCents: 0 })
    await settled()
    expect(sentAbout(sample)).toEqual([
      'to-business.2',
      'to-business.3',
      'to-business.6',
      'to-business.9',
      'to-customer.2',
      'to-customer.3',
      'to-customer.5',
      'to-customer.6',
      'to-customer.7',
      'to-customer.8',
      'to-customer.9',
    ])
    for (const { mail } of mailsAbout(sample))
      expect([mail.html, mail.text]).toEqual([
        expect.stringContaining('</html>'),
        expect.stringContaining(sample.number),
      ])
    const toCustomer = mailsAbout(sample).filter(({ recipients }) => recipients[0] === sample.email)
    expect(JSON.stringify(toCustomer.map(({ mail }) => mail))).not.toContain('SENTINEL')
    // Emails that are due together may leave in any order; the number of the event decides.
    const inOrder = mailsAbout(sample).toSorted((one, other) =>
      (one.mail.messageId ?? '').localeCompare(other.mail.messageId ?? '', 'en', { numeric: true }),
    )
    const files = inOrder.flatMap(({ mail }) =>
      mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar').map(({ method }) => method),
    )
    expect(files).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  })

  test('without an email address, only the business is told', async () => {
    const sample = await storeSample(null)
    await act(sample, offered, accepted)
    await settled()
    expect(sentAbout(sample)).toEqual(['to-business.3'])
  })

  test('a job that runs again, or whose email is gone, sends nothing', async () => {
    const sample = await storeSample()
    await act(sample, { kind: 'change-asked' })
    await settled()
    await owner.query(
      `insert into pgboss.job (name, data, policy)
       select 'mail', jsonb_build_object('emailId', email), 'standard'
       from (select id from emails where quote_id = $1 union all select 999999999) as again (email)`,
      [sample.id],
    )
    await settled()
    expect(sentAbout(sample)).toEqual(['to-business.2', 'to-customer.2'])
  })
})

describe('[QL-28] limits', () => {
  test('a stranger is sent 3 emails a day, whatever causes them; everything is still recorded', async () => {
    const email = `${randomUUID()}@example.com`
    const samples = [await storeSample(email), await storeSample(email.toUpperCase())]
    for (const sample of samples) await act(sample, { kind: 'change-asked' }, { kind: 'change-asked' })
    await settled()
    const sent = samples.flatMap(sentAbout)
    expect(sent.filter((each) => each.startsWith('to-customer'))).toHaveLength(3)
    expect(sent.filter((each) => each.startsWith('to-business'))).toHaveLength(4)
    await expect(web.transaction().execute((on) => takeStrangerEmail(on, email))).resolves.toBeNull()
    await act(
      samples[0] ?? (await storeSample()),
      offered,
      { kind: 'change-asked' },
      { kind: 'change-settled' },
      accepted,
    )
    await settled()
    expect(samples.flatMap(sentAbout).filter((each) => each.startsWith('to-customer'))).toHaveLength(6)
  })

  test('a newsletter confirmation counts too', async () => {
    await closeDatabase()
    useRole('web')
    const sample = await storeSample()
    expect(await askForNewsletter(sample.email, '10.9.9.9')).toEqual({ kind: 'asked' })
    await act(sample, { kind: 'change-asked' }, { kind: 'change-asked' }, { kind: 'change-asked' })
    await settled()
    expect(sentAbout(sample).filter((each) => each.startsWith('to-customer'))).toHaveLength(2)
    await closeDatabase()
    useRole('worker')
  })

  test('after 3 emails about a quote within an hour, the business gets only important ones; the summary has the rest', async () => {
    const sample = await storeSample()
    const change = { kind: 'change-asked' } as const
    await act(sample, offered, change, change, change, change, { kind: 'change-settled' }, accepted)
    await settled()
    const sent = sentAbout(sample)
    expect(sent.filter((each) => each.startsWith('to-business'))).toEqual([
      'to-business.3',
      'to-business.4',
      'to-business.5',
      'to-business.8',
    ])
    // The customer of an official quote gets a receipt for each, besides the quote itself and the confirmation.
    expect(sent.filter((each) => each.startsWith('to-customer'))).toHaveLength(6)
    const actions = await listNewActions({ from: new Date(now.getTime() - 1), until: now })
    const theirs = actions.filter(({ quoteNumber }) => quoteNumber === sample.number)
    expect(new Set(theirs.map(({ seq }) => seq))).toEqual(new Set([3, 4, 5, 6, 8]))
    await forgetHour(sample)
    await act(sample, change)
    await settled()
    expect(sentAbout(sample)).toContain('to-business.9')
  })
})

describe('[QL-14] the clock', () => {
  const at = (day: string, hour = 10) => nurseryMoment(day, hour)
  test('a reminder that is no longer true is not sent', async () => {
    const sample = await storeSample()
    await act(sample, offered, accepted, agreed)
    await settled()
    sink.refuse((recipient) => (recipient === sample.email ? 450 : undefined))
    await advanceQuotes(at(addDays(plantingDay, -1)))
    await act(sample, { kind: 'day-moved', day: addDays(plantingDay, 2), arrivalHour: 8 })
    wakeWorker()
    await until('a failed attempt', async () => {
      const { rowCount } = await owner.query(
        `select from pgboss.job join emails on data = jsonb_build_object('emailId', emails.id)
         where state = 'retry' and quote_id = $1 and seq = 6`,
        [sample.id],
      )
      return rowCount === 1
    })
    sink.refuse(() => undefined)
    await owner.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
    await settled()
    expect(sentAbout(sample)).not.toContain('to-customer.5')
    expect(sentAbout(sample)).toContain('to-customer.6')
  })
})

test('the worker logged no errors', () => {
  expect(worker.lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
