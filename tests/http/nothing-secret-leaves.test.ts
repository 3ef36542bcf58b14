import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { unitPrice } from '#domain/pricing/plant-price.ts'
import { startSite } from '#tests/support/site.ts'

// Reading 1, hold S2: what a plant costs us, what we add, and who supplied it never leave the server.

const site = await startSite()

const [wholesale, markup, wholesaler] = [7777.31, 1319.83, 987654321]
const sentinels = [
  '7777.31',
  '777731',
  '1319.83',
  '131983',
  '987654321',
  'SENTINEL',
  'wholesale_price',
  'wholesalePrice',
  'markup_percentage',
  'markupBasisPoints',
  'wholesaler_id',
  'plant_name_in_pdf',
]

await site.owner.query('insert into wholesalers (id, name) values ($1, $2)', [wholesaler, 'SENTINEL nursery'])
await site.owner.query(
  "update inventory set wholesale_price = $1, wholesaler_id = $2, plant_name_in_pdf = 'SENTINEL in the list'",
  [wholesale, wholesaler],
)
await site.owner.query("update container_markup_rules set markup_percentage = $1, notes = 'SENTINEL'", [
  markup,
])

const found: string[] = []
// A figure counts when it stands on its own: a drawing's coordinates are long enough to hold any six digits by chance.
const patterns = sentinels.map((sentinel) => ({
  sentinel,
  pattern: new RegExp(`(?<!\\d)${sentinel.replace('.', '\\.')}(?!\\d)`),
}))
function inspect(where: string, text: string) {
  for (const { sentinel, pattern } of patterns) if (pattern.test(text)) found.push(`${where}: ${sentinel}`)
}

const dataAddress = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
}
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
  expect(html).toContain(formatCents(unitPrice(7777_31, 1319_83)))
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
