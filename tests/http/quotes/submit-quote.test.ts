import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { submitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'

const { owner, origin } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })

type Row = { id: number; unit: number; planting: number; name: string; size: string }
const { rows: stock } = await owner.query<Row>(`
  select i.id::int, p.plant_name as name, size_description as size,
    round(wholesale_price * (100 + coalesce(markup_percentage, 100)))::int as unit,
    (coalesce(planting_fee, 50) * 100)::int as planting
  from inventory i join plants p on p.id = i.plant_id
  join container_markup_rules r on lower(r.container_size) = lower(size_description) and active
  where deleted_at is null order by i.id limit 40`)
const item = (index: number) => stock[index] as Row
const choose = (index: number, quantity: number) => ({ inventoryId: item(index).id, quantity })
const count = async (table: string) =>
  Number((await owner.query(`select count(*) from ${table}`)).rows[0].count)
const json = async (response: Response) => ({ status: response.status, body: await response.json() })

const plenty = [choose(0, 3), choose(1, 2)]

test('[SQ-01, SQ-06] the response has customer, quote and number, at our own prices', async () => {
  const tampered = quoteBody(plenty, {}, { priceCalculation: { subtotal: 1, laborTotal: 0, grandTotal: 1 } })
  const { status, body } = await json(await postQuote(origin, tampered))
  const subtotal = 3 * item(0).unit + 2 * item(1).unit
  const labor = 3 * item(0).planting + 2 * item(1).planting
  expect(status).toBe(201)
  expect(body.quoteNumber).toMatch(/^HCT-\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(body.figuresDiffer).toBe(true)
  expect(body.customer).toMatchObject({ first_name: 'Elena', phone: '8305550117', zip_code: '78006' })
  expect(body.quote).toMatchObject({
    quote_number: body.quoteNumber,
    totals: {
      subtotalCents: subtotal,
      laborCents: labor,
      deliveryCents: 0,
      grandTotalCents: subtotal + labor,
    },
    delivery: { isPickup: false, cents: 0, miles: 25.7 },
  })
  expect(submitQuoteResponse.safeParse(body).success).toBe(true)
  const { rows } = await owner.query(
    'select grand_total_cents::int as total, terms_version, terms_accepted_at from quotes join quote_versions on quote_id = id where quote_number = $1',
    [body.quoteNumber],
  )
  expect(rows[0].total).toBe(subtotal + labor)
  expect(rows[0].terms_version).toContain('November 19, 2026')
  expect(Date.now() - rows[0].terms_accepted_at.getTime()).toBeLessThan(10_000)
  const { rows: lines } = await owner.query(
    'select unit_price_cents::int as unit, quantity from quote_items order by line',
  )
  expect(lines).toEqual([
    { unit: item(0).unit, quantity: 3 },
    { unit: item(1).unit, quantity: 2 },
  ])
  expect(JSON.stringify(body)).not.toMatch(/wholesale|markup/)
})

test("delivery is our own estimate; for an unknown destination it's to be confirmed, never 0", async () => {
  const lie = {
    deliveryInfo: { distance: 1, fee: 0, isFree: true, reason: 'Free' },
    priceCalculation: { deliveryFee: 0 },
  }
  const far = await json(
    await postQuote(origin, quoteBody(plenty, { zipCode: '78701', city: 'Austin' }, lie)),
  )
  expect(far.body.quote.delivery.cents).toBe(200_00)
  expect(far.body.figuresDiffer).toBe(true)
  const nowhere = await json(await postQuote(origin, quoteBody(plenty, { zipCode: '', city: '' }, lie)))
  expect(nowhere.body.quote).toMatchObject({ delivery: { cents: null, miles: null } })
})

test('[SQ-01] customer, quote, lines and both emails with their jobs are stored together', async () => {
  const counts = () => Promise.all(['customers', 'quotes', 'emails', 'pgboss.job'].map(count))
  const before = await counts()
  await postQuote(origin, quoteBody(plenty))
  const { rows } = await owner.query('select id, type from emails order by id desc limit 2')
  expect(rows.map(({ type }) => type)).toEqual(['customer', 'business'])
  const jobs = await owner.query('select data from pgboss.job order by created_on desc limit 2')
  expect(jobs.rows.map(({ data }) => data)).toEqual(
    expect.arrayContaining(rows.map(({ id }) => ({ emailId: Number(id) }))),
  )
  expect((await counts()).map((after, index) => after - (before[index] ?? 0))).toEqual([1, 1, 2, 2])
})

test('a changed request names the attempt it replaces, and the two are linked', async () => {
  const first = randomUUID()
  const { body: earlier } = await json(await postQuote(origin, quoteBody(plenty), { key: first }))
  const { body: later } = await json(
    await postQuote(origin, quoteBody([choose(0, 3), choose(1, 5)]), {
      headers: { 'Idempotency-Replaces': first },
    }),
  )
  const linked = `select e.quote_number from quotes q left join quotes e on e.id = q.replaces_quote_id where q.quote_number = $1`
  expect((await owner.query(linked, [later.quoteNumber])).rows[0].quote_number).toBe(earlier.quoteNumber)
  const { body: alone } = await json(
    await postQuote(origin, quoteBody([choose(0, 3), choose(1, 5)]), {
      headers: { 'Idempotency-Replaces': randomUUID() },
    }),
  )
  expect((await owner.query(linked, [alone.quoteNumber])).rows[0].quote_number).toBeNull()
})

test('gone items are left out and named; a quote with nothing left is refused', async () => {
  await owner.query('update inventory set deleted_at = now() where id = $1', [item(9).id])
  const { status, body } = await json(
    await postQuote(
      origin,
      quoteBody([choose(9, 2), choose(0, 3), { inventoryId: 999_999_999, quantity: 1 }]),
    ),
  )
  expect(status).toBe(201)
  expect(body.quote.plants).toHaveLength(1)
  expect(body.quote.gone).toEqual([
    { inventoryId: item(9).id, plantName: item(9).name, containerSize: item(9).size, quantity: 2 },
    { inventoryId: 999_999_999, plantName: null, containerSize: null, quantity: 1 },
  ])
  expect(body.quote.totals.grandTotalCents).toBe(3 * (item(0).unit + item(0).planting))
  const refused = await json(await postQuote(origin, quoteBody([choose(9, 2)])))
  expect(refused).toEqual({ status: 422, body: { error: 'Error saving quote items. Please try again.' } })
})

test('below the minimum nothing is stored, unless it was met before an item was gone', async () => {
  const { rows } = await owner.query<Row>(`
    select i.id::int, (wholesale_price * 200)::int + 1500 as unit from inventory i
    where deleted_at is null and size_description = '1 gal' order by wholesale_price limit 1`)
  const cheap = { inventoryId: rows[0]?.id ?? 0, quantity: 1 }
  const before = await count('quotes')
  const refused = await json(await postQuote(origin, quoteBody([cheap])))
  expect(refused.body.error).toBe('Failed to submit quote. Please verify all fields and try again.')
  expect(await count('quotes')).toBe(before)
  await owner.query('update inventory set deleted_at = now() where id = $1', [item(10).id])
  expect((await postQuote(origin, quoteBody([cheap, choose(10, 50)]))).status).toBe(201)
})

test('an anonymous request never changes or reveals an earlier customer', async () => {
  const email = `known.${randomUUID().slice(0, 8)}@example.com`
  await postQuote(origin, quoteBody(plenty, { email, firstName: 'Known', address: '1 Secret Lane' }))
  const { body } = await json(
    await postQuote(origin, quoteBody(plenty, { email, firstName: 'Other', address: '2 Street' })),
  )
  expect(JSON.stringify(body)).not.toMatch(/Known|Secret/)
  const { rows } = await owner.query('select first_name from customers where email = $1 order by id', [email])
  expect(rows.map((row) => row.first_name)).toEqual(['Known', 'Other'])
})

describe('refused before anything is stored', () => {
  test.each([
    [
      'without consent',
      { termsAccepted: false },
      'Please accept the Terms of Service and Privacy Policy to continue',
    ],
    ['without a name', { firstName: '' }, 'Failed to submit quote. Please verify all fields and try again.'],
  ])('[SQ-03, QF-06] %s', async (_, change, error) => {
    const response = await json(await postQuote(origin, quoteBody(plenty, change)))
    expect(response.status).toBe(422)
    expect(response.body.error).toBe(error)
    expect(Object.keys(response.body.fields)).toEqual(Object.keys(change))
  })

  test('no lines', async () => {
    expect((await postQuote(origin, quoteBody([]))).status).toBe(422)
  })

  test.each([
    ['no key', 400, '{}', { 'Idempotency-Key': '' }],
    ['invalid JSON', 422, '{', {}],
    ['very deep nesting', 422, '['.repeat(60_000), {}],
    ['our own host without TLS, an old browser', 403, '{}', { Origin: 'http://trees.example' }],
  ])('%s', async (_, status, body, headers) => {
    const response = await postQuote(origin, body, { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

test('[SQ-02] the seventh request within a minute from one IP address is a 429 with Retry-After, and nothing is stored', async () => {
  const statuses: number[] = []
  const before = await count('quotes')
  for (let sent = 0; sent < 7; sent += 1)
    statuses.push((await postQuote(origin, quoteBody(plenty), { client: '198.51.100.7' })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  const limited = await postQuote(origin, quoteBody(plenty), { client: '198.51.100.7' })
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(Number(limited.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect((await limited.json()).error).toBe(
    'Too many requests. Please wait a minute before submitting another quote.',
  )
  expect(await count('quotes')).toBe(before + 6)
})

test.each([
  ['customers', 'Error saving customer information. Please check your details.'],
  ['quotes', 'Error creating quote. Please try again.'],
  ['quote_items', 'Error saving quote items. Please try again.'],
])('[SQ-04] a fault in %s gets its own message and leaves nothing behind', async (table, error) => {
  const before = [await count('customers'), await count('quotes'), await count('pgboss.job')]
  await owner.query(`alter table ${table} add constraint broken check (false) not valid`)
  const response = await json(await postQuote(origin, quoteBody(plenty)))
  await owner.query(`alter table ${table} drop constraint broken`)
  expect(response).toEqual({ status: 503, body: { error } })
  expect([await count('customers'), await count('quotes'), await count('pgboss.job')]).toEqual(before)
})
