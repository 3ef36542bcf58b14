import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, emptyCart } from '#domain/cart/cart.ts'
import { questions } from '#domain/advice/finder.ts'
import { spotFields } from '#domain/growth/spot.ts'
import { emptyInventorySearch } from '#domain/search/inventory-search.ts'
import { writePlantChoices } from '#domain/search/plant-choices.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { madeUpUrls } from '#tests/support/attacks/made-up-urls.ts'
import { faultsOfRefusals } from '#tests/support/attacks/raw-requests.ts'
import { startSite } from '#tests/support/site.ts'
import { freePort } from '#tools/free-port.ts'

// deploy/nginx.conf as shipped, in front of the built site.

const port = await freePort()
const site = await startSite({ SITE_ORIGIN: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' })
const nginx = await startNginx({
  port,
  apps: [new URL(site.origin).host],
  trusted: ['127.0.0.1'],
})
afterAll(nginx.stop)

/** How many copies nginx has in this cache. */
const storedIn = (folder: 'pages' | 'searches') =>
  readdirSync(join(nginx.folder, 'cache', folder), { recursive: true }).filter((name) =>
    /[\da-f]{32}$/.test(String(name)),
  ).length

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  // fetch allows neither a different Host nor an unnormalized URL.
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers: got } = response
  return { status, headers: got, cache: got['x-cache'], body: await text(response) }
}

describe('cached responses', () => {
  test.each(['/contact', '/inventory', '/inventory.data', '/_.data', '/sitemap.xml', '/favicon.svg'])(
    '%s is requested from the application once',
    async (path) => {
      const first = await ask(path)
      const second = await ask(path)
      expect([first.status, first.cache, second.status, second.cache]).toEqual([200, 'MISS', 200, 'HIT'])
      expect(second.body).toBe(first.body)
    },
  )

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'MISS'],
    ['br;q=0.9,gzip', 'br', 'HIT'],
    ['deflate, gzip;q=1.0, *;q=0.5', 'gzip', 'MISS'],
    ['gzip', 'gzip', 'HIT'],
    ['br;q=0, gzip;q=0.000, identity', undefined, 'MISS'],
    ['brr, xgzip', undefined, 'HIT'],
  ])('a client that accepts "%s" gets %s: a %s', async (accepted, encoding, cache) => {
    const response = await ask('/privacy-policy', { 'Accept-Encoding': accepted })
    expect([response.headers['content-encoding'], response.cache]).toEqual([encoding, cache])
  })

  test('a client that has the page gets a 304 from the cache', async () => {
    const { headers } = await ask('/contact')
    const again = await ask('/contact', { 'If-None-Match': headers.etag ?? '' })
    expect([again.status, again.cache, again.body]).toEqual([304, 'HIT', ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('a HEAD is served from the cached page, with its headers', async () => {
    await ask('/contact')
    const head = await ask('/contact', {}, 'HEAD')
    expect([head.status, head.cache, head.headers['content-type']]).toEqual([
      200,
      'HIT',
      'text/html; charset=utf-8',
    ])
  })
})

describe('uncached responses', () => {
  test.each([
    '/cart',
    '/cart.data',
    '/quote/nobodys-token',
    '/api/cart-items?ids=1',
    '/inventory?q=oak',
    '/plant-database?q=oak',
    '/compare',
    '/compare?plants=cedar-elm,lacey-oak',
    '/compare.data?plants=cedar-elm,lacey-oak&size=30-gal',
    '/compare?plants=cedar-elm,lacey-oak&wire=25&wall=8',
    '/plant-database/lacey-oak?wire=25&wall=8',
    '/plant-database/lacey-oak.data?wall=8',
    '/cart?age=20',
    '/quote/nobodys-token?age=20',
    '/no-such-page',
    '/plant-database/no-such-plant',
    '/assets/no-such-file.js',
    '/Contact',
    '/%63ontact',
    '/x/../contact',
    '/./contact',
    '/contact\\',
    '/contact/%2e',
    '/CART',
    '/QUOTE/nobodys-token',
  ])('%s', async (path) => {
    await ask(path)
    expect((await ask(path)).cache).not.toBe('HIT')
  })

  test('cookies reach only the pages that depend on the visitor', async () => {
    const [row] = (await site.owner.query('select id from inventory where deleted_at is null limit 1')).rows
    const added = await ask(
      '/cart',
      {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: nginx.origin,
        'Sec-Fetch-Site': 'same-origin',
      },
      'POST',
      `intent=add&item=${row.id}&quantity=2`,
    )
    expect(added.status).toBe(303)
    const cookie = added.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect((await ask('/cart', { Cookie: cookie })).body).toContain('2 plants, planted')
    expect((await ask('/cart')).body).not.toContain('2 plants, planted')
  })

  test("the cart is found among other sites' large cookies", async () => {
    const cookie = `hillCountryQuote=${writeCart({ cart: addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 3), stamp: 1 })}`
    const { body } = await ask('/cart', {
      Cookie: `ad=${'x'.repeat(9_000)}; ${cookie}; more=${'y'.repeat(9_000)}`,
    })
    expect(body).toContain('3 plants, planted')
  })

  test('a form without JavaScript that repeats a name reaches the application intact', async () => {
    const { status, headers } = await ask('/inventory?type=tree&type=shrub&sort=best')
    expect([status, headers.location]).toEqual([302, '/inventory?type=shrub,tree'])
  })
})

describe('the query', () => {
  test("unknown parameters don't create copies, and known ones count in any order", async () => {
    const plain = await ask('/inventory?type=tree&page=2')
    for (const query of [
      'page=2&type=tree',
      'utm_source=x&type=tree&fbclid=1&page=2',
      'type=tree&page=2&TYPE=shrub&x=y',
    ]) {
      const other = await ask(`/inventory?${query}`)
      expect([query, other.cache]).toEqual([query, 'HIT'])
      expect(other.body).toBe(plain.body)
    }
    expect((await ask('/inventory?type=shrub')).body).not.toBe(plain.body)
  })

  test('a page without parameters has one copy', async () => {
    await ask('/contact')
    expect((await ask('/contact?page=7&type=tree&q=oak')).cache).toBe('HIT')
  })

  test('nginx knows the parameters of the filters, in order, and of the lists', async () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8')
    const line = /"~\^\/\(inventory\|plant-database\)\(\\\.data\)\?\$" "(?<names>[^"]+)"/.exec(config)
    const names = line?.groups?.['names']?.match(/(?<=\$of_)_?[a-z]+/g)
    const filters = writePlantChoices(emptyInventorySearch).map(([name]) => name)
    expect(names).toEqual([...filters, 'size', 'price', 'sort', 'page', 'plant'])
    const finder = /finder\(\\\.data\)\?\$" "(?<names>[^"]+)"/.exec(config)?.groups?.['names']
    expect(finder?.match(/(?<=\$of_)[a-z]+/g)).toEqual(questions.map(({ id }) => id))
  })

  test('[GR-08] a measured spot reaches its page in every order, and is never kept', async () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8')
    const guide = /plant-database\/\[\^\/\]\+\$" "(?<names>[^"]+)"/.exec(config)?.groups?.['names']
    expect(guide?.match(/(?<=\$of_)[a-z]+/g)).toEqual(spotFields)
    for (const path of [
      '/plant-database/escarpment-live-oak?wire=25&wall=8',
      '/plant-database/escarpment-live-oak?utm_source=x&wall=8&wire=25',
    ])
      for (const time of [1, 2]) {
        const { cache, body } = await ask(path)
        expect([path, time, cache, /Not (under this wire|this close to the wall)/.test(body)]).toEqual([
          path,
          time,
          undefined,
          true,
        ])
      }
    expect((await ask('/plant-database/escarpment-live-oak')).body).toContain('An example: a wire 25 ft up')
  })

  test('[GR-27] the age of the home page’s yard counts, and nothing else does', async () => {
    // A process's first page takes longer than nginx waits on a busy machine.
    await site.get('/')
    const { body } = await ask('/')
    expect((await ask('/?utm_source=x&wire=25')).body).toBe(body)
    const later = await ask('/?age=20')
    expect(later.body).toContain('Year 20, an estimate')
    expect((await ask('/?utm_source=x&age=20')).body).toBe(later.body)
  })

  test('data has one copy, whatever routes it is requested for', async () => {
    const all = await ask('/blog.data')
    const some = await ask('/blog.data?_routes=pages%2Fblog%2Fblog.page')
    expect([some.cache, some.body]).toEqual(['HIT', all.body])
  })

  test('pages with a query have their own cache', async () => {
    const pages = storedIn('pages')
    const searches = storedIn('searches')
    await ask('/inventory?color=white')
    await ask('/blog?category=tree-care')
    expect([storedIn('pages'), storedIn('searches')]).toEqual([pages, searches + 2])
    await ask('/terms-and-conditions')
    expect([storedIn('pages'), storedIn('searches')]).toEqual([pages + 1, searches + 2])
  })
})

test('no URL that anyone can make up gets a copy among the pages', async () => {
  // A query that a page doesn't have leads to the copy of the page itself.
  const guides = ['/plant-database/escarpment-live-oak', '/plant-database/agarita']
  for (const path of ['/', '/contact', '/contact.data', '/terms-and-conditions', ...guides]) await ask(path)
  const before = storedIn('pages')
  for (const path of [3, 5].flatMap((n) => madeUpUrls.map((urlOf) => urlOf(n))))
    expect((await ask(path)).status, path).toBeLessThan(500)
  expect(storedIn('pages')).toBe(before)
})

describe('limits and the log', () => {
  test("one IP address is limited, another isn't affected, and this machine isn't counted", async () => {
    const statuses = async (ip: string, count: number) =>
      (
        await Promise.all(Array.from({ length: count }, () => ask('/contact', { 'X-Forwarded-For': ip })))
      ).map(({ status }) => status)
    const greedy = await statuses('203.0.113.7', 300)
    expect(greedy.filter((status) => status === 429).length).toBeGreaterThan(100)
    expect(new Set(await statuses('203.0.113.8', 50))).toEqual(new Set([200]))
    expect(new Set(await statuses('127.0.0.1', 300))).toEqual(new Set([200]))
  })

  test('[OP-72] pages that have to be rendered have a limit of their own, which cached ones and posts are not counted in', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.10' }
    const kinds = ['/inventory.data?q=', '/blog?category=', '/quote/', '/%63ontact?', '/api/cart-items?ids=']
    await ask('/contact')
    const waiting = 'waits for its turn'
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        Promise.race([
          ask(`${kinds[index % kinds.length]}${index}`, from).then(({ status }) => status),
          sleep(1500, waiting),
        ]),
      ),
    )
    const count = (wanted: unknown) => statuses.filter((status) => status === wanted).length
    expect(count(429)).toBeGreaterThan(20)
    expect(count(waiting)).toBeGreaterThan(3)
    expect((await ask('/contact', from)).status).toBe(200)
    expect((await ask('/cart', from, 'POST')).status).not.toBe(429)
    expect((await ask('/inventory.data?q=elm', { 'X-Forwarded-For': '203.0.113.11' })).status).toBe(200)
  })

  test('files have a higher limit than pages', async () => {
    const statusesOf = async (path: string, count: number) => {
      const headers = { 'X-Forwarded-For': '203.0.113.9' }
      const all = await Promise.all(Array.from({ length: count }, () => ask(path, headers)))
      return all.map(({ status }) => status)
    }
    const page = ['/assets/none.js', '/images/thumb/none']
    for (const path of page) expect(new Set(await statusesOf(path, 120))).toEqual(new Set([404]))
    const flood = await statusesOf('/assets/none.js', 2000)
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(100)
  })

  test('each IPv6 household counts as one client', async () => {
    const statusesOf = async (ipOf: (index: number) => string) =>
      (
        await Promise.all(
          Array.from({ length: 300 }, (_, index) => ask('/contact', { 'X-Forwarded-For': ipOf(index) })),
        )
      ).filter(({ status }) => status === 429).length
    expect(await statusesOf((index) => `2001:db8:0:a::${index.toString(16)}`)).toBeGreaterThan(100)
    expect(await statusesOf((index) => `2001:db8:0:${(index + 16).toString(16)}::1`)).toBe(0)
    expect(await statusesOf((index) => `::ffff:198.51.100.${index % 250}`)).toBe(0)
  })

  test.each(['/cart', '/cart.data', '/api/cart-items?ids=1', '/quote/nobodys-token'])(
    "other sites' large cookies don't lock anyone out of %s",
    async (path) => {
      const plain = await ask(path)
      const { status } = await ask(path, { Cookie: `ad=${'x'.repeat(20_000)}; more=${'y'.repeat(9_000)}` })
      expect(status).toBe(plain.status)
    },
  )

  test('the log has no cookies, queries, full IP addresses or quote links', async () => {
    await ask('/quote/sEcReT-token?x=hidden', { Cookie: 'mine=cRuMbs', 'X-Forwarded-For': '198.51.100.77' })
    await ask('/QUOTE/sEcReT-token', { 'X-Forwarded-For': '198.51.101.77' })
    await ask('/Newsletter/Confirm/sEcReT-token', { 'X-Forwarded-For': '198.51.102.77' })
    await ask('/quote\\sEcReT-token', { 'X-Forwarded-For': '198.51.104.77' })
    await ask('/newsletter\\stop\\sEcReT-token', { 'X-Forwarded-For': '198.51.105.77' })
    await ask('/inventory?q=private+words', {
      Referer: 'https://a.example/?sEcReT',
      'X-Forwarded-For': '198.51.103.77',
    })
    const log = await nginx.readLogWith(...[100, 101, 102, 103, 104, 105].map((part) => `198.51.${part}.0`))
    expect(log).toContain('"path":"/quote/-"')
    expect(log).toContain('"address":"198.51.100.0"')
    expect(log).not.toMatch(/sEcReT|cRuMbs|hidden|private|\.77"/)
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('status')
  })

  test("[S17] none of nginx's own responses is a 500 or lacks a security header", async () => {
    expect(await faultsOfRefusals({ host: '127.0.0.1', port }, nginx.origin)).toEqual([])
  }, 20_000)

  test("visitors can't see the metrics", async () => {
    expect((await ask('/metrics')).status).toBe(404)
  })
})
