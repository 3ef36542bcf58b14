import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { unitPrice } from '#domain/pricing/plant-price.ts'
import { plantSentinels, sentinelPrices, sentinelsIn } from '#tests/support/sentinels.ts'
import { startSite } from '#tests/support/site.ts'

// Reading 1, hold S2: what a plant costs us, what we add, and who supplied it never leave the server.

const site = await startSite()

await plantSentinels((text, values) => site.owner.query(text, values))

const found: string[] = []
function inspect(where: string, text: string) {
  for (const sentinel of sentinelsIn(text)) found.push(`${where}: ${sentinel}`)
}

const dataAddress = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
}
/** All of them: S2 of `npm run attacks`. */
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

test(
  'a crawl of pages and their data finds nothing of what must stay on the server',
  { timeout: 120_000 },
  async () => {
    const waiting = [...beginnings]
    const seen = new Set<string>(waiting)
    let answers = 0
    for (let path = waiting.shift(); path !== undefined && answers < 2 * mostPages; path = waiting.shift()) {
      for (const address of [path, dataAddress(path)]) {
        const response = await site.get(address)
        const body = await response.text()
        inspect(address, body + JSON.stringify([...response.headers]))
        answers += 1
        for (const [, link] of body.matchAll(/href="(\/[^"#]*)"/g)) {
          const next = link?.replaceAll('&amp;', '&') ?? ''
          // Files have a test of their own.
          if (seen.has(next) || /^\/(assets|images)\/|\.\w+$/.test(next)) continue
          seen.add(next)
          waiting.push(next)
        }
      }
    }
    console.log(`${answers} answers looked through, ${waiting.length} addresses left`)
    expect(answers).toBeGreaterThan(200)
    expect(found).toEqual([])
  },
)

test('the retail price of the sentinel is shown, so the crawl did see priced rows', async () => {
  const html = await (await site.get('/inventory')).text()
  const { wholesale, markupPercentage } = sentinelPrices
  const cents = unitPrice(Math.round(wholesale * 100), Math.round(markupPercentage * 100))
  expect(html).toContain(formatCents(cents))
})

test('no script, style or map of the build names what must stay on the server', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    .map((file) => join('build/client', file))
    .filter((file) => statSync(file).isFile())
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of files.filter((name) => /\.(js|css|html|json|txt|svg)$/.test(name)))
    inspect(file, readFileSync(file, 'utf8'))
  expect(found).toEqual([])
})
