import { afterAll, expect, test } from 'vitest'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })

const { rows: stock } = await owner.query<{ id: number; name: string }>(`
  select i.id::int, p.plant_name as name from inventory i join plants p on p.id = plant_id
  where deleted_at is null and size_description = '15 gal' order by i.id limit 3`)

async function submit(form: object = {}) {
  const items = stock.map(({ id }, index) => ({ inventoryId: id, quantity: index + 1 }))
  const response = await postQuote(origin, quoteBody(items, form))
  return (await response.json()) as { quoteNumber: string; token: string }
}
const page = async (token: string) => {
  const response = await get(`/quote/${token}`)
  return { response, html: await response.text() }
}
const decide = (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get(`/quote/${token}`, { method: 'POST', body: new URLSearchParams(fields), headers })
const emailsAbout = (number: string, subject: string) =>
  sink.mails.filter(({ mail }) => mail.subject?.startsWith(subject) && mail.subject.includes(number))

test('it shows first name, city and lines, and no contact details', async () => {
  const { quoteNumber, token } = await submit({ email: 'elena@example.com' })
  const { response, html } = await page(token)
  expect(response.status).toBe(200)
  for (const text of [quoteNumber, 'Elena', 'Six plants for Boerne', ...stock.map(({ name }) => name)])
    expect(html).toContain(text)
  for (const secret of [
    'Ortiz',
    '8305550117',
    '555-0117',
    'elena@',
    'example.com',
    'Cibolo Ridge',
    '78006',
    '4417',
  ])
    expect(html).not.toContain(secret)
  expect(html).toMatch(/Valid until/)
  expect(html).toContain('This is an estimate, not an official quote.')
})

test("it isn't cached or indexed, and its URL isn't sent as a referrer", async () => {
  const { token } = await submit()
  const { response, html } = await page(token)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  const data = await get(`/quote/${token}.data`)
  expect(data.headers.get('Cache-Control')).toBe('private, no-store')
})

test.each(['short', 'x'.repeat(22), '../../etc/passwd', 'z1AZbmiGfwFW0V7SmHk3D%00'])(
  '/quote/%s is a 404',
  async (token) => {
    const response = await get(`/quote/${encodeURIComponent(token)}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  },
)

test('accepting is recorded once and the business is told once, without JavaScript', async () => {
  const { quoteNumber, token } = await submit({ email: 'yes@example.com' })
  const responses = await Promise.all(Array.from({ length: 5 }, () => decide(token, { intent: 'accept' })))
  for (const { status, headers } of responses)
    expect([status, headers.get('Location')]).toEqual([303, `/quote/${token}`])
  expect((await page(token)).html).toMatch(/You accepted this estimate on/)
  await until('email', () => emailsAbout(quoteNumber, 'Go ahead').length > 0)
  await decide(token, { intent: 'accept' })
  const { rows } = await owner.query("select count(*)::int from quote_answers where kind = 'accepted'")
  expect(rows[0].count).toBe(1)
  const [email] = emailsAbout(quoteNumber, 'Go ahead')
  expect(email?.recipients).toEqual(['trees@hillcountrytree.example'])
  expect(email?.mail.replyTo?.[0]?.address).toBe('yes@example.com')
  expect(emailsAbout(quoteNumber, 'Go ahead')).toHaveLength(1)
})

test('a change request needs a message, works once, and reaches the business', async () => {
  const { quoteNumber, token } = await submit({ email: '' })
  const empty = await decide(token, { intent: 'change', message: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Please say what you would like to change')
  expect((await decide(token, { intent: 'change', message: 'Two oaks, please.\nNot <three>.' })).status).toBe(
    303,
  )
  expect((await decide(token, { intent: 'change', message: 'Again' })).status).toBe(303)
  const email = await until('email', () => emailsAbout(quoteNumber, 'Change asked for')[0])
  expect(email.mail.text).toContain('> Two oaks, please.\n> Not <three>.')
  expect(email.mail.html).toContain('Not &lt;three&gt;.')
  expect(email.mail.text).not.toContain('Again')
})

test('it shows whether the email was sent', async () => {
  const { token } = await submit({ email: 'state@example.com' })
  await until('sent', async () => (await page(token)).html.includes('Quote emailed to you'))
  const { token: phoneOnly } = await submit({ email: '' })
  await until('sent', async () => (await page(phoneOnly)).html.includes('Quote sent to admin'))
  expect((await page(phoneOnly)).html).toContain('Quote sent to admin for follow-up')
})

test('after 30 days it has expired, accepts no decision, and offers to start over with the same lines', async () => {
  const { token } = await submit()
  await owner.query("update quotes set created_at = created_at - interval '32 days' where page_token = $1", [
    token,
  ])
  const { html } = await page(token)
  expect(html).toContain('This estimate has expired')
  expect(html).toMatch(/<form[^>]*action="\/cart"/)
  expect(html).toContain('name="intent" value="start-again"')
  for (const [index, { id }] of stock.entries())
    expect(html).toContain(`name="item" value="${id}:${index + 1}"`)
  expect(html).not.toContain('I accept this estimate')
  await decide(token, { intent: 'accept' })
  const { rows } = await owner.query(
    'select count(*)::int from quote_answers a join quotes q on q.id = quote_id where page_token = $1',
    [token],
  )
  expect(rows[0].count).toBe(0)
})

test("behind a TLS proxy the form works, and a form on another site doesn't", async () => {
  const { token } = await submit()
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'trees.example:443' }
  const own = await decide(token, { intent: 'accept' }, { ...proxied, Origin: 'https://trees.example' })
  expect(own.status).toBe(303)
  const foreign = await decide(token, { intent: 'accept' }, { ...proxied, Origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
})
