import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { writeCart } from '#domain/cart/cart-cookie.ts'
import { addToCart, emptyCart } from '#domain/cart/cart.ts'
import { emptyInventorySearch } from '#domain/search/inventory-search.ts'
import { writePlantChoices } from '#domain/search/plant-choices.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { faultsOfRefusals } from '#tests/support/raw-requests.ts'
import { startSite } from '#tests/support/site.ts'
import { freePort } from '#tools/free-port.ts'

// deploy/nginx.conf as it is shipped, in front of the built site.

const port = await freePort()
const site = await startSite({ SITE_ORIGIN: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' })
const nginx = await startNginx({
  port,
  apps: [new URL(site.origin).host],
  trusted: ['127.0.0.1'],
})
afterAll(nginx.stop)

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  // fetch allows neither another Host nor an address that is not normal.
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers: got } = answer
  return { status, headers: got, cache: got['x-cache'], body: await text(answer) }
}

describe('what is kept', () => {
  test.each(['/contact', '/inventory', '/inventory.data', '/_.data', '/sitemap.xml', '/favicon.svg'])(
    '%s is asked of the application once',
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
  ])('who accepts "%s" is sent %s: a %s', async (accepted, encoding, cache) => {
    const answer = await ask('/privacy-policy', { 'Accept-Encoding': accepted })
    expect([answer.headers['content-encoding'], answer.cache]).toEqual([encoding, cache])
  })

  test('whoever has the page is told so by the cache', async () => {
    const { headers } = await ask('/contact')
    const again = await ask('/contact', { 'If-None-Match': headers.etag ?? '' })
    expect([again.status, again.cache, again.body]).toEqual([304, 'HIT', ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('a HEAD is answered from the page that is kept, with its headers', async () => {
    await ask('/contact')
    const head = await ask('/contact', {}, 'HEAD')
    expect([head.status, head.cache, head.headers['content-type']]).toEqual([
      200,
      'HIT',
      'text/html; charset=utf-8',
    ])
  })
})

describe('what is not kept', () => {
  test.each([
    '/cart',
    '/cart.data',
    '/quote/nobodys-token',
    '/api/cart-items?ids=1',
    '/inventory?q=oak',
    '/plant-database?q=oak',
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

  test('cookies reach the pages that are about a visitor, and no other', async () => {
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
    expect((await ask('/cart', { Cookie: cookie })).body).toContain('2 plants<!-- -->, planted')
    expect((await ask('/cart')).body).not.toContain('2 plants<!-- -->, planted')
  })

  test('a cart among large cookies of others is still found', async () => {
    const cookie = `hillCountryQuote=${writeCart({ cart: addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 193_00 }, 3), stamp: 1 })}`
    const { body } = await ask('/cart', {
      Cookie: `ad=${'x'.repeat(9_000)}; ${cookie}; more=${'y'.repeat(9_000)}`,
    })
    expect(body).toContain('3 plants<!-- -->, planted')
  })

  test('a form without JavaScript that names two values reaches the application whole', async () => {
    const { status, headers } = await ask('/inventory?type=tree&type=shrub&sort=best')
    expect([status, headers.location]).toEqual([302, '/inventory?type=shrub,tree'])
  })
})

describe('the query', () => {
  test('names that are not ours make no copy, and ours count in any order', async () => {
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

  test('a page that knows no names has one copy', async () => {
    await ask('/contact')
    expect((await ask('/contact?page=7&type=tree&q=oak')).cache).toBe('HIT')
  })

  test('it knows the names of the filters in their order, and those of the lists', async () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8')
    const line = /"~\^\/\(inventory\|plant-database\)\(\\\.data\)\?\$" "(?<names>[^"]+)"/.exec(config)
    const names = line?.groups?.['names']?.match(/(?<=\$of_)_?[a-z]+/g)
    const filters = writePlantChoices(emptyInventorySearch).map(([name]) => name)
    expect(names).toEqual([...filters, 'size', 'price', 'sort', 'page', 'plant'])
  })

  test('data has one copy, whichever routes it is requested for', async () => {
    const all = await ask('/blog.data')
    const some = await ask('/blog.data?_routes=pages%2Fblog%2Fblog.page')
    expect([some.cache, some.body]).toEqual(['HIT', all.body])
  })

  test('pages with a query have a cache of their own', async () => {
    const stored = (folder: string) =>
      readdirSync(join(nginx.folder, 'cache', folder), { recursive: true }).filter((name) =>
        /[\da-f]{32}$/.test(String(name)),
      ).length
    const pages = stored('pages')
    const searches = stored('searches')
    await ask('/inventory?color=white')
    await ask('/blog?category=tree-care')
    expect([stored('pages'), stored('searches')]).toEqual([pages, searches + 2])
    await ask('/terms-and-conditions')
    expect([stored('pages'), stored('searches')]).toEqual([pages + 1, searches + 2])
  })
})

describe('limits and the log', () => {
  test('one address cannot ask without end; another is not concerned; this machine is not counted', async () => {
    const statuses = async (address: string, count: number) =>
      (
        await Promise.all(
          Array.from({ length: count }, () => ask('/contact', { 'X-Forwarded-For': address })),
        )
      ).map(({ status }) => status)
    const greedy = await statuses('203.0.113.7', 300)
    expect(greedy.filter((status) => status === 429).length).toBeGreaterThan(100)
    expect(new Set(await statuses('203.0.113.8', 50))).toEqual(new Set([200]))
    expect(new Set(await statuses('127.0.0.1', 300))).toEqual(new Set([200]))
  })

  test('files have a higher limit than pages, and it is a limit', async () => {
    const statusesOf = async (path: string, count: number) => {
      const headers = { 'X-Forwarded-For': '203.0.113.9' }
      const all = await Promise.all(Array.from({ length: count }, () => ask(path, headers)))
      return all.map(({ status }) => status)
    }
    const page = ['/assets/none.js', '/images/thumb/none', '/cards/plant/none.png']
    for (const path of page) expect(new Set(await statusesOf(path, 120))).toEqual(new Set([404]))
    const flood = await statusesOf('/assets/none.js', 2000)
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(100)
  })

  test('an IPv6 household counts as one client, another as another', async () => {
    const statusesOf = async (addressOf: (index: number) => string) =>
      (
        await Promise.all(
          Array.from({ length: 300 }, (_, index) => ask('/contact', { 'X-Forwarded-For': addressOf(index) })),
        )
      ).filter(({ status }) => status === 429).length
    expect(await statusesOf((index) => `2001:db8:0:a::${index.toString(16)}`)).toBeGreaterThan(100)
    expect(await statusesOf((index) => `2001:db8:0:${(index + 16).toString(16)}::1`)).toBe(0)
    expect(await statusesOf((index) => `::ffff:198.51.100.${index % 250}`)).toBe(0)
  })

  test.each(['/cart', '/cart.data', '/api/cart-items?ids=1', '/quote/nobodys-token'])(
    'large cookies of others keep nobody out of %s',
    async (path) => {
      const plain = await ask(path)
      const { status } = await ask(path, { Cookie: `ad=${'x'.repeat(20_000)}; more=${'y'.repeat(9_000)}` })
      expect(status).toBe(plain.status)
    },
  )

  test('the log has neither cookies, queries, whole addresses nor the links of quotes', async () => {
    await ask('/quote/sEcReT-token?x=hidden', { Cookie: 'mine=cRuMbs', 'X-Forwarded-For': '198.51.100.77' })
    await ask('/QUOTE/sEcReT-token', { 'X-Forwarded-For': '198.51.101.77' })
    await ask('/Newsletter/Confirm/sEcReT-token', { 'X-Forwarded-For': '198.51.102.77' })
    await ask('/inventory?q=private+words', {
      Referer: 'https://a.example/?sEcReT',
      'X-Forwarded-For': '198.51.103.77',
    })
    const log = await nginx.readLogWith('198.51.100.0', '198.51.101.0', '198.51.102.0', '198.51.103.0')
    expect(log).toContain('"path":"/quote/-"')
    expect(log).toContain('"address":"198.51.100.0"')
    expect(log).not.toMatch(/sEcReT|cRuMbs|hidden|private|\.77"/)
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('status')
  })

  test('[S17] none of its own responses is a 500 or lacks a security header', async () => {
    expect(await faultsOfRefusals({ host: '127.0.0.1', port }, nginx.origin)).toEqual([])
  }, 20_000)

  test('figures for the owner are not for visitors', async () => {
    expect((await ask('/metrics')).status).toBe(404)
  })
})
