import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addToCart, emptyCart, type Cart } from '#domain/cart/cart.ts'
import type { Action } from '#domain/quotes/lifecycle/events.ts'
import { officialMessage } from '#domain/quotes/quote-messages.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { recordOnQuote } from '#server/quotes/act-on-quote.ts'
import { saveSetting } from '#server/settings/company-settings.ts'
import { connect } from '#server/platform/database/database.ts'
import { listEvents, readRecord } from '#server/quotes/quote-events.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { cartClient, cookieOf } from '#tests/support/cart-client.ts'

const { owner, ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
const desk = connect(ownerUrl, 2)
afterAll(() => desk.destroy())
await saveSetting(desk, 'cage_price', '45')
await saveSetting(desk, 'pickup_allowed', 'yes')

// From the seed: Escarpment Live Oak 15 gal at $193 + $85.
const oak = { inventoryId: 121, quantity: 2 }
const plenty = () => quoteBody([oak])

type Sent = { quoteNumber: string; token: string }
const json = async (response: Response) => ({ status: response.status, body: await response.json() })
const send = async (body: unknown, key = randomUUID()) =>
  (await json(await postQuote(origin, body, { key }))).body
const added = (earlier: Sent, items = [{ ...oak, quantity: 3 }], form = {}) =>
  quoteBody(items, form, { earlierQuote: { number: earlier.quoteNumber, token: earlier.token } })
const idOf = async ({ quoteNumber }: Sent) =>
  (await owner.query('select id::int from quotes where quote_number = $1', [quoteNumber])).rows[0]
    .id as number
const act = async (quote: Sent, action: Action, actor = 'Dana', words = '') => {
  const quoteId = await idOf(quote)
  const outcome = await desk
    .transaction()
    .execute((on) => recordOnQuote(on, { quoteId, action, actor, words, now: new Date() }))
  expect(outcome.kind).toBe('recorded')
}
const today = nurseryDay(new Date())
const offered = { kind: 'offered', version: 2, validUntil: addDays(today, 30) } as const
const eventsOf = async (quote: Sent) => listEvents(await idOf(quote), desk)
const recordOf = async (quote: Sent) => (await readRecord(await idOf(quote), desk)).record
const { page, post: postToCart } = cartClient(get)
const countQuotes = async () => Number((await owner.query('select count(*) from quotes')).rows[0].count)

describe('[QL-21] choices', () => {
  const chosen = (line: object, order: object = {}) =>
    send(quoteBody([{ ...oak, ...line }], { zipCode: '78701', city: 'Austin' }, order))

  test('a cage is labor, own planting costs nothing, and both are stored', async () => {
    expect((await chosen({})).quote).toMatchObject({ totals: { laborCents: 170_00, deliveryCents: 200_00 } })
    const caged = await chosen({ hasCage: true })
    expect(caged.quote.totals).toMatchObject({ subtotalCents: 386_00, laborCents: 260_00 })
    const own = await chosen({ isPlantedByUs: false })
    expect(own.quote.totals).toMatchObject({ laborCents: 0, grandTotalCents: 586_00 })
    expect(own.quote.plants).toMatchObject([{ isPlantedByUs: false, plantingFeeCents: 0, cageCents: 0 }])
    const { rows } = await owner.query(
      `select is_planted_by_us, cage_cents::int as cage from quote_items where quote_id in ($1, $2) order by quote_id`,
      [await idOf(caged), await idOf(own)],
    )
    expect(rows).toEqual([
      { is_planted_by_us: true, cage: 45_00 },
      { is_planted_by_us: false, cage: 0 },
    ])
  })

  test('pick-up has no fee and no planting', async () => {
    const { quote, token } = await chosen({ hasCage: true }, { isPickup: true })
    expect(quote).toMatchObject({
      delivery: { isPickup: true, cents: 0 },
      totals: { laborCents: 0, grandTotalCents: 386_00 },
    })
    const again = await (await get(`/api/sent-quote?token=${token}`)).json()
    expect(again.quote).toEqual(quote)
  })

  test('work without JavaScript, up to the stored quote', async () => {
    const start = addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 2)
    const post = async (cart: Cart, fields: Record<string, string>) => {
      const sent = await postToCart(fields, cookieOf(cart))
      expect(sent.status).toBe(303)
      return sent.cart
    }
    const caged = await post(start, { intent: 'choose', item: '121', cage: 'yes' })
    const { main: html } = await page(cookieOf(caged))
    expect(html).toMatch(/<button(?=[^>]*aria-pressed="true")(?=[^>]*name="cage")[^>]*value="no"/)
    expect(html).toContain('2 × ($193 + $85 + $45)')
    const picked = await post(caged, { intent: 'pickup', pickup: 'yes' })
    const earlier = await send(plenty())
    const adding = { ...picked, addingTo: { number: earlier.quoteNumber, token: earlier.token } }
    const { formData } = plenty()
    const sent = await post(adding, {
      ...formData,
      intent: 'submit',
      termsAccepted: 'yes',
      key: randomUUID(),
    })
    expect(sent).toMatchObject({ isPickup: true, addingTo: null })
    const { rows } = await owner.query(
      'select is_pickup, labor_cents::int as labor from quote_versions join quotes on id = quote_id where page_token = $1',
      [sent.submitted?.token],
    )
    expect(rows).toEqual([{ is_pickup: true, labor: 0 }])
    expect(await recordOf(earlier)).toMatchObject({ state: 'replaced', successor: sent.submitted?.number })
  })

  test('a choice that is none is refused', async () => {
    expect((await postQuote(origin, quoteBody([{ ...oak, hasCage: 'yes' } as never]))).status).toBe(422)
  })
})

test('[QL-22] a cart knows how many are listed and not held for others, and more can be asked for', async () => {
  const unknown = await (await get('/api/cart-items?ids=121')).json()
  expect(unknown.items[0].available).toBeUndefined()
  await owner.query('update inventory set quantity_available = 5 where id = 121')
  await owner.query('insert into stock_holds (quote_id, inventory_id, quantity) values ($1, 121, 2)', [
    await idOf(await send(plenty())),
  ])
  const cart = await (await get('/api/cart-items?ids=121')).json()
  expect(cart.items[0].available).toBe(3)
  expect(cart.offers).toEqual({ cageCents: 45_00, isPickupAllowed: true })
  expect((await send(quoteBody([{ ...oak, quantity: 50 }]))).quote.plants[0].quantity).toBe(50)
})

test('[QL-13] the response says by when we answer', async () => {
  expect((await send(plenty())).promise).toMatch(/^(by [A-Z]\w+|today by)/)
})

describe('[QL-24] a request added to an earlier quote', () => {
  test('replaces an estimate; photos, weeks and the open change move along', async () => {
    const earlier = await send(plenty())
    await owner.query('insert into quote_photos (quote_id, width, height) values ($1, 9, 9)', [
      await idOf(earlier),
    ])
    await act(earlier, { kind: 'change-asked' }, 'customer', 'A taller one')
    await act(earlier, { kind: 'window-chosen' }, 'customer', '2026-11-30')
    await act(earlier, { kind: 'window-chosen' }, 'customer', '2026-12-07')
    const key = randomUUID()
    const body = added(earlier)
    const later = await send(body, key)
    expect(later).toMatchObject({ replaces: earlier.quoteNumber, isChangedOnItsPage: false })
    expect(await recordOf(earlier)).toMatchObject({ state: 'replaced', successor: later.quoteNumber })
    expect(await recordOf(later)).toMatchObject({ state: 'requested', hasOpenChange: true })
    expect(await eventsOf(later)).toMatchObject([
      { kind: 'requested' },
      { kind: 'change-asked', words: 'A taller one' },
      { kind: 'window-chosen', words: '2026-12-07' },
    ])
    const { rows } = await owner.query('select quote_id::int as id from quote_photos')
    expect(rows).toEqual([{ id: await idOf(later) }])
    const before = await countQuotes()
    expect(await send(body, key)).toEqual(later)
    expect(await countQuotes()).toBe(before)
  })

  test.each([
    ['an official quote', []],
    ['an accepted one', [{ kind: 'accepted', version: 2 }]],
    [
      'a scheduled one',
      [
        { kind: 'accepted', version: 2 },
        { kind: 'day-agreed', day: addDays(today, 9), arrivalHour: null, despiteChange: false },
      ],
    ],
  ] as const)('is refused for %s, with the way to its page', async (_, more) => {
    const key = randomUUID()
    const earlier = await send(plenty(), key)
    await act(earlier, offered)
    for (const action of more) await act(earlier, action)
    const [before, record] = [await countQuotes(), await recordOf(earlier)]
    const official = { number: earlier.quoteNumber, token: earlier.token }
    for (const [body, headers] of [
      [added(earlier), {}],
      // An attempt whose outcome the visitor never learned.
      [plenty(), { 'Idempotency-Replaces': key }],
    ] as const)
      expect(await json(await postQuote(origin, body, { headers }))).toEqual({
        status: 409,
        body: { error: officialMessage(earlier.quoteNumber), official },
      })
    expect(await countQuotes()).toBe(before)
    expect(await recordOf(earlier)).toEqual(record)
    const sent = await (await get(`/api/sent-quote?token=${earlier.token}`)).json()
    expect(sent.isChangedOnItsPage).toBe(true)
  })

  test('says so without JavaScript too, and the cart stays', async () => {
    const earlier = await send(plenty())
    await act(earlier, offered)
    const cart = addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 2)
    const addingTo = { number: earlier.quoteNumber, token: earlier.token }
    const { formData } = plenty()
    const form = { ...formData, intent: 'submit', termsAccepted: 'yes', key: randomUUID() }
    const refused = await postToCart(form, cookieOf({ ...cart, addingTo }), '/cart?step=form')
    expect(refused.status).toBe(409)
    const { main: html } = refused
    expect(html).toContain(officialMessage(earlier.quoteNumber))
    expect(html).toContain(`href="/quote/${earlier.token}"`)
    expect(refused.cart).toMatchObject({ lines: cart.lines, addingTo })
    const { main: question } = await page(
      cookieOf({ ...cart, submitted: addingTo }),
      '/cart?ask=121&quantity=1',
    )
    expect(question).toContain('It&#x27;s official by now.')
    expect(question).not.toContain('Add to Existing Quote')
  })

  test('is a new quote that names one that has ended', async () => {
    const earlier = await send(plenty())
    await act(earlier, { kind: 'declined' }, 'customer')
    const later = await send(added(earlier))
    expect(later).toMatchObject({ replaces: earlier.quoteNumber, isChangedOnItsPage: false })
    expect(await recordOf(earlier)).toMatchObject({ state: 'declined', successor: null })
    expect(await recordOf(later)).toMatchObject({ state: 'requested' })
  })

  test('is simply a new quote without the right token', async () => {
    const earlier = await send(plenty())
    const later = await send(added({ ...earlier, token: 'Zk3_9-aaBBccDDeeFFggHH' }))
    expect(later.replaces).toBeNull()
    expect((await recordOf(earlier)).state).toBe('requested')
  })

  test('ten at the same moment have one that replaces it', async () => {
    const earlier = await send(plenty())
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(added(earlier))))
    expect(new Set(sent.map(({ quoteNumber }) => quoteNumber)).size).toBe(10)
    expect((await eventsOf(earlier)).filter(({ kind }) => kind === 'replaced')).toHaveLength(1)
  })
})
