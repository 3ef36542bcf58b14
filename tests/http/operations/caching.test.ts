import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, changeCustomer, emptyCart } from '#domain/cart/cart.ts'
import { cachePolicies, policyOfRoute } from '#server/web/cache-policies.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

/** The raw bytes; fetch would decompress them. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const sent = httpRequest(site.origin + path, { headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const values: Record<string, string> = {
  ':slug': 'texas-redbud',
  ':city': 'boerne',
  ':list': 'flowering-trees',
  ':community': 'boerne',
  ':part': 'pages.xml',
  ':token': 'nobodys',
}
const slugOf: Record<string, string> = {
  '/services/:slug': 'tree-service',
  '/blog/:slug': 'watering-a-new-tree',
}
const articleSlug = /\/blog\/([a-z-]+)</.exec(await (await site.get('/sitemap.xml')).text())?.[1] ?? ''
const pathOf = (route: string) =>
  route.replace(/:\w+/, (name) =>
    route === '/blog/:slug' ? articleSlug : (slugOf[route] ?? values[name] ?? name),
  )
const cached = Object.entries(policyOfRoute).filter(([, policy]) => !['private', 'never'].includes(policy))

const cart = changeCustomer(addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 7), {
  firstName: 'Zebulon',
  city: 'Boerne',
})
const hostile = `session=abc; __proto__=1; hillCountryQuote=${writeCart({ cart, stamp: 1 })}`

test.each(cached)(
  "[S10] %s and its data have the cache policy %s, and don't depend on the visitor",
  async (route, policy) => {
    const path = pathOf(route)
    const hasData = policy !== 'crawled' && route !== '/contact/map' && !route.startsWith('/api/')
    for (const url of hasData ? [path, `${path === '/' ? '/_' : path}.data`] : [path]) {
      const plain = await ask(url)
      expect([url, plain.status, plain.headers['cache-control']]).toEqual([url, 200, cachePolicies[policy]])
      expect(url === path || /^\w+$/.test(String(plain.headers['x-build']))).toBe(true)
      const known = await ask(url, {
        Cookie: hostile,
        'User-Agent': 'Other/1',
        Referer: 'https://a.example/',
      })
      expect(known.body.equals(plain.body), url).toBe(true)
      expect(known.headers['set-cookie']).toBeUndefined()
    }
  },
)

test.each([
  '/no-such-page',
  '/plant-database/no-such-plant',
  '/blog/nothing',
  '/assets/none.js',
  '/cart',
  '/quote/x',
])("%s isn't cacheable", async (path) => {
  expect((await ask(path)).headers['cache-control']).toContain('no-store')
})

test.each([
  '/assets/none.js',
  '/assets//none.js',
  '/assets',
  '/assets/a/b/c',
  '/images/card/none',
  '/images/none',
  '/images',
])('%s is a short plain 404; no page is rendered', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(body.length).toBeLessThan(100)
})

test.each([
  ['/Inventory', 301, '/inventory'],
  ['/ASSETS/x.js', 301, '/assets/x.js'],
  ['/QUOTE/AbCdEf', 301, '/quote/AbCdEf'],
  ['/blog?category=unknown', 302, '/blog'],
  ['/inventory?plant=unknown', 302, '/inventory'],
  ['/inventory?type=tree&plant=unknown', 302, '/inventory?type=tree'],
  ['/plant-database?page=2&plant=unknown', 302, '/plant-database?page=2'],
  ['/inventory?type=unknown', 302, '/inventory'],
])('%s redirects (%i) to %s, and no shared cache stores the redirect', async (path, status, location) => {
  const { status: got, headers } = await ask(path)
  expect([got, headers.location]).toEqual([status, location])
  expect(headers['cache-control']).toMatch(/private|no-store/)
})

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
    const plain = await ask('/inventory')
    const response = await ask('/inventory', { 'Accept-Encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    const unpacked =
      encoding === 'br'
        ? brotliDecompressSync(response.body)
        : encoding === 'gzip'
          ? gunzipSync(response.body)
          : response.body
    expect(unpacked.equals(plain.body)).toBe(true)
    expect(response.headers['content-length']).toBe(String(response.body.length))
  })

  test('data is compressed too', async () => {
    const data = await ask('/inventory.data', { 'Accept-Encoding': 'br' })
    expect(data.headers['content-encoding']).toBe('br')
  })

  test('an asset is sent as compressed by the build, with its own content type', async () => {
    const name = readdirSync('build/client/assets').find((file) => file.endsWith('.css')) ?? ''
    const sizes = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        const { headers, body } = await ask(`/assets/${name}`, { 'Accept-Encoding': accepted })
        expect(headers['content-type']).toBe('text/css; charset=utf-8')
        expect(headers['cache-control']).toBe(cachePolicies.immutable)
        expect(headers.vary).toBe('Accept-Encoding')
        expect(headers['content-encoding']).toBe(accepted === 'identity' ? undefined : accepted)
        return body.length
      }),
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  })
})

describe('ETag', () => {
  test.each(['br', 'gzip', 'identity'])('a client that has the page in %s gets a 304', async (accepted) => {
    const first = await ask('/contact', { 'Accept-Encoding': accepted })
    expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/)
    const again = await ask('/contact', {
      'Accept-Encoding': accepted,
      'If-None-Match': first.headers.etag ?? '',
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.headers['cache-control']).toBe(cachePolicies.page)
    expect(again.headers['content-encoding']).toBeUndefined()
  })

  test('differs for each encoding, and a private page has none', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await ask('/contact', { 'Accept-Encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
    expect((await ask('/cart')).headers.etag).toBeUndefined()
  })
})
