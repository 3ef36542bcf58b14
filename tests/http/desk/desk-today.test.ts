import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { closeAfterAll } from '#tests/support/site.ts'
import { readToday } from '#server/desk/today.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { changeYardItem } from '#server/stock/yard/change-yard-item.ts'
import { readDaySheet } from '#server/visits/read-day-sheet.ts'
import { readVisit } from '#server/visits/read-visit.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'
import { storeDeadEmail, storeRequest } from '#tests/support/stored-request.ts'

const desk = await startDesk()
const { owner, query } = desk
const signedIn = await desk.signIn('Rosa')
const { cookie } = signedIn
const rosa = { id: signedIn.id, name: 'Rosa', role: 'owner' } as const
const asOwner = connect(desk.ownerUrl, 2)
closeAfterAll(asOwner)
const office = quoteDesk(asOwner)

const addQuote = (firstName: string, hoursAgo: number) => storeRequest(query, { firstName, hoursAgo })

const send = (fields: Record<string, string>, as = cookie) => desk.post('/?index', as, fields)
/** The sentence with which something was refused, or null. */
const refusalOf = async (fields: Record<string, string>) =>
  /"refused","message","([^"]+)"/.exec((await (await send(fields)).text()).replaceAll('\\"', '"'))?.[1] ??
  null
const today = async () => (await desk.get('/', cookie)).text()
const logged = async () =>
  (
    await owner.query(
      `select action, subject, details from desk_log where action not like 'person%' order by id`,
    )
  ).rows

test('[DK-20, DK-22, DK-144] Today lists what waits, the oldest promise first, with every way to reach the customer', async () => {
  const html0 = await today()
  expect(html0).toContain('Nothing is waiting')
  const newer = await addQuote('Newer', 1)
  await query("update quotes set project_notes = 'Gate code 7' where quote_number = $1", [newer.number])
  const late = await addQuote('Later', 200)
  const order = await addQuote('Order', 2)
  await office.offer(order.token)
  await office.act(order.token, { kind: 'accepted', version: 2 })
  await office.act(late.token, { kind: 'change-asked' }, 'Two <b>more</b>, please.')
  const html = await today()
  expect(html).not.toContain('Nothing is waiting')
  expect(html.indexOf(late.number)).toBeLessThan(html.indexOf(newer.number))
  expect(html).toContain('Gate code 7')
  expect(html).toMatch(/Late \d+\u00A0d/)
  expect(html).toContain('Two &lt;b&gt;more&lt;/b&gt;, please.')
  for (const part of [
    'tel:+18305550117',
    `sms:+18305550117?&amp;body=Hi%20Later%2C`,
    encodeURIComponent(`https://trees.example/quote/${late.token}`),
    `mailto:later@gmial.example?subject=Your%20quote%20${late.number}`,
    `/quotes/${late.number}`,
    'Accepted, no day yet',
  ])
    expect(html).toContain(part)
})

test('[DK-24] a message is read in full, marked as answered once, and put back', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into contact_submissions (name, email, phone, message) values ('Ana Perez', 'ana@example.com', '(830) 555-0199',
      'Do you ever get bigtooth maple? ' || repeat('word ', 900) || 'The end.') returning id::int`,
  )
  const message = String(rows[0]?.id)
  const html = await today()
  for (const part of ['Ana Perez', 'The end.', 'mailto:ana@example.com?subject=', 'tel:+18305550199'])
    expect(html).toContain(part)
  const before = (await logged()).length
  expect((await send({ intent: 'answered', message })).status).toBe(200)
  expect(await today()).not.toContain('Ana Perez')
  expect(await refusalOf({ intent: 'answered', message })).toBe('This message is already marked as answered.')
  expect((await send({ intent: 'reopen', message })).status).toBe(200)
  expect(await today()).toContain('Ana Perez')
  expect((await logged()).slice(before)).toEqual([
    { action: 'message.answered', subject: `message ${message}`, details: {} },
    { action: 'message.reopened', subject: `message ${message}`, details: {} },
  ])
  expect((await send({ intent: 'answered', message: 'x' })).status).toBe(400)
})

test('[DK-25] a corrected address becomes the customer’s on that quote, and the email is queued again', async () => {
  const [quote, other] = [await addQuote('Priya', 1), await addQuote('Otto', 1)]
  const email = await storeDeadEmail(query, quote.id)
  const html = await today()
  for (const part of ['Copy of the request.', '550 no such mailbox', 'priya@gmial.example'])
    expect(html).toContain(part)
  const before = (await logged()).length
  expect(await refusalOf({ intent: 'correct', email, address: 'priya at gmail' })).toBe(
    'Invalid email address',
  )
  expect((await send({ intent: 'correct', email, address: ' priya@gmail.example ' })).status).toBe(200)
  const { rows } = await owner.query<{ email: string }>(
    `select email from quotes join customers on customers.id = customer_id where quotes.id = any ($1) order by quotes.id`,
    [[quote.id, other.id]],
  )
  expect(rows.map((row) => row.email)).toEqual(['priya@gmail.example', 'otto@gmial.example'])
  const jobs = await owner.query(`select state from pgboss.job where data ->> 'emailId' = $1`, [email])
  expect(jobs.rows).toEqual([{ state: 'created' }])
  const emails = await owner.query('select refused_at from emails where id = $1', [email])
  expect(emails.rows).toEqual([{ refused_at: null }])
  const log = (await logged()).slice(before)
  expect(log.map(({ action }) => action)).toEqual(['customer.email-corrected', 'email.retried'])
  expect(JSON.stringify(log)).not.toContain('@')
  expect(await refusalOf({ intent: 'correct', email, address: 'priya@gmail.example' })).toBe(
    'This email is no longer on the list.',
  )
})

test('[DK-21, DK-25] an email can be sent again or dismissed, once, and then doesn’t count anymore', async () => {
  const count = async () => Number(/(\d+)<span class="sr-only"> to do today/.exec(await today())?.[1] ?? 0)
  const { id } = await addQuote('Walt', 1)
  const first = await count()
  const dismissed = await storeDeadEmail(query, id)
  expect(await count()).toBe(first + 1)
  expect((await send({ intent: 'dismiss', email: dismissed })).status).toBe(200)
  expect(await refusalOf({ intent: 'retry', email: dismissed })).toBe('This email is no longer on the list.')
  expect(await count()).toBe(first)
  const { rows } = await owner.query('select dropped_at is null as waits from emails where quote_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ waits: false }])
})

test('[DK-160] Today begins with the day’s visits, with what to load and to collect', async () => {
  const day = nurseryDay(new Date())
  await storeOrder(query, { firstName: 'Noon', day, hour: 13 })
  const first = await storeOrder(query, { firstName: 'Early', city: 'Boerne', day, hour: 8 })
  await storeOrder(query, { firstName: 'Tomorrow', day: addDays(day, 1) })
  const { visits } = await readToday(new Date())
  expect(visits.rows).toMatchObject([
    {
      number: first.number,
      who: 'Early Ruiz',
      town: 'Boerne',
      margin: { when: '8 AM' },
      title: 'Planting.',
      total: 'Collect $445',
    },
    { who: 'Noon Ruiz', margin: { when: '1 PM' }, title: 'Planting.' },
  ])
  expect(visits.rows[0]?.brief).toMatch(/^2 \w.* 15 gal$/)
  const html = await today()
  expect(html).toContain(`/calendar/sheet/${day}`)
  expect(html.indexOf('Early Ruiz')).toBeLessThan(html.indexOf('Answer</h2>'))
})

test('[DK-161] a plant of an order that is marked out is on Today, the visit and the day sheet until it is back', async () => {
  const day = addDays(nurseryDay(new Date()), 3)
  const { number, inventoryId: id } = await storeOrder(query, { firstName: 'Hank', day })
  const [{ count } = { count: null }] = await query(
    'select quantity_available as count from inventory where id = $1',
    [id],
  )
  const stock = (isOut: boolean) => ({ isOut, count: count as number | null })
  const mark = (isOut: boolean) =>
    changeYardItem(
      rosa,
      { key: randomUUID(), id, field: 'stock', from: stock(!isOut), to: stock(isOut) },
      new Date(),
    )
  const reported = async () => ({
    today: (await readToday(new Date())).out.rows.find((row) => row.number === number),
    visit: (await readVisit(rosa, number, new Date())).lines[0]?.isOut,
    sheet: (await readDaySheet(rosa, day, new Date())).towns[0]?.visits[0]?.lines[0]?.isOut,
  })
  const nothing = { today: undefined, visit: false, sheet: false }
  expect(await reported()).toEqual(nothing)
  await mark(true)
  expect(await reported()).toMatchObject({
    today: {
      title: expect.stringMatching(/15 gal: 2 held, none left\.$/) as string,
      detail: expect.stringMatching(/^Rosa marked it out at \d+:\d\d [AP]M$/) as string,
      margin: { isLate: true },
    },
    visit: true,
    sheet: true,
  })
  await mark(false)
  expect(await reported()).toEqual(nothing)
})

test('[DK-162] a quote that nobody answered for three days can be put off, which is logged', async () => {
  const quote = await addQuote('Sue', 200)
  await office.offer(quote.token)
  const row = async () =>
    (await readToday(new Date())).followUp.rows.find(({ number }) => number === quote.number)
  expect(await row()).toBeUndefined()
  await query(
    "update quote_events set at = at - interval '4 days' where quote_id = $1 and kind = 'offered'",
    [quote.id],
  )
  expect(await row()).toMatchObject({ margin: { when: '4 days', note: 'no answer' }, later: 'Later' })
  const before = (await logged()).length
  expect(await (await send({ intent: 'later', quote: quote.number })).text()).toContain('Comes back ')
  expect(await row()).toBeUndefined()
  expect((await logged()).slice(before)).toEqual([
    { action: 'quote.follow-up-put-off', subject: `quote ${quote.id}`, details: {} },
  ])
  expect(await refusalOf({ intent: 'later', quote: quote.number })).toBe(
    'This quote is no longer on the list.',
  )
})
