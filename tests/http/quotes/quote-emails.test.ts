import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeDatabase, connect } from '#server/platform/database/database.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { phonePhotograph } from '#tests/support/photographs.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const sink = await startMailSink()
afterAll(sink.stop)
const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
const store = temporaryFolder()
const worker = await startWorkerProcess(ownerUrl, { SMTP_URL: sink.smtpUrl, PICTURE_STORE: store })

const { rows: stock } = await owner.query<{ id: number; name: string; oak: boolean }>(`
  select i.id::int, p.plant_name as name, scientific_name like 'Quercus%' as oak
  from inventory i join plants p on p.id = plant_id
  where deleted_at is null and size_description in ('15 gal', '30 gal') order by i.id`)
const oak = stock.find((row) => row.oak) ?? { id: 0 }
const other = stock.find((row) => !row.oak) ?? { id: 0, name: '' }
const plenty = [{ inventoryId: oak.id, quantity: 2 }]

const business = 'trees@hillcountrytree.example'
const mailsTo = (recipient: string) => sink.mails.filter(({ recipients }) => recipients.includes(recipient))

async function submit(form: object, items = plenty, sending = {}) {
  const response = await postQuote(origin, quoteBody(items, form), sending)
  expect(response.status).toBe(201)
  return (await response.json()) as { quoteNumber: string; token: string }
}
const stateOf = async (token: string) => (await get(`/api/quote-mail-state?token=${token}`)).json()
const mailedAbout = (number: string, to: string) =>
  until(`mail about ${number} to ${to}`, () => mailsTo(to).find(({ mail }) => mail.subject?.includes(number)))

test('[EM-01, EM-04, QL-17] the business and the customer are emailed right away, each with HTML, text and a Reply-To', async () => {
  await submit({ email: 'first@example.com' })
  const { quoteNumber, token } = await submit({ email: 'elena@example.com' })
  const begun = Date.now()
  const [toBusiness, toCustomer] = [
    await mailedAbout(quoteNumber, business),
    await mailedAbout(quoteNumber, 'elena@example.com'),
  ]
  expect(Date.now() - begun).toBeLessThan(5000)
  expect(toBusiness.mail.replyTo?.[0]?.address).toBe('elena@example.com')
  expect(toCustomer.mail.replyTo?.[0]?.address).toBe(business)
  expect(toBusiness.mail.messageId).toBe(`<${quoteNumber}.business@trees.example>`)
  expect(toCustomer.mail.messageId).toBe(`<${quoteNumber}.customer@trees.example>`)
  const { rows } = await owner.query<{ readToken: string }>(
    'select read_token as "readToken" from quotes where page_token = $1',
    [token],
  )
  for (const part of [toCustomer.mail.html, toCustomer.mail.text]) {
    expect(part).toContain(`https://trees.example/quote/${token}`)
    expect(part).toMatch(/hear\sfrom\sus\sby\s\w+day,\s\w+\s\d+\sat/)
  }
  for (const part of [toBusiness.mail.html, toBusiness.mail.text]) {
    expect(part).toContain(`https://trees.example/quote/${rows[0]?.readToken}`)
    expect(part).not.toContain(token)
  }
  expect(toBusiness.mail.text?.replaceAll(/\s+/g, ' ')).toContain('We promised an answer by')
  expect(toBusiness.mail.html).toContain('href="tel:+18305550117"')
  expect(toBusiness.mail.html).toContain('google.com/maps/search/?api=1&amp;query=118%20Cibolo%20Ridge')
  expect(toBusiness.mail.text).toContain('> Gate code 4417.')
  await until('state', async () => (await stateOf(token)).customerCopy === 'sent')
  expect(await stateOf(token)).toEqual({ customerCopy: 'sent', business: 'sent' })
})

test("[EM-02] the email says that it's an estimate, not an official quote, valid for 30 days, and what's included", async () => {
  const { quoteNumber } = await submit({ email: 'words@example.com' })
  const { mail } = await mailedAbout(quoteNumber, 'words@example.com')
  const text = mail.text?.replaceAll(/\s+/g, ' ') ?? ''
  for (const words of [
    'Thank you, Elena.',
    'This is an estimate, not an official quote. It is valid for 30 days',
    "What's included",
    '30-day plant health guarantee',
    'Estimate before sales tax',
    'Delivery, about 26 miles Free',
    'Quote desk Mon-Fri 8-5, Sat 9-2, Sun closed',
    'We call 811 two business days before we dig',
    'Water every other day for two weeks',
    'oak wilt',
  ])
    expect(text).toContain(words)
  const plates = mail.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg')
  expect(plates.map(({ disposition }) => disposition)).toEqual(['inline'])
  expect(mail.html).toContain(`cid:${plates[0]?.contentId?.slice(1, -1)}`)
})

test('[IN-11] the email shows the photo of that exact tree', async () => {
  mkdirSync(join(store, 'originals'))
  writeFileSync(join(store, 'originals', 'that-tree-1a2b.jpg'), await phonePhotograph())
  await owner.query(
    "update inventory set use_catalog_image = false, custom_image_url = 'that-tree-1a2b' where id = $1",
    [other.id],
  )
  const { quoteNumber } = await submit({ email: 'photo@example.com' }, [
    { inventoryId: other.id, quantity: 2 },
  ])
  const { mail } = await mailedAbout(quoteNumber, 'photo@example.com')
  await owner.query('update inventory set use_catalog_image = true where id = $1', [other.id])
  const shown = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg')
  expect(mail.html).toContain(`cid:${shown?.contentId?.slice(1, -1)}`)
  // The middle of the photo is the tree's crown.
  const pixels = await sharp(Buffer.from(shown?.content as ArrayBuffer))
    .extract({ left: 72, top: 72, width: 1, height: 1 })
    .raw()
    .toBuffer()
  for (const [place, value] of [0x4c, 0x6b, 0x3c].entries())
    expect(Math.abs((pixels[place] ?? 0) - value)).toBeLessThan(12)
})

test('[GR-20, GR-22] the customer sees their yard in year 10, and the business gets no picture of it', async () => {
  const { quoteNumber } = await submit({ email: 'yard@example.com' }, [
    { inventoryId: oak.id, quantity: 2 },
    { inventoryId: other.id, quantity: 1 },
  ])
  const { mail } = await mailedAbout(quoteNumber, 'yard@example.com')
  const picture = mail.attachments.find(({ contentId }) => contentId === '<yard@hctc>')
  expect([picture?.mimeType, picture?.disposition]).toEqual(['image/png', 'inline'])
  expect(mail.html).toContain('src="cid:yard@hctc"')
  expect(mail.html).toMatch(
    /alt="Year 10, an estimate\. In front of a house, from left to right: 2 of [^"]+ ft/,
  )
  expect(mail.text).toMatch(/Your yard in ten years\s+1\. 2 × [^:]+: [\d½]+ to \d+ ft tall/)
  // First of all, above the table and its button.
  const places = ['cid:yard@hctc', 'Thank you', 'go ahead'].map((text) => mail.html?.indexOf(text) ?? -1)
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  expect(mail.messageId).toBe(`<${quoteNumber}.customer@trees.example>`)
  const { mail: toBusiness } = await mailedAbout(quoteNumber, business)
  expect(toBusiness.attachments.map(({ contentId }) => contentId)).not.toContain('<yard@hctc>')
})

test('[GR-20] an official quote’s email has the yard, too', async () => {
  const database = connect(ownerUrl, 2)
  onTestFinished(async () => {
    await closeQueue()
    await closeDatabase()
    await database.destroy()
  })
  const { token } = await submit({ email: 'official@example.com' })
  await quoteDesk(database).offer(token)
  const { mail } = await until('the official quote', () =>
    mailsTo('official@example.com').find((each) => each.mail.subject?.includes('official quote')),
  )
  expect(mail.attachments.map(({ contentId }) => contentId)).toContain('<yard@hctc>')
  expect(mail.html).toContain('src="cid:yard@hctc"')
})

test("[EM-02] without an oak the email doesn't mention oak wilt, and a plant without a plate has the stand-in", async () => {
  await owner.query('update plants set image_url = null where plant_name = $1', [other.name])
  const { quoteNumber } = await submit({ email: 'words2@example.com' }, [
    { inventoryId: other.id, quantity: 3 },
  ])
  const { mail } = await mailedAbout(quoteNumber, 'words2@example.com')
  expect(mail.text).not.toContain('oak wilt')
  const { contentId } = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg') ?? {}
  expect(contentId).toBe('<no-plate@hctc>')
  expect(mail.html).toContain('src="cid:no-plate@hctc"')
})

test('a red oak for Boerne is asked about in both emails and on the quote page', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `select i.id::int from inventory i join plants p on p.id = plant_id
     where oak_wilt = 'high' and deleted_at is null and size_description = '15 gal' limit 1`,
  )
  const question = 'Inside Boerne city limits, planting red oaks is prohibited. Is your yard inside?'
  const { quoteNumber, token } = await submit({ email: 'redoak@example.com' }, [
    { inventoryId: rows[0]?.id ?? 0, quantity: 2 },
  ])
  for (const to of [business, 'redoak@example.com']) {
    const { mail } = await mailedAbout(quoteNumber, to)
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(question)
    expect(mail.html).toContain(question)
  }
  expect(await (await get(`/quote/${token}`)).text()).toContain(question)
})

test('[EM-01, EM-03] with only a phone number, only the business is emailed', async () => {
  const { quoteNumber, token } = await submit({ email: '' })
  const { mail } = await mailedAbout(quoteNumber, business)
  expect(mail.replyTo).toBeUndefined()
  await until('state', async () => (await stateOf(token)).business === 'sent')
  expect(await stateOf(token)).toEqual({ customerCopy: 'none', business: 'sent' })
})

test('the customer copy contains nothing the visitor typed, and greets only with a plausible name', async () => {
  const { quoteNumber } = await submit({
    email: 'quiet@example.com',
    firstName: 'Buy pills at pills.example',
    lastName: 'SENTINEL-L',
    city: 'SENTINEL-C',
    address: 'SENTINEL-A',
    projectNotes: 'SENTINEL-N',
  })
  const { raw, mail } = await mailedAbout(quoteNumber, 'quiet@example.com')
  expect(raw.toString()).not.toMatch(/pills|SENTINEL/)
  expect(mail.text).toContain('Thank you. Your')
  const { mail: toBusiness } = await mailedAbout(quoteNumber, business)
  expect(toBusiness.text).toContain('SENTINEL-N')
})

describe('S4: attempted headers, recipients and markup stay text', () => {
  const attacks = {
    'line breaks': 'x\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>',
    'folded header': 'x\r\n Bcc: thief@example.com',
    'NUL and controls': 'x\u0000\u0008\u001B[31m y',
    tags: '"><img src=x onerror=alert(1)><a href="javascript:alert(1)">',
    'MIME words': '=?utf-8?q?=0d=0aBcc:_thief=40example.com?=',
    'a list of email addresses': 'thief@example.com, victim@example.com',
  }
  test.each(Object.entries(attacks))('%s', async (title, attack) => {
    const email = `${title.replaceAll(/\W/g, '')}@example.com`
    const fields = ['firstName', 'lastName', 'address', 'city', 'projectNotes'] as const
    const form = Object.fromEntries(fields.map((field) => [field, attack.slice(0, 60)]))
    const { quoteNumber } = await submit({ ...form, email })
    const emails = [await mailedAbout(quoteNumber, business), await mailedAbout(quoteNumber, email)]
    expect(emails.map(({ recipients }) => recipients)).toEqual([[business], [email]])
    for (const { mail } of emails) {
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(
        [
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ].toSorted(),
      )
      expect(mail.subject).toMatch(
        /^(New quote: .+, two plants, \$[\d,.]+, HCT-[\w-]+|Your estimate HCT-[\w-]+: two plants, \$[\d,.]+ planted)$/,
      )
      expect(mail.html).not.toMatch(/<script|<img src=x|javascript:alert\(1\)"|onerror=alert\(1\)>(?!&)/)
    }
  })

  test("10 KB names and lists of email addresses aren't stored", async () => {
    for (const change of [
      { firstName: 'x'.repeat(10_000) },
      { email: 'a@example.com, b@example.com' },
      { email: 'a@example.com\r\nBcc: b@example.com' },
      { address: 'x'.repeat(10_000) },
    ])
      expect((await postQuote(origin, quoteBody(plenty, change))).status).toBe(422)
  })
})

test('[QL-28] a mailbox that has had three copies gets no more, and the business is told', async () => {
  let number = ''
  for (const email of ['victim', 'VICTIM', 'victim+1', 'victim'])
    number = (await submit({ email: `${email}@example.org` })).quoteNumber
  const { mail } = await mailedAbout(number, business)
  expect(mail.text).toContain('this address has had three today')
})

test('[QL-22] the emails say when more is asked for than is listed', async () => {
  await owner.query('update inventory set quantity_available = 4 where id = $1', [oak.id])
  const { quoteNumber } = await submit({ email: 'fifty@example.com' }, [
    { inventoryId: oak.id, quantity: 50 },
  ])
  for (const to of [business, 'fifty@example.com'])
    expect((await mailedAbout(quoteNumber, to)).mail.text).toContain('4 listed, the rest to be found')
})

test('the email names the quote it replaces and the items that were gone', async () => {
  const key = 'first-attempt-000001'
  const first = await submit({ email: '' }, plenty, { key })
  await owner.query('update inventory set deleted_at = now() where id = $1', [other.id])
  const items = [...plenty, { inventoryId: other.id, quantity: 3 }]
  const second = await submit({ email: 'gone@example.com' }, items, {
    headers: { 'Idempotency-Replaces': key },
  })
  const { mail } = await mailedAbout(second.quoteNumber, business)
  const text = mail.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain(`This follows quote ${first.quoteNumber}`)
  const copy = await mailedAbout(second.quoteNumber, 'gone@example.com')
  const copied = copy.mail.text?.replaceAll(/\s+/g, ' ')
  expect(copied).toContain(`It takes the place of quote ${first.quoteNumber}.`)
  for (const part of [text, copied])
    expect(part).toContain(`No longer available, and not in your total: 3 ${other.name}`)
})

test('no email contains wholesale data, and the worker logged no errors', () => {
  for (const { raw } of sink.mails) expect(raw.toString()).not.toMatch(/wholesale|markup/i)
  expect(worker.lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
