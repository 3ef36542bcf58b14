import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { unitPrice } from '#domain/pricing/plant-price.ts'
import { plantSentinels, sentinelPrices, sentinelsIn } from '#tests/support/sentinels.ts'
import { startSite } from '#tests/support/site.ts'

// Wholesale prices, markups and wholesalers never leave the server (S2).

const site = await startSite()

await plantSentinels((text, values) => site.owner.query(text, values))

const found: string[] = []
function inspect(where: string, text: string) {
  for (const sentinel of sentinelsIn(text)) found.push(`${where}: ${sentinel}`)
}

const dataUrl = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
}
/** S2 of `npm run attacks` crawls all of them. */
const mostPages = 150
const beginnings = [
  '/',
  '/inventory',
  '/inventory?sort=price',
  '/inventory?q=oak&price=5-14',
  '/inventory?q=zzzzqqqq',
  '/plant-database',
  '/plant-database/texas-redbud',
  '/plant-database?plant=texas-redbud',
  '/inventory?plant=texas-redbud',
  '/cart',
  '/nowhere',
]

test('a crawl of pages and their data finds no secrets', { timeout: 120_000 }, async () => {
  const waiting = [...beginnings]
  const seen = new Set<string>(waiting)
  let checked = 0
  for (let path = waiting.shift(); path !== undefined && checked < 2 * mostPages; path = waiting.shift()) {
    for (const url of [path, dataUrl(path)]) {
      const response = await site.get(url)
      const body = await response.text()
      inspect(url, body + JSON.stringify([...response.headers]))
      checked += 1
      for (const [, link] of body.matchAll(/href="(\/[^"#]*)"/g)) {
        const next = link?.replaceAll('&amp;', '&') ?? ''
        // Files have their own test.
        if (seen.has(next) || /^\/(assets|images)\/|\.\w+$/.test(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  console.log(`${checked} responses checked, ${waiting.length} URLs left`)
  expect(checked).toBeGreaterThan(200)
  expect(found).toEqual([])
})

test("the sentinel's retail price is shown, so the crawl did see priced rows", async () => {
  const html = await (await site.get('/inventory')).text()
  const { wholesale, markupPercentage } = sentinelPrices
  const cents = unitPrice(Math.round(wholesale * 100), Math.round(markupPercentage * 100))
  expect(html).toContain(formatCents(cents))
})

test('no script, stylesheet or source map of the build contains secrets', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    .map((file) => join('build/client', file))
    .filter((file) => statSync(file).isFile())
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of files.filter((name) => /\.(js|css|html|json|txt|svg)$/.test(name)))
    inspect(file, readFileSync(file, 'utf8'))
  expect(found).toEqual([])
})
