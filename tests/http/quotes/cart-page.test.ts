import { describe, expect, test } from 'vitest'
import { cartCookie, writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, changeDeliveryPlace, emptyCart, markSubmitted } from '#domain/cart/cart.ts'
import { startSite } from '#tests/support/site.ts'
import { pressed } from '#tests/support/without-javascript.ts'
import { cartClient, cartIn, cookieOf } from '#tests/support/cart-client.ts'

const site = await startSite()
// From the seed: Escarpment Live Oak 15 gal at $193 + $85, Texas Redbud 15 gal at $158 + $85, and Agarita 3 gal, deleted.
const oak = 121
const redbud = 338
const redOak = 332
const goneAgarita = 2

const { page, post } = cartClient(site.get)

describe('the cart without JavaScript', () => {
  test('[CT-01, CT-03, CT-04] the buttons on the pages fill, change and clear it', async () => {
    let cookie = ''
    const press = async (at: string, button: string, typed = {}) => {
      const { html } = await page(cookie, at)
      const { path, init } = pressed(html, button, typed, at)
      const response = await site.get(path, { ...init, headers: { cookie } })
      cookie = (response.headers.get('set-cookie') ?? cookie).split(';')[0] ?? ''
      return response
    }
    const quantities = () => cartIn(cookie).lines.map(({ quantity }) => quantity)
    const added = await press('/inventory?q=live+oak', 'Add Escarpment Live Oak, 15 gal, to your quote')
    expect(added.headers.get('location')).toBe('/cart')
    await press('/cart', 'One more')
    expect(quantities()).toEqual([2])
    await press('/cart', 'Update Escarpment Live Oak', { quantity: '9' })
    expect(quantities()).toEqual([9])
    // The first button of its form, so Enter presses it.
    expect((await page(cookie)).main).toMatch(
      /value="set-quantity"\/>(?:(?!<\/form>|<button)[\s\S])*<button[^>]*>Update/,
    )
    expect(await (await press('/cart', 'Request this quote')).text()).toContain('Where should we plant?')
    await press('/plant-database/texas-redbud', 'Add Texas Redbud, 15 gal, to your quote')
    await press('/cart', 'Remove Escarpment Live Oak')
    expect(quantities()).toEqual([1])
    expect((await press('/cart', 'Clear cart')).headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('a red oak for Boerne asks whether the yard is inside the city, and can be requested all the same', async () => {
    const cart = addToCart(emptyCart, { inventoryId: redOak, unitPriceCents: 1 }, 2)
    const shown = async (zip: string) => (await page(cookieOf(changeDeliveryPlace(cart, { zip })))).main
    const question = 'Inside Boerne city limits, planting red oaks is prohibited. Is your yard inside?'
    const boerne = await shown('78006')
    expect(boerne).toContain(question)
    expect(boerne).not.toMatch(/disabled=""[^>]*>Request this quote/)
    expect(await shown('78023')).not.toContain(question)
  })

  test.each([goneAgarita, 999_999])("item %i, which isn't available, adds nothing", async (item) => {
    const { cart } = await post({ intent: 'add', item: String(item) })
    expect(cart).toEqual(emptyCart)
  })

  test('the keep intent returns the same cookie it received', async () => {
    const value = writeCart({
      cart: addToCart(emptyCart, { inventoryId: oak, unitPriceCents: 5 }, 2),
      stamp: 1234,
    })
    const { status, set } = await post({ intent: 'keep' }, `other=1; hillCountryQuote=${value}`)
    expect(status).toBe(303)
    expect(set).toBe(cartCookie(value, { secure: true }))
  })

  test.each([
    ['/inventory?type=tree', '/inventory?type=tree'],
    ['//evil.example/', '/cart'],
  ])('a return path of %j redirects to %s', async (given, location) => {
    const cleared = await post({ intent: 'clear', return: given })
    expect(cleared.location).toBe(location)
  })
})

describe('[DR-06] adding to a cart that was submitted', () => {
  const sent = markSubmitted(addToCart(emptyCart, { inventoryId: oak, unitPriceCents: 193_00 }, 1), {
    number: 'HCT-26-7K4P-9XQ2',
    token: 'secret-token',
  })
  const add = { intent: 'add', item: String(redbud), quantity: '2' }

  test('asks, with three choices', async () => {
    const { location, set } = await post(add, cookieOf(sent))
    expect(set).toBeNull()
    const { main } = await page(cookieOf(sent), location ?? '')
    expect(main).toContain('You already sent quote HCT-26-7K4P-9XQ2')
    for (const choice of ['Start a New Quote', 'Add to Existing Quote', 'Cancel'])
      expect(main).toContain(choice)
    expect(main).toContain('name="quantity" value="2"')
    expect(main).not.toContain('secret-token')
  })
})

describe('the page', () => {
  const two = addToCart(
    addToCart(emptyCart, { inventoryId: oak, unitPriceCents: 180_00 }, 2),
    { inventoryId: goneAgarita, unitPriceCents: 23_50 },
    3,
  )

  test('is private, never cached and not indexed', async () => {
    const { status, headers, html } = await page(cookieOf(two))
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const data = await site.get('/cart.data', { headers: { cookie: cookieOf(two) } })
    expect(data.headers.get('cache-control')).toContain('no-store')
    expect((await post({ intent: 'keep' }, cookieOf(two))).headers.get('cache-control')).toContain('no-store')
  })

  test('shows current prices, price changes, gone lines, and totals without them [CT-08]', async () => {
    const { main } = await page(cookieOf(two))
    expect(main).toContain('Price changed: $180 when you added it, $193 now')
    expect(main).toMatch(/Agarita.*No longer available/s)
    expect(main).toMatch(/Plants subtotal<\/dt><dd>\$386<.*Planting<\/dt><dd>\$170<.*Total estimate.*\$556/s)
    expect(main).toContain('Estimate before sales tax')
  })

  test('[DR-02, DR-03] links to the form only when the minimum is met, and otherwise says why', async () => {
    const enough = await page(cookieOf(two), '/cart?step=form')
    expect(enough.main).toContain('Where should we plant?')
    const small = addToCart(emptyCart, { inventoryId: 1, unitPriceCents: 10_00 }, 1)
    const short = await page(cookieOf(small), '/cart?step=form')
    expect(short.main).not.toContain('Where should we plant?')
    expect(short.main).toContain('Quote requests start at $200.')
    expect(short.main).toContain('Add $175 to reach the minimum')
    expect(short.main).toMatch(/role="progressbar"[^>]*aria-valuenow="13"/)
  })
})

describe('hostile cookies and posts', () => {
  test.each([
    ['nonsense', 'hillCountryQuote=%%%'],
    ['a script', 'hillCountryQuote=1|1||<script>alert(1)</script>///////||$'],
    ['prototype property names', '__proto__=1; hillCountryQuote=constructor'],
    ['8 KB', `hillCountryQuote=${'1:1:1/'.repeat(1300)}$`],
    ['two carts', 'hillCountryQuote=a; hillCountryQuote=b'],
  ])('%s gives an empty, working cart', async (_, cookie) => {
    const { status, main } = await page(cookie)
    expect(status).toBe(200)
    expect(main).toContain('Nothing in your quote yet')
    expect(main).not.toContain('alert(1)')
    const { cart } = await post({ intent: 'add', item: String(oak) }, cookie)
    expect(cart.lines).toMatchObject([{ inventoryId: oak, quantity: 1 }])
    expect((await site.get('/inventory', { headers: { cookie } })).status).toBe(200)
  })

  test('an unknown intent is refused', async () => {
    const { status, set } = await post({ intent: 'steal' })
    expect(status).toBe(400)
    expect(set).toBeNull()
  })
})

describe('/api/cart-items', () => {
  const items = async (ids: string) => {
    const response = await site.get(`/api/cart-items?ids=${ids}`)
    return { response, body: await response.json() }
  }

  test('[DR-04] returns names, sizes, retail prices, gone items and the minimum order', async () => {
    const { response, body } = await items(`${oak},${goneAgarita},999999`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      ids: [oak, goneAgarita, 999_999],
      items: [
        {
          inventoryId: oak,
          plantName: 'Escarpment Live Oak',
          unitPriceCents: 193_00,
          plantingFeeCents: 85_00,
        },
      ],
      gone: [{ inventoryId: goneAgarita, plantName: 'Agarita', containerSize: '3 gal' }],
      minimumOrderCents: 200_00,
      oakCities: [{ city: 'Boerne', forbidsRedOaks: true, communities: ['boerne'], zipCodes: ['78006'] }],
    })
  })

  test.each(['x', '1.5', Array.from({ length: 101 }, (_, id) => id + 1).join(',')])(
    'refuses the ids %.20s',
    async (ids) => expect((await items(ids)).response.status).toBe(400),
  )

  test('returns only the minimum order for an empty list', async () => {
    expect((await items('')).body).toEqual({
      ids: [],
      items: [],
      gone: [],
      minimumOrderCents: 200_00,
      offers: { cageCents: null, isPickupAllowed: false },
      oakCities: [],
      deerTowns: [],
    })
  })
})

test('[GR-13] [GR-15] a cart draws its yard at the age of its URL, for nobody else', async () => {
  const cart = addToCart(
    addToCart(emptyCart, { inventoryId: oak, unitPriceCents: 1 }, 1),
    { inventoryId: redbud, unitPriceCents: 1 },
    2,
  )
  const { headers, main } = await page(cookieOf(cart), '/cart?age=5')
  expect(headers.get('cache-control')).toMatch(/private|no-store/)
  expect(main).toMatch(
    /Year 5, an estimate\. In front of a house, from left to right: [^"]*2 of Texas Redbud, /,
  )
  expect(main).toContain('href="/cart?age=grown#yard"')
  expect(main).toContain('href="/cart#yard"')
})
