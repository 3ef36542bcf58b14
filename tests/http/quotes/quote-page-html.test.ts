import { expect, test } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { closeAfterAll, startSite } from '#tests/support/site.ts'

const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
const database = connect(ownerUrl, 2)
closeAfterAll(database)
const desk = quoteDesk(database)

const { rows: stock } = await owner.query<{ id: number; name: string }>(`
  select i.id::int, p.plant_name as name from inventory i join plants p on p.id = plant_id
  where deleted_at is null and size_description = '15 gal' order by i.id limit 3`)

const submit = (form: object = {}) =>
  requestQuote(
    origin,
    form,
    stock.map(({ id }, index) => ({ inventoryId: id, quantity: index + 1 })),
  )
const page = async (token: string) => {
  const response = await get(`/quote/${token}`)
  const all = await response.text()
  // As it's rendered, without its data.
  const html = all.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
  return { response, html, all }
}

test('[QL-15] it shows first name, city and lines, and no contact details', async () => {
  const { quoteNumber, token } = await submit({ email: 'elena@example.com' })
  const { response, html, all } = await page(token)
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
    expect(all).not.toContain(secret)
  expect(html).toMatch(/Valid until/)
  expect(html).toContain('This is an estimate, not an official quote.')
})

test('[GR-30] its plan for an HOA has three ages, grown sizes, water and the law, and no prices or contact details', async () => {
  const { quoteNumber, token } = await submit({ email: 'elena@example.com' })
  expect((await page(token)).html).toContain(`href="/quote/${token}/hoa"`)
  const { response, html, all } = await page(`${token}/hoa`)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const ages = ['Planting day', 'Year 10', 'Full grown'].map((age) => `>${age}</h2>`)
  for (const text of [...ages, quoteNumber, '6 plants of 3 kinds', ...stock.map(({ name }) => name)])
    expect(html).toContain(text)
  expect(html.match(/<dt[^>]*>Height<\/dt><dd>\d+ to \d+ ft<\/dd>/g)).toHaveLength(3)
  expect(html.match(/<dt[^>]*>Water<\/dt><dd>(?:Low|Medium|High)<\/dd>/g)).toHaveLength(3)
  expect(html.match(/Texas Property Code 202\.007, as of November 2026,/g)).toHaveLength(1)
  for (const secret of ['Ortiz', '555-0117', 'elena@', 'Cibolo Ridge', '78006', '>$'])
    expect(all).not.toContain(secret)
  expect((await page(`${'x'.repeat(22)}/hoa`)).response.status).toBe(404)
})

test('[GR-30] a plan of more than twelve kinds shows twelve and counts the rest', async () => {
  const { rows } = await owner.query<{ id: number }>(`
    select distinct on (plant_id) id::int from inventory where deleted_at is null order by plant_id, id limit 14`)
  const items = rows.map(({ id }) => ({ inventoryId: id, quantity: 1 }))
  const { token } = await requestQuote(origin, {}, items)
  const { html } = await page(`${token}/hoa`)
  expect(html.match(/<dt[^>]*>Height<\/dt>/g)).toHaveLength(12)
  expect(html).toContain('2 more kinds, in the quote')
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
  '[QL-17] /quote/%s is a 404 that says how to reach us',
  async (token) => {
    const response = await get(`/quote/${encodeURIComponent(token)}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const html = await response.text()
    for (const text of [
      'This link doesn&#x27;t open a quote',
      'tel:+18305550142',
      'mailto:trees@hillcountrytree.example',
      'href="/contact"',
    ])
      expect(html).toContain(text)
    const posted = await get(`/quote/${encodeURIComponent(token)}`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'go-ahead' }),
    })
    expect(posted.status).toBe(404)
  },
)

test('after 30 days it has expired, and offers to start over with the same lines', async () => {
  const { token } = await submit()
  await desk.letExpire(token)
  const { html } = await page(token)
  expect(html).toContain('This estimate has expired')
  expect(html).toMatch(/<form[^>]*action="\/cart"/)
  expect(html).toContain('name="intent" value="start-again"')
  for (const [index, { id }] of stock.entries())
    expect(html).toContain(`name="item" value="${id}:${index + 1}"`)
  expect(html).not.toContain('name="key"')
})

test('[QL-15] the official quote says what changed, what we wrote, and what it is for', async () => {
  const { token } = await submit()
  await desk.offer(token, {
    extras: [{ name: 'Grind a stump', quantity: 1, unitPriceCents: 12_000, isTaxed: false }],
    discount: { cents: 2500, reason: 'All in one trip' },
    message: 'The redbud is a straight one.',
    paymentUrl: 'https://pay.example/1',
  })
  const { html, all } = await page(token)
  for (const text of [
    'Your official quote',
    'What changed',
    'Grind a stump',
    'All in one trip',
    'Sales tax, 8.25% on plants',
    'Wasn&#x27;t in the estimate',
    'The redbud is a straight one.',
    'We sent the official quote, version 2',
    'Accept version 2',
  ])
    expect(html).toContain(text)
  // Only an accepted quote can be paid.
  expect(all).not.toContain('pay.example')
  const { html: estimate } = await page(`${token}?version=1`)
  expect(estimate).toContain('This is an estimate, not an official quote.')
  expect(estimate).toContain('See version 2')
  expect(estimate).not.toContain('Grind a stump')
})

test('[QL-15] every way a quote can end says what can be done now', async () => {
  const { token: lost } = await submit()
  await desk.act(lost, { kind: 'lost' }, 'Does not answer the phone')
  const { html: closedByUs } = await page(lost)
  expect(closedByUs).toContain('We closed this estimate')
  expect(closedByUs).toContain('Start again with these plants')
  expect(closedByUs).not.toContain('answer the phone')

  const { token: earlier } = await submit()
  const later = await submit()
  await desk.act(earlier, { kind: 'replaced', by: later.quoteNumber })
  expect((await page(earlier)).html).toContain(`href="/quote/${later.token}"`)
  const { html: read } = await page(await desk.readToken(earlier))
  expect(read).toContain(later.quoteNumber)
  expect(read).not.toContain(later.token)

  const { token: planted } = await submit()
  await desk.sell(planted)
  await desk.finish(planted)
  const { html: done } = await page(planted)
  for (const text of ['We planted on', '30-day plant health guarantee until', 'Report a problem', 'Planted'])
    expect(done).toContain(text)

  const { token: missed } = await submit()
  await desk.sell(missed)
  await desk.finish(missed, [1], 'not-done')
  const { html: nothing } = await page(missed)
  expect(nothing).toContain('<h1>We couldn&#x27;t do the work on')
  expect(nothing).toContain('nothing to pay. If you still want the plants, tell us here.')
  for (const text of ['Your order is done', 'The first weeks', 'aria-current="step"'])
    expect(nothing).not.toContain(text)
})

test('[QL-37] the page of a pick-up never speaks of planting or of us coming', async () => {
  const { token } = await submit()
  const pickup = { isPickup: true, cents: 0, miles: null, approximate: false, reason: '' }
  const theirs = { isPlantedByUs: false, plantingFeeCents: 0 }
  const [newest] = await listVersions(await desk.idOf(token), database)
  await desk.sell(token, {
    delivery: pickup,
    plants: newest?.plants.map((plant) => ({ ...plant, ...theirs })) ?? [],
  })
  await desk.agreeDay(token)
  const { html } = await page(token)
  const [panel = ''] = /<aside[\s\S]*?<\/aside>/.exec(html) ?? []
  for (const text of ['Come around 8 AM', '140 Ranch View Road', 'Cancel the pick-up'])
    expect(panel).toContain(text)
  expect(html).toContain('Pick-up day is set</h1>')
  const next = html.split('Before you come').at(-1)?.split('So far')[0]
  expect(`${panel}${next}`.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/plant(ing|ed)|we come/i)
  expect((await page(`${token}?step=cancel`)).html).toContain('Cancel the pick-up?</h1>')
})

test('[QL-17] the token in emails to the business shows the page and cannot act', async () => {
  const { token } = await submit()
  const readToken = await desk.readToken(token)
  const { html } = await page(readToken)
  expect(html).toContain('Only the customer&#x27;s own link can accept or change it.')
  expect(html).not.toContain('name="key"')
  expect(html).not.toContain(token)
  const posted = await get(`/quote/${readToken}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'decline' }),
  })
  expect(posted.status).toBe(403)
  expect(await desk.events(token)).toHaveLength(1)
})

test('[GR-14] [GR-15] a quote’s page draws its yard at the age of its URL, and no shared cache stores it', async () => {
  const { token } = await submit()
  const shown = await get(`/quote/${token}?age=20`)
  expect(shown.headers.get('cache-control')).toMatch(/private|no-store/)
  expect(shown.headers.get('cache-control')).not.toContain('public')
  const html = (await shown.text()).replaceAll('<!-- -->', '')
  expect(html).toContain('Year 20, an estimate. In front of a house, from left to right: ')
})
