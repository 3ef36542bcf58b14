import { execFileSync } from 'node:child_process'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { pressed } from '#tests/support/without-javascript.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
// These rows exist before the worker starts; it deletes the expired ones when it does.
await owner.query(`insert into newsletter_subscriptions (mailbox, mailbox_key, email, token, consent, requested_at, confirmed_at) values
  ('old@example.com', 'old', 'old@example.com', repeat('a', 32), 'yes', now() - interval '8 days', null),
  ('kept@example.com', 'kept', 'kept@example.com', repeat('b', 32), 'yes', now() - interval '8 days', now()),
  ('=1+1@example.com', 'sum', '=1+1@example.com', repeat('c', 32), 'yes', now(), now());
  insert into newsletter_stops values ('old', now() - interval '31 days', now()), ('kept', now() - interval '29 days', now())`)
await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })

beforeEach(() => owner.query('delete from rate_limits'))

const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get('/newsletter', { method: 'POST', body: new URLSearchParams(fields), headers })
const wordsOf = async (response: Response) => wordsIn(mainOf(await response.text()))
const emailsTo = (recipient: string) => sink.mails.filter(({ recipients }) => recipients.includes(recipient))
const emailTo = (recipient: string) => until(`email to ${recipient}`, () => emailsTo(recipient)[0])
const rowOf = async (email: string) => {
  const found = await owner.query('select * from newsletter_subscriptions where mailbox = $1', [email])
  return found.rows[0] as { consent: string; confirmed_at: Date | null; token: string } | undefined
}

/** Every email here is a confirmation. */
const countJobs = async () => Number((await owner.query('select count(*) from pgboss.job')).rows[0].count)

test('[BL-01] signing up stores the email address with the consent, and sends a confirmation email', async () => {
  const response = await ask({ email: 'Elena@example.com', consent: 'yes' })
  expect(response.status).toBe(200)
  expect(await wordsOf(response)).toContain('an email with a confirmation link is on its way')
  const row = await rowOf('elena@example.com')
  expect(row).toMatchObject({ confirmed_at: null })
  expect(row?.consent).toContain('Yes, send me the newsletter.')
  const { mail } = await emailTo('Elena@example.com')
  expect(mail.subject).toBe('Please confirm your newsletter')
  for (const part of [mail.html, mail.text])
    expect(part).toContain(`https://trees.example/newsletter/confirm/${row?.token}`)
})

describe('the link in the email', () => {
  test("needs a click on a button to confirm, so opening it isn't enough", async () => {
    await ask({ email: 'sam@example.com', consent: 'yes' })
    await emailTo('sam@example.com')
    const token = (await rowOf('sam@example.com'))?.token
    const page = await get(`/newsletter/confirm/${token}`)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
    expect((await rowOf('sam@example.com'))?.confirmed_at).toBeNull()
    const confirmed = await get(`/newsletter/confirm/${token}`, { method: 'POST' })
    expect(await wordsOf(confirmed)).toContain("You're on the list")
    expect((await rowOf('sam@example.com'))?.confirmed_at).not.toBeNull()
  })

  test('that unsubscribes deletes the email address, and can be used again', async () => {
    const token = (await rowOf('sam@example.com'))?.token
    expect(await wordsOf(await get(`/newsletter/stop/${token}`))).toContain('Unsubscribe?')
    for (const round of [1, 2]) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      const ended = await get(`/newsletter/stop/${token}`, { method: 'POST', body })
      expect([round, ended.status]).toEqual([round, 200])
    }
    expect(await rowOf('sam@example.com')).toBeUndefined()
    const late = await get(`/newsletter/confirm/${token}`, { method: 'POST' })
    expect(await wordsOf(late)).toContain('This link has expired')
  })
})

test('a mailbox gets one email a day, however it is spelled, and none once it is on the list', async () => {
  const aDayLater = async () => {
    await owner.query("update newsletter_subscriptions set letter_queued_at = now() - interval '25 hours'")
    await owner.query('delete from rate_limits')
  }
  const before = await countJobs()
  for (const email of ['ann@example.com', 'ANN@example.com', 'ann+trees@example.com'])
    expect((await ask({ email, consent: 'yes' })).status).toBe(200)
  expect(await countJobs()).toBe(before + 1)
  await emailTo('ann@example.com')
  await aDayLater()
  await ask({ email: 'ann@example.com', consent: 'yes' })
  await until('second email', () => emailsTo('ann@example.com').length === 2)
  await get(`/newsletter/confirm/${(await rowOf('ann@example.com'))?.token}`, { method: 'POST' })
  await aDayLater()
  expect(await wordsOf(await ask({ email: 'ann@example.com', consent: 'yes' }))).toContain(
    'unless this address',
  )
  expect(await countJobs()).toBe(before + 2)
})

test('after unsubscribing, a mailbox gets no confirmation email for a week, and can sign up again after that', async () => {
  const before = await countJobs()
  const stop = async () => {
    const { rows } = await owner.query(
      "select token from newsletter_subscriptions where mailbox = 'vicky@gmail.com'",
    )
    await get(`/newsletter/stop/${rows[0]?.token}`, { method: 'POST' })
  }
  for (const email of ['vicky@gmail.com', 'v.icky@gmail.com', 'Vicky+1@googlemail.com']) {
    await owner.query('delete from rate_limits')
    const response = await ask({ email, consent: 'yes' })
    expect(await wordsOf(response)).toContain('one a week to an address that just unsubscribed')
    await stop()
  }
  expect(await countJobs()).toBe(before + 1)
  const { rows } = await owner.query('select * from newsletter_stops')
  expect(JSON.stringify(rows)).not.toContain('vicky')
  await owner.query(`update newsletter_stops set letter_queued_at = now() - interval '7 days 1 minute'`)
  for (let time = 0; time < 2; time += 1) {
    await ask({ email: 'vicky@gmail.com', consent: 'yes' })
    await stop()
  }
  expect(await countJobs()).toBe(before + 2)
})

test('someone who unsubscribes after a long time on the list can sign up again at once', async () => {
  await ask({ email: 'wanda@example.com', consent: 'yes' })
  await owner.query(
    `update newsletter_subscriptions set letter_queued_at = now() - interval '1 year', confirmed_at = now() where mailbox = 'wanda@example.com'`,
  )
  await get(`/newsletter/stop/${(await rowOf('wanda@example.com'))?.token}`, { method: 'POST' })
  await ask({ email: 'wanda@example.com', consent: 'yes' })
  expect(await rowOf('wanda@example.com')).toBeDefined()
})

test('[BL-01] the form on the blog works without JavaScript', async () => {
  const typed = { email: 'plain@example.com', consent: 'yes' }
  const { path, init } = pressed(await (await get('/blog')).text(), 'Subscribe', typed)
  expect(path).toBe('/newsletter')
  expect(await (await get(path, init)).text()).toMatch(/role="status"[^>]*>Check your inbox/)
})

test('the site accepts 300 requests an hour, and 12 per visitor', async () => {
  const visitor = (index: number) => ({ 'X-Forwarded-For': `10.9.${index >> 8}.${index & 255}` })
  const crowd = (index: number) => ask({ email: `crowd${index}@example.com`, consent: 'yes' }, visitor(index))
  const statuses = new Set<number>()
  for (let index = 0; index < 3; index += 1) statuses.add((await crowd(index)).status)
  // As if there had been 296 more. What's counted for one visitor or mailbox is 1.
  await owner.query('update rate_limits set taken = 299 where taken = 3')
  statuses.add((await crowd(299)).status)
  expect([...statuses]).toEqual([200])
  const refused = await crowd(300)
  expect(refused.status).toBe(429)
  expect(await wordsOf(refused)).toContain('Please try again in an hour.')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await rowOf('crowd299@example.com')).toBeDefined()
  expect(await rowOf('crowd300@example.com')).toBeUndefined()
  await owner.query('delete from rate_limits')
  let taken = 0
  for (let index = 0; index < 18; index += 1) {
    // As if a minute had passed, six at a time.
    if (index % 6 === 0)
      await owner.query(`delete from rate_limits where window_ends < now() + interval '2 minutes'`)
    const response = await ask({ email: `one${index}@example.com`, consent: 'yes' }, visitor(999))
    if (response.status === 200) taken += 1
  }
  expect(taken).toBe(12)
}, 60_000)

test('without consent nothing is stored, and the form says what is missing', async () => {
  const response = await ask({ email: 'jo@example.com' })
  expect(response.status).toBe(422)
  expect(await wordsOf(response)).toContain('Please check the box')
  expect(await rowOf('jo@example.com')).toBeUndefined()
})

test("the fourth request for a mailbox within a minute has to wait, and so does a visitor's seventh", async () => {
  const statuses = []
  for (let time = 0; time < 4; time += 1)
    statuses.push((await ask({ email: `kim+${time}@example.com`, consent: 'yes' })).status)
  for (let time = 0; time < 3; time += 1)
    statuses.push((await ask({ email: `lee${time}@example.com`, consent: 'yes' })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
})

test('a subscription not confirmed within 7 days is deleted', async () => {
  await until('cleared', async () => (await rowOf('old@example.com')) === undefined)
  expect(await rowOf('kept@example.com')).toBeDefined()
  const { rows } = await owner.query(
    `select convert_from(mailbox_key, 'utf8') as key from newsletter_stops where length(mailbox_key) < 32`,
  )
  expect(rows).toEqual([{ key: 'kept' }])
})

test('the list can be exported, with the consent and the unsubscribe link', () => {
  const csv = execFileSync(process.execPath, ['tools/newsletter-export.ts', 'https://trees.example'], {
    env: { ...process.env, DATABASE_URL: ownerUrl },
    encoding: 'utf8',
  })
  expect(csv).toContain('email,consent,asked,confirmed,unsubscribe\r\n')
  expect(csv).toMatch(/^kept@example\.com,yes,.*,https:\/\/trees\.example\/newsletter\/stop\/b{32}\r$/m)
  // An address that a spreadsheet would take for a formula.
  expect(csv).toMatch(/^'=1\+1@example\.com,/m)
  expect(csv).not.toContain('Elena')
})
