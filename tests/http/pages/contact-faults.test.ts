import { afterAll, expect, test } from 'vitest'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, get } = await startSite({ SMTP_URL: sink.smtpUrl })
await owner.query(`insert into company_settings (setting_key, setting_value, setting_type) values
  ('business_email', '"yard@example.com"', 'string'), ('business_phone', '"(830) 555-0199"', 'string'),
  ('business_address_line1', '"7 Quarry Lane"', 'string'), ('business_zip', '"78006"', 'string'),
  ('business_city', '"Boerne"', 'string'), ('business_state', '"TX"', 'string')`)

test('[ST-04] the page and the map show the business_ settings', async () => {
  const words = wordsIn(mainOf(await (await get('/contact')).text()))
  for (const part of ['Phone (830) 555-0199', 'Email yard@example.com', '7 Quarry Lane', 'Boerne, TX 78006'])
    expect(words).toContain(part)
  expect(await (await get('/contact/map')).text()).toContain('q=7+Quarry+Lane%2C+Boerne%2C+TX+78006&amp;z=13')
})

const send = async (name: string) => {
  const fields = { name, email: 'elena@example.com', message: `Words of ${name}` }
  const response = await get('/contact', { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, words: wordsIn(mainOf(await response.text())) }
}
const thanks = "Thank you for contacting us! We'll be in touch soon."

/** The database is up but refuses inserts; the rate limit still counts. */
const refuseRows = () => owner.query('revoke insert on contact_submissions from hctc_web')
const takeRows = () => owner.query('grant insert on contact_submissions to hctc_web')

test("[CO-04] a failed insert doesn't stop the email, and the visitor still sees success", async () => {
  await refuseRows()
  const { status, words } = await send('Direct')
  expect(status).toBe(200)
  expect(words).toContain(thanks)
  const { mail, recipients } = await until('the email', () => sink.mails[0])
  expect(recipients).toEqual(['yard@example.com'])
  expect(mail.text).toContain('Words of Direct')
  expect(mail.text).toContain('this email is the only copy')
  const jobs = await owner.query("select from pgboss.job where name = 'mail'")
  expect(jobs.rowCount).toBe(0)
})

test('[CO-05] a message that is neither stored nor emailed is reported as failed, and the form stays filled in', async () => {
  sink.refuse(() => 450)
  const { status, words } = await send('Lost')
  expect(status).toBe(503)
  expect(words).toContain('Failed to submit form. Please try again.')
  expect(words).toContain('Words of Lost')
  expect(words).not.toContain(thanks)
  sink.refuse(() => undefined)
})

test('[CO-04] at most 10 a minute are emailed directly; the rest are reported as failed', async () => {
  const statuses = []
  for (let time = 0; time < 10; time += 1) {
    await owner.query('delete from rate_limits')
    statuses.push((await send(`Many ${time}`)).status)
  }
  // The tests above used two.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503, 503])
  await takeRows()
  await owner.query('delete from rate_limits')
  expect((await send('Stored again')).status).toBe(200)
})
