import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addDays, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import { careConsentNow } from '#domain/care/care-consent.ts'
import { connect, useDatabase } from '#server/platform/database/database.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { queueCareEmailsOnceADay } from '#server/desk/daily-tasks.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { closeAfterAll, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
// This process is a second worker: it runs the clock.
useDatabase(roleUrl(ownerUrl, 'worker'), { poolSize: 4, statementTimeoutMs: 5000 })
const database = connect(ownerUrl, 4)
closeAfterAll(database)
const desk = quoteDesk(database)

const today = nurseryDay(new Date())

async function quoted() {
  const email = `${randomUUID()}@example.com`
  const { token } = await requestQuote(origin, { email })
  await desk.offer(token)
  return { token, email }
}
async function planted() {
  const quote = await quoted()
  await desk.act(quote.token, { kind: 'accepted', version: 2 }, 'Elena Ortiz')
  await desk.finish(quote.token)
  return quote
}

const post = (token: string, fields: Record<string, string>) =>
  get(`/quote/${token}`, { method: 'POST', body: new URLSearchParams({ key: randomUUID(), ...fields }) })
const rendered = async (path: string) =>
  (await (await get(path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')

const consentOf = async (token: string) =>
  (
    await owner.query<{ stop_token: string; wording: string; on: boolean }>(
      `select stop_token, wording, ended_at is null as on from care_consents
       join quotes on quotes.id = quote_id where page_token = $1`,
      [token],
    )
  ).rows[0]

/** As if it were morning this many days after the planting. */
const sweep = (daysLater: number, hour = 9) =>
  queueCareEmailsOnceADay(nurseryMoment(addDays(today, daysLater), hour))

const queuedFor = async (token: string) =>
  (
    await owner.query<{ kind: string }>(
      `select care_kind as kind from emails join quotes on quotes.id = quote_id where page_token = $1 and type = 'care'
       order by queued_at, kind`,
      [token],
    )
  ).rows.map(({ kind }) => kind)

test('[CA-10] [CA-12] after planting, the page shows water first, and guarantees only what we planted', async () => {
  const { token } = await planted()
  const html = await rendered(`/quote/${token}`)
  expect(html).toContain('Your trees, ')
  expect(html.indexOf('this month')).toBeLessThan(html.indexOf('Guarantee'))
  for (const words of [
    '5 to 7 gallons each',
    '30 days left',
    'Don&#x27;t prune',
    'Something looks wrong',
    'name="care"',
  ])
    expect(html).toContain(words)
  expect(html).not.toMatch(/name="care"[^>]*checked/)
  expect(await rendered(`/quote/${token}?version=2`)).toContain('The whole quote')
  // Picked up or planted by the customer: no care from us.
  const other = await quoted()
  await desk.act(other.token, { kind: 'accepted', version: 2 }, 'Elena Ortiz')
  await desk.agreeDay(other.token, 0)
  const lines = [{ line: 1, outcome: 'delivered' as const }]
  await desk.act(other.token, { kind: 'done', owedCents: 45_000, day: today, lines, despiteChange: false })
  expect(await rendered(`/quote/${other.token}`)).not.toContain('Guarantee')
  expect((await get(`/quote/${other.token}/water-card`)).status).toBe(404)
})

test('[CA-15] the card comes in two languages', async () => {
  const { token } = await planted()
  const english = await get(`/quote/${token}/water-card`)
  expect([english.status, english.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(await english.text()).toContain('How much each time')
  expect(await rendered(`/quote/${token}/water-card?lang=es`)).toContain('Cuánta agua cada vez')
})

test('[CA-20] consent is given at acceptance or on the page, never by default, and recorded with its wording', async () => {
  const without = await quoted()
  await post(without.token, { intent: 'accept', version: '2', name: 'Elena Ortiz' })
  expect(await consentOf(without.token)).toBeUndefined()
  const withBox = await quoted()
  expect(await rendered(`/quote/${withBox.token}?step=accept`)).toContain('name="care"')
  await post(withBox.token, { intent: 'accept', version: '2', name: 'Elena Ortiz', care: 'yes' })
  expect(await consentOf(withBox.token)).toMatchObject({ wording: careConsentNow, on: true })
  const { token } = await planted()
  const unchecked = await post(token, { intent: 'start-care' })
  expect([unchecked.status, await unchecked.text()]).toEqual([
    422,
    expect.stringContaining('Please check the box'),
  ])
  expect(await consentOf(token)).toBeUndefined()
  expect((await post(token, { intent: 'start-care', care: 'yes' })).status).toBe(303)
  expect(await rendered(`/quote/${token}`)).toContain('Stop the emails')
  await post(token, { intent: 'stop-care' })
  expect(await consentOf(token)).toMatchObject({ on: false })
  // An estimate that nobody accepted gets none.
  const early = await quoted()
  expect((await post(early.token, { intent: 'start-care', care: 'yes' })).status).toBe(409)
})

test('[CA-22] the daily sweep queues each email once, however often it runs', async () => {
  const { token } = await planted()
  await post(token, { intent: 'start-care', care: 'yes' })
  await Promise.all([sweep(7), sweep(7), sweep(7, 12)])
  expect(await queuedFor(token)).toEqual(['week-1'])
  await owner.query('delete from daily_runs')
  await Promise.all([sweep(7), sweep(8)])
  expect(await queuedFor(token)).toEqual(['week-1'])
})

test('[CA-23] [CA-24] [CA-25] one click unsubscribes, also from an email that is already queued', async () => {
  const [stays, leaves] = [await planted(), await planted()]
  for (const { token } of [stays, leaves]) await post(token, { intent: 'start-care', care: 'yes' })
  await owner.query('delete from daily_runs')
  await sweep(7)
  const stopToken = (await consentOf(leaves.token))?.stop_token ?? ''
  const path = `/care-emails/stop/${stopToken}`
  expect(await rendered(path)).toContain('Stop the care emails?')
  expect(await consentOf(leaves.token)).toMatchObject({ on: true })
  // As a mail provider sends it, RFC 8058: no cookies, no origin.
  const oneClick = await get(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(200)
  expect(await consentOf(leaves.token)).toMatchObject({ on: false })
  expect((await get(`/care-emails/stop/${'0'.repeat(32)}`, { method: 'POST' })).status).toBe(200)
  const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })
  const care = (email: string) =>
    sink.mails.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes('one week in') === true,
    )
  await until('the care email', () => care(stays.email).length === 1, 20)
  await until('the queue is empty', async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where state <= 'active'`,
    )
    return rows[0]?.n === 0
  })
  await worker.stop()
  expect(care(leaves.email)).toEqual([])
  const mail = care(stays.email)[0]?.mail
  expect(Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/trees\.example\/care-emails\/stop\/[0-9a-f]{32}>$/,
    ),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('5 to 7 gallons')
    expect(part).toContain('/care-emails/stop/')
    expect(part).not.toContain('Elena')
  }
}, 40_000)
