import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import { owed } from '#domain/quotes/owed.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { periodAfter, readPeriod } from '#domain/time/period.ts'
import { readMonth } from '#server/desk/month.ts'
import { connect } from '#server/platform/database/database.ts'
import { deletePerson, readPerson } from '#server/privacy/privacy-requests.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { randomNumbers } from '#tests/support/random-numbers.ts'
import { closeAfterAll } from '#tests/support/site.ts'
import { storeOrder, storeQuote } from '#tests/support/stored-quote.ts'

const desk = await startDesk()
const { query } = desk
const asOwner = connect(desk.ownerUrl, 2)
closeAfterAll(asOwner)
const office = quoteDesk(asOwner)
const rosa = await desk.signIn('Rosa')
const manny = await desk.signIn('Manny', 'yard')
const today = nurseryDay(new Date())
const thisMonth = readPeriod(null, today)
const lastMonth = periodAfter(thisMonth, -1)

type Order = { id: number; number: string; token: string }

const post = async ({ id, number }: Order, path: 'calendar' | 'quotes', fields: Record<string, string>) => {
  const { seq } = await readRecord(id)
  const sent = { day: today, afterEvent: String(seq), ...fields }
  expect(await (await desk.post(`/${path}/${number}.data`, rosa.cookie, sent)).text()).toContain('Recorded.')
}
const pay = (order: Order, cents: number, direction = 'in') =>
  post(order, 'quotes', {
    intent: 'paid',
    way: 'check',
    direction,
    amount: (cents / 100).toFixed(2),
    isMore: 'on',
  })

const csv = async (key = thisMonth.key) => {
  const response = await desk.get(`/month/orders?of=${key}`, rosa.cookie)
  const [titles, ...rows] = (await response.text()).trim().split('\r\n')
  return { response, titles, rows: rows.map((row) => row.split(',')) }
}
const centsOf = (dollars = '') => Math.round(Number(dollars) * 100)

/** The sums of the page, in the words of the page. */
async function shownMoney(key = thisMonth.key) {
  const html = await (await desk.get(`/month?of=${key}`, rosa.cookie)).text()
  const text = html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '|')
  const after = (label: string) => new RegExp(`${label}\\|+(\\$[\\d,.]+)`).exec(text)?.[1]
  return {
    charged: after('Charged, tax included'),
    tax: after('\\|Sales tax'),
    received: after('\\|Received'),
    taxReceived: after('Sales tax in what was received'),
    owed: after('Owed (?:now|at the end of \\w+)'),
    weOwe: after('We owe customers'),
  }
}
type Money = Record<'charged' | 'tax' | 'received' | 'taxReceived' | 'owed' | 'weOwe', number>
const inWords = (money: Money) =>
  Object.fromEntries(Object.entries(money).map(([name, cents]) => [name, formatCents(cents)]))

test('[DK-170] asked, sent, accepted and planted are counted once each, with the plants that were done', async () => {
  const [asked, sent] = [await storeQuote(query), await storeQuote(query, { quantity: 1 })]
  await office.offer(sent.token)
  await office.offer(sent.token)
  const order = await storeOrder(query, { day: today, quantity: 3 })
  const line = { line: 1, outcome: 'planted', count: 2, reason: 'Hit rock' }
  await post(order, 'calendar', { intent: 'done', lines: JSON.stringify([line]) })
  await query(
    "update quote_events set state = 'replaced' where quote_id = $1 and (select count(*) from quote_events where quote_id = $1) = 1",
    [asked.id],
  )
  const { steps, plants } = await readMonth(null, new Date())
  expect(steps).toEqual([
    { name: 'Asked', count: 2, total: formatCents(26_000 + 63_000) },
    { name: 'Sent', count: 1, total: formatCents(26_000 + 825) },
    { name: 'Accepted', count: 1, total: formatCents(63_000) },
    { name: 'Planted', count: 1, total: formatCents(44_500) },
  ])
  expect(plants).toMatchObject([{ count: 2, total: '$200' }])
  const year = await readMonth(today.slice(0, 4), new Date())
  expect(year.steps).toEqual(steps)
  const earlier = await readMonth(lastMonth.key, new Date())
  expect(earlier.steps.map(({ count }) => count)).toEqual([0, 0, 0, 0])
})

test('[DK-171] work of last month that is paid in part this month is owed at the end of both', async () => {
  const order = await storeOrder(query, { firstName: 'Ann', email: 'ann@example.com', day: today })
  const lines = [{ line: 1, outcome: 'planted' as const }]
  const done = { kind: 'done', day: lastMonth.last, lines, owedCents: 44_500, despiteChange: false } as const
  await office.act(order.token, done)
  expect(await shownMoney(lastMonth.key)).toMatchObject({ charged: '$445', received: '$0', owed: '$445' })
  await pay(order, 20_000)
  expect(await shownMoney(lastMonth.key)).toMatchObject({ charged: '$445', received: '$0', owed: '$445' })
  const row = (await csv()).rows.find(([number]) => number === order.number)
  expect(row).toEqual([order.number, 'done', lastMonth.last, '0.00', '0.00', '200.00', '0.00', '245.00'])
  expect((await desk.get('/month?of=nonsense', rosa.cookie)).status).toBe(200)
})

test('[DK-171, DK-172] 20 random orders agree to the cent with page and CSV, also after half of the people are deleted', async () => {
  const random = randomNumbers(7)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const orders: (Order & { email: string })[] = []
  for (let index = 0; index < 20; index += 1) {
    const email = `random${index}@example.com`
    const quantity = 2 + upTo(4)
    const order = await storeOrder(query, { email, phone: `21055${55_000 + index}`, quantity, day: today })
    orders.push({ ...order, email })
    await query(
      `update quote_versions set tax_basis_points = 813, taxed_kinds = '{plants}', tax_cents = $2,
       grand_total_cents = grand_total_cents + $2 where quote_id = $1`,
      [order.id, 813 * quantity],
    )
    if (index % 3 === 0) await pay(order, 1 + upTo(30_000))
    if (index % 5 === 1) {
      await office.act(order.token, { kind: 'canceled', feeCents: upTo(9000) })
      if (index === 1) await office.act(order.token, { kind: 'fee-waived' })
    } else if (index % 5 !== 2) {
      const outcome = index === 18 ? 'not-done' : 'planted'
      const line = { line: 1, outcome, count: 1 + upTo(quantity - 2), reason: 'Hit rock' }
      await post(order, 'calendar', { intent: 'done', lines: JSON.stringify([line]) })
      if (index % 2 === 0) await pay(order, 1 + upTo(60_000))
      if (index % 4 === 0) {
        await post(order, 'calendar', {
          intent: 'done',
          lines: JSON.stringify([{ ...line, count: quantity }]),
        })
        await pay(order, 1 + upTo(900), 'back')
      }
    }
  }
  await desk.owner.query('delete from desk_log')

  /** From each quote that's stored, by the rules of its own page. */
  const fromQuotes: Money = { charged: 0, tax: 0, received: 0, taxReceived: 0, owed: 0, weOwe: 0 }
  for (const { id } of await query(
    'select id::int from quotes where id not in (select quote_id from quote_events where state = $1)',
    ['replaced'],
  )) {
    const { record } = await readRecord(Number(id))
    const order = (await listVersions(Number(id))).find(({ version }) => version === record.accepted?.version)
    const money = owed(record, order?.totals.grandTotalCents ?? 0)
    const isOver = record.state === 'planted' || record.state === 'declined'
    const isNew = record.done?.day !== lastMonth.last
    if (isOver && isNew) fromQuotes.charged += money.costCents
    if (record.done !== null && isNew && order !== undefined)
      fromQuotes.tax += chargedOrder(order, record.done.lines).totals.taxCents
    fromQuotes.received += money.receivedCents
    if (isOver) fromQuotes.owed += Math.max(0, money.owedCents)
    if (isOver) fromQuotes.weOwe += Math.max(0, -money.owedCents)
  }
  const [ledger] = await query(
    'select sum(tax_cents)::int as tax, sum(amount_cents)::int as received from ledger',
  )
  fromQuotes.taxReceived = Number(ledger?.['tax'])
  expect(fromQuotes.received).toBe(ledger?.['received'])
  for (const cents of Object.values(fromQuotes)) expect(cents).toBeGreaterThan(0)

  const agree = async () => {
    expect(await shownMoney()).toEqual(inWords(fromQuotes))
    const { rows } = await csv()
    const sum = (column: number, sign = 0) =>
      rows.reduce((total, row) => {
        const cents = centsOf(row[column])
        return total + (sign === 0 || Math.sign(cents) === sign ? cents : 0)
      }, 0)
    const sums = { charged: sum(3), tax: sum(4), received: sum(5), taxReceived: sum(6), owed: sum(7, 1) }
    expect({ ...sums, weOwe: -sum(7, -1) }).toEqual(fromQuotes)
    return rows
  }
  const before = await agree()
  for (const { email } of orders.slice(0, 10))
    await deletePerson({ person: readPerson(email), kept: [], personId: null })
  expect(await agree()).toEqual(before)
})

test('[DK-172] the CSV is the owner’s, logged, never cached, and has no formulas', async () => {
  for (const path of ['/month', '/month.data', '/month/orders'])
    expect((await desk.get(path, manny.cookie)).status, path).toBe(403)
  expect((await desk.get('/month/orders')).status).toBe(302)
  await query(
    "insert into ledger (quote_number, day, amount_cents, tax_cents, way) values ('=1+1', $1, 100, 0, 'cash'), ('-2+A1', $1, 100, 0, 'cash')",
    [addDays(today, 0)],
  )
  await desk.owner.query('delete from desk_log')
  const { response, titles, rows } = await csv()
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="orders-${thisMonth.key}.csv"`,
  )
  expect(titles).toBe('Order,Kind,Day,Charged,Sales tax charged,Received,Sales tax received,Owed at the end')
  const numbers = rows.map(([number]) => number)
  expect(numbers).toEqual(expect.arrayContaining(["'=1+1", "'-2+A1"]))
  for (const cell of rows.flat()) expect(cell).toMatch(/^(?![=+@]|-(?!\d+\.\d\d$))/)
  expect(JSON.stringify(rows)).not.toMatch(/example|Ruiz|210/i)
  expect(await query('select person_id::int, action, subject from desk_log')).toEqual([
    { person_id: rosa.id, action: 'month.downloaded', subject: `period ${thisMonth.key}` },
  ])
})
