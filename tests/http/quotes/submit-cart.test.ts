import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  addToCart,
  changeCustomer,
  changeDeliveryPlace,
  emptyCart,
  markSubmitted,
  type Cart,
} from '#domain/cart/cart.ts'
import { startMapsStandIn } from '#tests/support/stand-ins/maps-stand-in.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { linkNamed, pressed } from '#tests/support/without-javascript.ts'
import { cartClient, cartIn, cookieOf, newClient } from '#tests/support/cart-client.ts'

// The cart, its delivery estimate and its form without JavaScript.

const standIn = await startMapsStandIn()
afterAll(standIn.stop)
const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1', ...standIn.entries })

// From the seed: Escarpment Live Oak 15 gal at $193 + $85, and Agarita 3 gal, deleted.
const oak = { inventoryId: 121, unitPriceCents: 193_00 }
const goneAgarita = { inventoryId: 2, unitPriceCents: 23_50 }
const twoOaks = addToCart(emptyCart, oak, 2)
const client = cartClient(site.get)
const post = (
  fields: Record<string, string> | URLSearchParams,
  cart: Cart,
  path = '/cart?step=form',
  from?: string,
) => client.post(fields, cookieOf(cart), path, from)
const page = async (cart: Cart, path = '/cart') => (await client.page(cookieOf(cart), path)).main

const elena = () => ({
  intent: 'submit',
  key: randomUUID(),
  firstName: 'Elena',
  lastName: 'Ortiz',
  email: `elena.${randomUUID().slice(0, 8)}@example.com`,
  phone: '(830) 555-0117',
  address: '118 Cibolo Ridge',
  city: 'Boerne',
  state: 'TX',
  zipCode: '78006',
  projectNotes: 'Gate code 4417.\r\nSlope at the back.',
  termsAccepted: 'yes',
})
const countQuotes = async () => Number((await site.owner.query('select count(*) from quotes')).rows[0].count)

describe('the form posted to /cart', () => {
  test('[SQ-01] stores the quote, marks the cart as submitted and redirects to the quote page', async () => {
    const { intent: _, key: __, state: ___, ...fields } = elena()
    const form = await page(twoOaks, '/cart?step=form')
    const { path, init } = pressed(form, 'Send my quote request', fields, '/cart?step=form')
    const { status, location, cart, headers } = await post(init.body as URLSearchParams, twoOaks, path)
    expect(status).toBe(303)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const { rows } = await site.owner.query(
      `select quote_number, page_token, project_notes, grand_total_cents::int as total, delivery_cents::int as delivery, email
       from quotes join customers c on c.id = customer_id join quote_versions on quote_id = quotes.id where email = $1`,
      [fields.email],
    )
    expect(rows).toHaveLength(1)
    expect(location).toBe(`/quote/${rows[0].page_token}`)
    expect(cart.submitted).toEqual({ number: rows[0].quote_number, token: rows[0].page_token })
    expect(cart.lines).toEqual(twoOaks.lines)
    expect(cart.customer).toMatchObject({ firstName: 'Elena', address: '118 Cibolo Ridge' })
    expect(rows[0]).toMatchObject({
      total: 556_00,
      delivery: 0,
      project_notes: 'Gate code 4417.\nSlope at the back.',
    })
    const quotePage = await (await site.get(location ?? '')).text()
    expect(quotePage).toContain(rows[0].quote_number)
  })

  test('[SP-06] says that its sender came from a page in Spanish', async () => {
    const spanish = await (await site.get('/es')).text()
    const toForm = linkNamed(spanish, /^Pedir cotización/)
    const arrived = await site.get(toForm, { redirect: 'manual', headers: { cookie: cookieOf(twoOaks) } })
    expect(arrived.headers.get('location')).toBe('/inventory')
    const cart = cartIn(arrived.headers.get('set-cookie'))
    expect(cart.lines).toEqual(twoOaks.lines)
    const languageAfter = async (sent: Cart) => {
      const fields = elena()
      expect((await post(fields, sent)).status).toBe(303)
      const { rows } = await site.owner.query<{ language: string }>(
        'select language from quotes join customers c on c.id = customer_id where email = $1',
        [fields.email],
      )
      return rows[0]?.language
    }
    expect(await languageAfter(cart)).toBe('es')
    expect(await languageAfter(twoOaks)).toBe('en')
  })

  test("[QF-01, QF-02, QF-05] left empty, lists everything that's missing, beside the fields and above them", async () => {
    const before = await countQuotes()
    const { status, main } = await post({ intent: 'submit', key: randomUUID() }, twoOaks)
    expect(status).toBe(422)
    expect(main).toContain('What needs fixing')
    for (const [field, message] of [
      ['firstName', 'First name is required'],
      ['email', 'Please provide either email or phone'],
      ['phone', 'Please provide either email or phone'],
      ['address', 'Address is required'],
    ])
      expect(main).toMatch(new RegExp(`id="quote-${field}-error"[^>]*>(<svg.*?</svg>)?${message}`, 's'))
    expect(main).toContain('name="state"')
    expect(main).toMatch(/name="state"[^>]*value="TX"|value="TX"[^>]*name="state"/)
    expect(await countQuotes()).toBe(before)
  })

  test("[QF-03, QF-04, QF-06] stays filled in and says what's wrong", async () => {
    const fields = { ...elena(), email: 'elena@', phone: '830 555', termsAccepted: '' }
    const { status, main, cart } = await post(fields, twoOaks)
    expect(status).toBe(422)
    for (const message of [
      'Invalid email address',
      'Phone must be 10 digits',
      'Please accept the Terms of Service and Privacy Policy to continue',
    ])
      expect(main).toContain(message)
    expect(main).toMatch(/<input(?=[^>]*id="quote-email")[^>]*aria-describedby="quote-email-error"/)
    expect(main).toMatch(/<a(?=[^>]*href="\/terms-and-conditions")[^>]*>Terms of Service/)
    expect(main).toMatch(/<a(?=[^>]*href="\/privacy-policy")[^>]*>Privacy Policy/)
    expect(main).toContain('Slope at the back.')
    expect(main).toContain(`name="key" value="${fields.key}"`)
    expect(cart.customer).toMatchObject({ firstName: 'Elena', email: 'elena@', city: 'Boerne' })
    expect(cart.submitted).toBeNull()
    // The button is enabled: it's only disabled once JavaScript runs.
    expect(main).toMatch(/<button(?![^>]*disabled=)[^>]*form="quote-form"[^>]*>Send my quote request/)
  })

  test('submitted twice is one quote, and the same key with different content is refused', async () => {
    const fields = elena()
    const before = await countQuotes()
    const [one, other] = await Promise.all([post(fields, twoOaks), post(fields, twoOaks)])
    expect(one.location).toMatch(/^\/quote\//)
    expect(other.location).toBe(one.location)
    expect(await countQuotes()).toBe(before + 1)
    const changed = await post({ ...fields, address: '9 Other Road' }, twoOaks)
    expect(changed.status).toBe(409)
    expect(changed.main).toContain('A quote with this information already exists.')
    expect(changed.main).not.toContain(fields.key)
  })

  test('[SQ-02] submitted too often is a 429, with the form filled in and a Retry-After', async () => {
    const one = newClient()
    for (let sent = 0; sent < 6; sent += 1)
      expect((await post(elena(), twoOaks, '/cart?step=form', one)).status).toBe(303)
    const { status, main, headers } = await post(elena(), twoOaks, '/cart?step=form', one)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(main).toContain('Too many requests. Please wait a minute before submitting another quote.')
  })

  test('without our key, every post is a separate quote', async () => {
    const [one, other] = await Promise.all(['', 'x'].map((key) => post({ ...elena(), key }, twoOaks)))
    expect(one?.status).toBe(303)
    expect(other?.status).toBe(303)
    expect(one?.location).not.toBe(other?.location)
  })

  test('with an empty cart or only gone items stores nothing', async () => {
    const empty = await post(elena(), emptyCart)
    expect(empty.status).toBe(422)
    expect(empty.main).toContain('Nothing in your quote yet')
    const gone = await post(elena(), addToCart(emptyCart, goneAgarita, 20))
    expect(gone.status).toBe(422)
  })

  test('has a random key that differs on every page view', async () => {
    const keyIn = (main: string) => /name="key" value="([\w-]{36})"/.exec(main)?.[1]
    const keys = [await page(twoOaks, '/cart?step=form'), await page(twoOaks, '/cart?step=form')].map(keyIn)
    expect(keys[0]).toBeDefined()
    expect(keys[0]).not.toBe(keys[1])
    expect(await (await site.get('/inventory')).text()).not.toContain('name="key"')
  })
})

describe('delivery in the cart', () => {
  test('[DL-03] a posted ZIP code is remembered, and its fee is in the total', async () => {
    const { status, location, cart } = await post({ intent: 'delivery', zip: '78112' }, twoOaks, '/cart')
    expect([status, location]).toEqual([303, '/cart'])
    expect(cart.deliveryPlace).toEqual({ zip: '78112' })
    const main = await page(cart)
    expect(main).toMatch(/Delivery to ZIP.*<dd[^>]*>\$200<.*Total estimate.*\$756/s)
    expect(main).toContain('is about 55 miles from our yard')
    expect(await page(changeDeliveryPlace(twoOaks, { community: 'boerne' }))).toMatch(
      /<dd[^>]*>Free<.*Boerne is about 26 miles.*Total estimate.*\$556/s,
    )
  })

  test('[DL-03] without JavaScript, the ZIP code is a form', async () => {
    const place = { zip: '78006' }
    const { path, init } = pressed(await page(twoOaks), 'Estimate delivery', place, '/cart')
    const fields = Object.fromEntries(init.body as URLSearchParams)
    expect((await post(fields, twoOaks, path)).cart.deliveryPlace).toEqual(place)
  })

  test('an invalid ZIP code gets an error and sets no destination', async () => {
    const { location, cart } = await post({ intent: 'delivery', zip: '7800' }, twoOaks, '/cart')
    expect(cart.deliveryPlace).toBeNull()
    expect(await page(cart, location ?? '')).toContain('A ZIP code has five digits')
  })

  test('[DL-07] with maps down: the message, no fee, never free, and the form still works', async () => {
    const zip = '00002'
    const cart = changeDeliveryPlace(twoOaks, { zip })
    const main = await page(cart)
    expect(main).toContain('Could not calculate delivery fee')
    expect(main).toMatch(/<dd[^>]*>To be confirmed<.*Total estimate.*\$556/s)
    expect(main).not.toMatch(/>Free</)
    expect(await page(cart, '/cart?step=form')).toContain('Where should we plant?')
    const sent = await post({ ...elena(), address: '1 Down Hollow', zipCode: zip }, cart)
    expect(sent.status).toBe(303)
    const quotePage = await (await site.get(sent.location ?? '')).text()
    expect(quotePage).toContain('To be confirmed')
  })
})

test('an expired quote starts over with the items still in stock', async () => {
  const sent = markSubmitted(twoOaks, { number: 'HCT-26-7K4P-9XQ2', token: 'a-token' })
  const fields = new URLSearchParams('intent=start-again&item=121:5&item=2:3&item=338:1')
  const { status, location, cart } = await post(fields, sent, '/cart')
  expect([status, location]).toEqual([303, '/cart'])
  expect(cart.submitted).toBeNull()
  expect(cart.lines).toMatchObject([
    { inventoryId: 121, quantity: 5, unitPriceCents: 193_00 },
    { inventoryId: 338, quantity: 1 },
  ])
})

test('[DR-05] /cart shows the submitted quote: lines, totals, the link to its page and the two next steps, and no contact details', async () => {
  const response = await postQuote(
    site.origin,
    quoteBody([
      { inventoryId: 121, quantity: 2 },
      { inventoryId: 2, quantity: 1 },
    ]),
  )
  const { quoteNumber: number, token } = await response.json()
  const main = await page(markSubmitted(twoOaks, { number, token }))
  for (const text of [
    number,
    'We’ve got it, Elena.',
    'Escarpment Live Oak',
    '1 Agarita, 3 gal',
    '$556',
    `/quote/${token}`,
    'Continue Adding Items',
    'Start New Quote',
  ])
    expect(main).toContain(text)
  const summary = await site.get(`/api/sent-quote?token=${token}`)
  expect(summary.headers.get('cache-control')).toBe('no-store')
  const text = await summary.text()
  expect(text).toContain(number)
  for (const secret of ['Cibolo', '8305550117', 'example.com', 'Ortiz', 'Gate code']) {
    expect(text).not.toContain(secret)
    expect(main).not.toContain(secret)
  }
  expect(await (await site.get('/api/sent-quote?token=unknown')).json()).toBeNull()
})

test('[QL-13] without an email address, the sent screen has the link to keep, and by when we answer', async () => {
  const sent = await postQuote(site.origin, quoteBody([{ inventoryId: 121, quantity: 2 }], { email: '' }))
  const { quoteNumber: number, token, promise } = (await sent.json()) as Record<string, string>
  const submitted = markSubmitted(twoOaks, { number: number ?? '', token: token ?? '' })
  const main = await page(changeCustomer(submitted, { phone: '(830) 555-0117' }))
  const url = `https://trees.example/quote/${token}`
  expect(main).toContain(`You’ll hear from us ${promise}.`)
  expect(main).toContain(`href="${url}"`)
  const text = encodeURIComponent(`My quote from Hill Country Tree Company: ${url}`)
  expect(main).toContain(`href="sms:8305550117?&amp;body=${text}"`)
})
