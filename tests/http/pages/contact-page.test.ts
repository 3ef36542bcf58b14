import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linksIn, mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { pressed } from '#tests/support/without-javascript.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, get } = await startSite()
const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl })

beforeEach(() => owner.query('delete from rate_limits'))

const elena = {
  name: 'Elena Ortiz',
  email: 'elena@example.com',
  phone: '(830) 555-0100',
  service: '',
  message: 'Two live oaks.\nThe ground is <b>rock</b>.',
}
const send = (fields: Record<string, string>) =>
  get('/contact', { method: 'POST', body: new URLSearchParams(fields) })
const wordsOf = async (response: Response) => wordsIn(mainOf(await response.text()))
const rowsOf = async (name: string) => {
  const { rows } = await owner.query('select * from contact_submissions where name = $1 order by id', [name])
  return rows as Record<string, unknown>[]
}
const emailAbout = (words: string) =>
  until(`email about ${words}`, () => sink.mails.find(({ mail }) => mail.text?.includes(words)))

describe('the page', () => {
  test('[CO-01] has four cards, the form, the reasons, the address, a link to call and no captcha notice', async () => {
    const main = mainOf(await (await get('/contact')).text())
    const words = wordsIn(main)
    for (const part of [
      'Phone (830) 555-0142',
      'Email trees@hillcountrytree.example',
      'Service area 50 miles around North San Antonio',
      'Crews Mon-Sun 7AM-6PM Quotes Mon-Fri 8-5, Sat 9-2',
      'Why choose us',
      '140 Ranch View Road',
      'Send Message',
    ])
      expect(words).toContain(part)
    expect(linksIn(main).filter((link) => link === 'tel:+18305550142')).toHaveLength(2)
    expect(words).not.toContain('reCAPTCHA')
    expect(main).not.toMatch(/<(iframe|script)[^>]+src="https?:/)
  })

  test('[CO-02] has fields for name, email, phone and a 6-row message, and an empty service field', async () => {
    const main = mainOf(await (await get('/contact')).text())
    const fieldOf = (name: string) =>
      new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(main)?.[0]
    expect(fieldOf('name')).toContain('required')
    expect(fieldOf('email')).toMatch(/type="email".*required|required.*type="email"/)
    expect(fieldOf('phone')).not.toContain('required')
    expect(fieldOf('message')).toMatch(/rows="6"/)
    expect(fieldOf('message')).toContain('required')
    expect(fieldOf('service')).toMatch(/type="hidden".*value=""/)
  })

  test('[CO-01] only the map page allows Google, at zoom 13, for our street address', async () => {
    const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''
    const map = await get('/contact/map')
    expect(policyOf(map)).toContain('frame-src https://www.google.com/maps')
    expect(policyOf(map)).toContain("frame-ancestors 'self'")
    expect(await map.text()).toContain(
      'src="https://www.google.com/maps?q=140+Ranch+View+Road%2C+Spring+Branch%2C+TX+78070&amp;z=13&amp;output=embed"',
    )
    for (const path of ['/contact', '/']) {
      const policy = policyOf(await get(path))
      expect(policy).toContain("frame-src 'self';")
      expect(policy).not.toContain('google')
    }
  })
})

test('[CO-04] [CO-05] a message is stored and emailed to the business, and the visitor is thanked', async () => {
  const response = await send(elena)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const words = await wordsOf(response)
  expect(words).toContain("Thank you for contacting us! We'll be in touch soon.")
  expect(words).toContain('Message Sent!')
  const { mail, recipients } = await emailAbout('Elena Ortiz')
  expect(recipients).toEqual(['trees@hillcountrytree.example'])
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['elena@example.com'])
  expect(mail.subject).toMatch(/^Message from the contact page, /)
  expect(mail.text).toContain('The ground is <b>rock</b>.')
  expect(mail.html).toContain('The ground is &lt;b&gt;rock&lt;/b&gt;.')
  expect(mail.text).toContain('(830) 555-0100')
  expect(await rowsOf('Elena Ortiz')).toMatchObject([elena])
})

test('[CO-04] a message sent twice is stored and emailed once; a different message is separate', async () => {
  const twice = { ...elena, name: 'Ada Reyes', message: 'Sent twice.' }
  const responses = [...(await Promise.all([send(twice), send(twice)])), await send(twice)]
  for (const response of responses) expect(await wordsOf(response)).toContain('Message Sent!')
  await send({ ...twice, message: 'And once more.' })
  await emailAbout('And once more.')
  const messages = (await rowsOf('Ada Reyes')).map(({ message }) => message)
  expect(messages).toEqual(['Sent twice.', 'And once more.'])
  expect(sink.mails.filter(({ mail }) => mail.text?.includes('Sent twice.'))).toHaveLength(1)
})

describe("a visitor's input", () => {
  test.each(['name', 'phone'])("can't inject a header through the %s", async (field) => {
    const attack = { ...elena, message: `header ${field}`, [field]: '5\r\nBcc: all@example.com' }
    await send(attack)
    const { mail, recipients, raw } = await emailAbout(`header ${field}`)
    expect(recipients).toEqual(['trees@hillcountrytree.example'])
    expect(mail.bcc).toBeUndefined()
    expect(raw.toString('latin1').split('\r\n\r\n')[0]).not.toContain('all@example.com')
  })

  test("isn't used as Reply-To if it contains more than one email address", async () => {
    const response = await send({ ...elena, email: 'elena@example.com\r\nBcc: all@example.com' })
    expect(response.status).toBe(422)
  })
})

test("a visitor's seventh message within a minute has to wait", async () => {
  const statuses = []
  for (let time = 0; time < 7; time += 1) {
    const response = await send({ ...elena, name: 'Fast', message: `${time}` })
    statuses.push(response.status)
    if (response.status !== 429) continue
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await wordsOf(response)).toContain('That was a little fast. Please wait a minute and try again.')
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('the row and its email job are stored together or not at all', async () => {
  await worker.stop()
  await send({ ...elena, name: 'Paired' })
  const { rows } = await owner.query(`select state from pgboss.job
    join emails on data = jsonb_build_object('emailId', emails.id)
    join contact_submissions message using (message_key) where message.name = 'Paired'`)
  expect(rows).toEqual([{ state: 'created' }])
  const health = () => get('/health/mail').then((response) => response.status)
  expect(await health()).toBe(200)
  await owner.query("update emails set queued_at = now() - interval '16 minutes' where sent_at is null")
  expect(await health()).toBe(503)
})

test('[CO-02, CO-03] without JavaScript, the form comes back filled in with its errors, and once sent it is empty and its button disabled', async () => {
  const typed = { name: 'Plain Post', email: 'plain@', message: 'Kept words' }
  const first = pressed(await (await get('/contact')).text(), 'Send Message', typed)
  const back = await (await get(first.path, first.init)).text()
  expect(wordsIn(mainOf(back))).toContain('Invalid email address')
  for (const kept of ['value="Plain Post"', 'value="plain@"', '>Kept words</textarea>'])
    expect(back).toContain(kept)
  expect(await rowsOf('Plain Post')).toEqual([])
  const second = pressed(back, 'Send Message', { email: 'plain@example.com' })
  const sent = mainOf(await (await get(second.path, second.init)).text())
  expect(sent).toMatch(/<button[^>]*disabled=""[^>]*>(?:<svg[\s\S]*?<\/svg>)?\s*Message Sent!/)
  expect(sent).not.toContain('Kept words')
  expect(await rowsOf('Plain Post')).toMatchObject([{ message: 'Kept words' }])
})
