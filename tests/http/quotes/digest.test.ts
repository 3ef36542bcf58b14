import { afterAll, expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { queueDigestOnceADay } from '#server/desk/daily-tasks.ts'
import { closeAfterAll, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { storeCustomerEvent, storeQuote } from '#tests/support/stored-quote.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, get, query } = await startSite()
Object.assign(process.env, { DATABASE_URL: roleUrl(ownerUrl, 'worker') })

closeAfterAll()

// This worker only sends emails; whether it would queue a digest on its own depends on the hour.
await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl, DESK_ORIGIN: 'https://desk.example' })

const both = (now: string) => Promise.all([1, 2].map(() => queueDigestOnceADay(new Date(now))))
const queued = async () =>
  (await owner.query(`select digest_day::text as day from emails where type = 'summary'`)).rows
const summaries = () => sink.mails.filter(({ mail }) => mail.subject?.startsWith('Daily summary'))
const textOf = (at: number) => summaries()[at]?.mail.text?.replaceAll(/\s+/g, ' ') ?? ''

test('no digest is queued before seven in the morning; then one, even if two workers try at once and again', async () => {
  await both('2026-11-15T12:59:00Z')
  expect(await queued()).toEqual([])
  await both('2026-11-15T13:00:00Z')
  await both('2026-11-15T22:00:00Z')
  expect(await queued()).toEqual([{ day: '2026-11-15' }])
})

test('[GR-25] a quiet day gets a digest too, so a dead system is noticed', async () => {
  await until('the summary', () => summaries().length === 1)
  const [{ mail, recipients } = { mail: null, recipients: [] }] = summaries()
  expect(recipients).toEqual(['trees@hillcountrytree.example'])
  expect(mail?.messageId).toBe('<summary.2026-11-15@trees.example>')
  expect(mail?.subject).toBe('Daily summary, November 15, 2026: nothing new')
  expect(textOf(0)).toContain('Nothing new')
  expect(textOf(0)).not.toContain('QUOTES')
  expect(textOf(0)).toContain("If it's missing one morning, the site can't send email.")
})

test('[DK-27, QL-14] the next digest covers everything since, once, with links to the desk: quotes, decisions, messages, failed emails and late answers', async () => {
  const quote = await storeQuote(query, {
    firstName: 'Elena',
    lastName: 'Ortiz',
    email: 'elena@example.com',
    city: 'Boerne',
    at: new Date('2026-11-15T13:00:01Z'),
  })
  await storeCustomerEvent(query, quote.id, { kind: 'went-ahead', record: { setAsideUntil: '2026-11-15' } })
  await owner.query(`
    update quote_events set at = '2026-11-15T18:00:00Z' where kind = 'went-ahead';
    insert into emails (type, quote_id, seq, refused_at, reason) select 'business', id, 1, now(), '550 no such mailbox' from quotes;
    insert into contact_submissions (name, email, message, submitted_at)
      values ('Ben Ames', 'ben@example.com', 'Hello', '2026-11-16T01:00:00Z'),
        ('Told Before', 'told@example.com', 'Hello', '2026-11-15T12:00:00Z')`)
  await both('2026-11-16T13:30:00Z')
  await until('the summary', () => summaries().length === 2)
  expect(summaries()[1]?.mail.subject).toBe(
    'Daily summary, November 16, 2026: 1 quote, 1 answer, 1 message, 1 email not sent',
  )
  for (const words of [
    quote.number,
    '$445',
    'Elena Ortiz, Boerne',
    'Wants to go ahead',
    'Ben Ames',
    '550 no such mailbox',
  ])
    expect(textOf(1)).toContain(words)
  expect(textOf(1)).not.toContain('Told Before')
  expect(textOf(1)).not.toContain('should have heard from us')
  expect(summaries()[1]?.mail.html).toContain(`https://desk.example/quotes/${quote.number}`)
  await both('2026-11-17T14:00:00Z')
  await until('the next summary', () => summaries().length === 3)
  expect(summaries()[2]?.mail.subject).toBe('Daily summary, November 17, 2026: 1 email not sent')
  expect(textOf(2)).toContain('1 customer should have heard from us by now.')
})

test("a digest that can't be sent fails the health check like any other email", async () => {
  await owner.query(`update emails set sent_at = now();
    insert into emails (type, digest_day, queued_at) values ('summary', '2026-11-18', now() - interval '16 minutes')`)
  expect((await get('/health/mail')).status).toBe(503)
  await owner.query('update emails set sent_at = now() where sent_at is null')
  expect((await get('/health/mail')).status).toBe(200)
})
