import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '#server/platform/database/database.ts'
import { listDeadEmails, listLateEmails } from '#server/mail/unsent-emails.ts'
import { settleFailedEmails } from '#server/desk/failed-emails.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { closeAfterAll, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { retryEmailsNow, startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs: 10_000 })
closeAfterAll()
const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })
const business = 'trees@hillcountrytree.example'

/** Everything that was given up is sent again, or dismissed. */
const settleAll = async (again: boolean) =>
  settleFailedEmails(
    (await listDeadEmails()).map(({ id }) => id),
    again,
    null,
  )

const submit = async (form: object) => (await requestQuote(origin, form)).quoteNumber
const mailsTo = (to: string) => sink.mails.filter(({ recipients }) => recipients.includes(to))
const health = async () => (await get('/health/mail')).status
const untilGreen = () =>
  until('green', async () => {
    await retryEmailsNow(owner)
    return (await health()) === 200
  })

test('a refused email fails the health check, is listed with its reason, and is retried with the same Message-ID', async () => {
  await until('healthy', async () => (await health()) === 200)
  sink.refuse((recipient) => (recipient === business ? 550 : undefined))
  const number = await submit({ email: 'cal@example.com' })
  await until('unhealthy', async () => (await health()) === 503)
  sink.refuse(() => undefined)
  expect(await listDeadEmails()).toMatchObject([
    { type: 'business', about: number, reason: expect.stringContaining('550') },
  ])
  expect(await health()).toBe(503)
  expect(await settleAll(true)).toBe(1)
  const email = await until('the email', () =>
    mailsTo(business).find(({ mail }) => mail.subject?.includes(number)),
  )
  expect(email.mail.messageId).toBe(`<${number}.business@trees.example>`)
  await until('healthy again', async () => (await health()) === 200)
  expect([await listDeadEmails(), await listLateEmails(0)]).toEqual([[], []])
})

test("a customer copy to an email address that doesn't exist can be dismissed, and the health check recovers", async () => {
  sink.refuse((recipient) => (recipient.startsWith('nobody') ? 550 : undefined))
  const number = await submit({ email: 'nobody@example.com' })
  await until('unhealthy', async () => (await health()) === 503)
  sink.refuse(() => undefined)
  expect(await settleAll(false)).toBe(1)
  expect(await health()).toBe(200)
  const { rows } = await owner.query(
    `select dropped_at is not null as dropped from emails join quotes on quotes.id = quote_id
     where quote_number = $1 and type = 'customer'`,
    [number],
  )
  expect(rows).toEqual([{ dropped: true }])
  expect(mailsTo('nobody@example.com')).toHaveLength(0)
})

test('with the mail server down, an email is late after 15 minutes: unhealthy, and listed as still retrying', async () => {
  await until('nothing waits', async () => (await listLateEmails(0)).length === 0)
  sink.refuse((recipient) => (recipient === business ? 451 : undefined))
  const number = await submit({ email: '' })
  await owner.query(
    `update emails set queued_at = now() - interval '14 minutes' where sent_at is null and type = 'business'`,
  )
  expect(await health()).toBe(200)
  expect(await listLateEmails(15)).toEqual([])
  expect(await listLateEmails(0)).toMatchObject([{ type: 'business', about: number }])
  await owner.query(
    `update emails set queued_at = now() - interval '20 minutes' where sent_at is null and type = 'business'`,
  )
  const late = await get('/health/mail')
  expect(late.status).toBe(503)
  expect(await late.json()).toMatchObject({ healthy: false, oldestUnsentMinutes: 20, unsent: 1, dead: 0 })
  await until('its reason', async () => /451|not now/.test((await listLateEmails(15))[0]?.reason ?? ''))
  sink.refuse(() => undefined)
  await untilGreen()
})

test("the log contains no email addresses from mail servers' replies", () => {
  expect(worker.lines.join('')).not.toContain('nobody@example.com')
})
