import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyInventorySearch } from '#domain/search/inventory-search.ts'
import { writePlantChoices } from '#domain/search/plant-choices.ts'
import { startNginx } from '#tests/support/nginx.ts'
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
    expect(names).toEqual([...filters, 'size', 'price', 'sort', 'page', 'plant', '_routes'])
  })

  test('data of single routes is kept by route', async () => {
    const all = await ask('/blog.data')
    const some = await ask('/blog.data?_routes=pages%2Fblog%2Fblog.page')
    expect(some.cache).toBe('MISS')
    expect(some.body.length).toBeLessThan(all.body.length)
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

  test('a large cookie keeps nobody out', async () => {
    expect((await ask('/contact', { Cookie: `ad=${'x'.repeat(20_000)}` })).status).toBe(200)
  })

  test('the log has neither cookies, queries, whole addresses nor the links of quotes', async () => {
    await ask('/quote/sEcReT-token?x=hidden', { Cookie: 'mine=cRuMbs', 'X-Forwarded-For': '198.51.100.77' })
    await ask('/inventory?q=private+words', { Referer: 'https://a.example/?sEcReT' })
    await new Promise((resume) => setTimeout(resume, 5500))
    const log = nginx.readLog()
    expect(log).toContain('"path":"/quote/-"')
    expect(log).toContain('"address":"198.51.100.0"')
    expect(log).not.toMatch(/sEcReT|cRuMbs|hidden|private|198\.51\.100\.77/)
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('status')
  })

  test('figures for the owner are not for visitors', async () => {
    expect((await ask('/metrics')).status).toBe(404)
  })
})
