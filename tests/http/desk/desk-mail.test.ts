import { afterAll, expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { retryEmailsNow, startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 120_000 })

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
const desk = (...args: string[]) => runDesk(ownerUrl, args)
const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })
const business = 'trees@hillcountrytree.example'

const { rows: stock } = await owner.query<{ id: number; name: string }>(`
  select id::int, plant_name as name from inventory
  where deleted_at is null and size_description = '15 gal' order by id limit 1`)
const item = stock[0] ?? { id: 0, name: '' }

async function submit(form: object): Promise<string> {
  const response = await postQuote(origin, quoteBody([{ inventoryId: item.id, quantity: 3 }], form))
  expect(response.status).toBe(201)
  return ((await response.json()) as { quoteNumber: string }).quoteNumber
}
const mailsTo = (to: string) => sink.mails.filter(({ recipients }) => recipients.includes(to))
const health = async () => (await get('/health/mail')).status
const untilGreen = () =>
  until('green', async () => {
    await retryEmailsNow(owner)
    return (await health()) === 200
  })

test('quotes are listed newest first, by time and by state, and shown in full', async () => {
  const first = await submit({ firstName: 'Ann', email: 'ann@example.com' })
  const second = await submit({ firstName: 'Ben', email: '', city: 'Bulverde' })
  await owner.query(
    `insert into quote_answers (quote_id, kind, message) select id, 'change', 'Two more, please.' from quotes where quote_number = $1`,
    [second],
  )
  await owner.query(`update quotes set created_at = now() - interval '40 days' where quote_number = $1`, [
    first,
  ])
  await desk('quotes', 'close', first, '--yes')
  const list = (await desk('quotes', 'list')).out
  expect(list.indexOf(second)).toBeLessThan(list.indexOf(first))
  expect(list).toMatch(new RegExp(`${first}.*lost.*Ann Ortiz, Boerne.*8305550117.*3`))
  expect((await desk('quotes', 'list', '--since', '7d')).out).not.toContain(first)
  expect((await desk('quotes', 'list', '--state', 'change')).out).toMatch(
    new RegExp(`${second}.*\\n\\n1 quote\\.`),
  )
  const shown = (await desk('quotes', 'show', second.toLowerCase())).out
  for (const part of ['Ben Ortiz', 'Bulverde', item.name, 'Gate code 4417.', 'Two more, please.', 'business'])
    expect(shown).toContain(part)
  expect(shown).not.toMatch(/wholesale|markup/i)
})

test('an unknown quote, state or time is refused with a clear message', async () => {
  const refused = [
    [['quotes', 'show', 'HCT-26-0000-0000'], "There's no quote HCT-26-0000-0000."],
    [['quotes', 'show'], 'Name one quote'],
    [['quotes', 'list', '--state', 'open'], "'open' isn't a state"],
    [['quotes', 'list', '--since', 'monday'], "'monday' isn't a time"],
    [['mail', 'retry', 'abcd'], "No failed email has the id 'abcd'"],
    [['mail', 'retry'], 'Name an email by its id, or use --all'],
  ] as const
  for (const [args, message] of refused) {
    const { code, err } = await desk(...args)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
    expect(err).not.toContain('    at ')
  }
})

test('a refused email fails the health check, is listed with its reason, and is retried with the same Message-ID', async () => {
  await until('healthy', async () => (await health()) === 200)
  sink.refuse((recipient) => (recipient === business ? 550 : undefined))
  const number = await submit({ email: 'cal@example.com' })
  await until('unhealthy', async () => (await health()) === 503)
  sink.refuse(() => undefined)
  const failed = (await desk('mail', 'failed')).out
  expect(failed).toMatch(new RegExp(`Given up, 1 email:[\\s\\S]*business +${number}.*550`))
  expect((await desk('mail', 'retry', '--all')).err).toContain('add --yes')
  expect((await desk('mail', 'retry', '--all', '--dry-run')).out).toContain('nothing was changed')
  expect(await health()).toBe(503)
  const id = /^([0-9a-f]{8}) {2}business/m.exec(failed)?.[1] ?? ''
  expect((await desk('mail', 'retry', id, '--yes')).out).toContain('1 email back in the queue.')
  const email = await until('the email', () =>
    mailsTo(business).find(({ mail }) => mail.subject?.includes(number)),
  )
  expect(email.mail.messageId).toBe(`<${number}.business@trees.example>`)
  await until('healthy again', async () => (await health()) === 200)
  expect((await desk('mail', 'failed')).out).toBe('Every email has been sent.\n')
})

test("a customer copy to an email address that doesn't exist can be dismissed, and the health check recovers", async () => {
  sink.refuse((recipient) => (recipient.startsWith('nobody') ? 550 : undefined))
  const number = await submit({ email: 'nobody@example.com' })
  await until('unhealthy', async () => (await health()) === 503)
  sink.refuse(() => undefined)
  expect((await desk('mail', 'dismiss', '--all', '--yes')).out).toContain('1 email dismissed.')
  expect(await health()).toBe(200)
  expect((await desk('quotes', 'show', number)).out).toMatch(/customer +refused/)
  expect(mailsTo('nobody@example.com')).toHaveLength(0)
})

test('with the mail server down, an email is late after 15 minutes: unhealthy, and listed as still retrying', async () => {
  sink.refuse((recipient) => (recipient === business ? 451 : undefined))
  const number = await submit({ email: '' })
  await owner.query(
    `update quote_mails set queued_at = now() - interval '14 minutes' where sent_at is null and kind = 'business'`,
  )
  expect(await health()).toBe(200)
  expect((await desk('mail', 'failed')).out).toMatch(
    new RegExp(`^Not sent yet, 1 email:[\\s\\S]*business +${number}`),
  )
  await owner.query(
    `update quote_mails set queued_at = now() - interval '20 minutes' where sent_at is null and kind = 'business'`,
  )
  expect(await health()).toBe(503)
  await until('its reason', async () =>
    new RegExp(`Late and still being retried, 1 email:[\\s\\S]*business +${number}.*(451|not now)`).test(
      (await desk('mail', 'failed')).out,
    ),
  )
  sink.refuse(() => undefined)
  await untilGreen()
})

test('a job of an unknown type breaks neither the list nor the digest, and can only be dismissed', async () => {
  await owner.query(`insert into pgboss.job (name, data, output) values
    ('mail-dead', '{"type": "contact", "messageKey": "nonsense"}', '{"message": "x"}'),
    ('mail-dead', '{"type": "quote", "quoteId": 1.5, "kind": "business"}', '{"message": "x"}'),
    ('mail-dead', '{"type": "quote", "quoteId": 1e40}', null), ('mail-dead', '"text"', null), ('mail-dead', null, null)`)
  await owner.query(
    `insert into pgboss.job (name, data, dead_letter, policy) values ('mail', '{"type": "nonsense"}', 'mail-dead', 'standard')`,
  )
  await until(
    'given up',
    async () =>
      (
        await owner.query(
          `select from pgboss.job where name = 'mail-dead' and output ->> 'message' = 'not an email job'`,
        )
      ).rowCount === 1,
  )
  sink.refuse((recipient) => (recipient === business ? 451 : undefined))
  const number = await submit({ email: '' })
  const { out } = await desk('mail', 'failed')
  expect(out).toContain('Given up, 6 emails:')
  expect(out).toMatch(new RegExp(`Not sent yet, 1 email:[\\s\\S]*${number}`))
  sink.refuse(() => undefined)
  const { code, err } = await desk('mail', 'retry', '--all', '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining("can't be sent")])
  expect((await desk('mail', 'dismiss', '--all', '--yes')).out).toContain('6 emails dismissed.')
  await untilGreen()
})

test("the log contains no email addresses from mail servers' replies", () => {
  expect(worker.lines.join('')).not.toContain('nobody@example.com')
})
