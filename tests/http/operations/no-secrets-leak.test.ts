import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { unitPrice } from '#domain/pricing/plant-price.ts'
import { plantSentinels, sentinelPrices, sentinelsIn } from '#tests/support/sentinels.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'

// Wholesale prices, markups and wholesalers never leave the server. crawl.test.ts looks at every page of the sitemap.

const site = await startSite()

await plantSentinels((text, values) => site.owner.query(text, values))

const found: string[] = []
function inspect(where: string, text: string) {
  for (const sentinel of sentinelsIn(text)) found.push(`${where}: ${sentinel}`)
}
const inspectResponse = async (where: string, response: Response) =>
  inspect(where, (await response.text()) + JSON.stringify([...response.headers]))

const dataUrl = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
}
const paths = [
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

test('pages of each kind and their data have no secrets', async () => {
  for (const url of paths.flatMap((path) => [path, dataUrl(path)]))
    await inspectResponse(url, await site.get(url))
  expect(found).toEqual([])
})

test('a quote, its page and the answers to scripts have none either', async () => {
  const { rows } = await site.owner.query<{ id: number }>(
    "select id::int from inventory where deleted_at is null and size_description = '30 gal' limit 1",
  )
  const inventoryId = rows[0]?.id ?? 0
  const quote = await postQuote(site.origin, quoteBody([{ inventoryId, quantity: 4 }]))
  const { token } = (await quote.clone().json()) as { token: string }
  await inspectResponse('the quote', quote)
  await inspectResponse('refused', await postQuote(site.origin, quoteBody([{ inventoryId, quantity: -1 }])))
  for (const path of [
    `/quote/${token}`,
    `/quote/${token}.data`,
    `/api/sent-quote?token=${token}`,
    `/api/quote-mail-state?token=${token}`,
    `/api/cart-items?ids=${inventoryId}`,
    '/api/plant-suggestions?q=oak',
    '/health',
    '/health/mail',
    '/ready',
  ])
    await inspectResponse(path, await site.get(path))
  expect(found).toEqual([])
})

test("the sentinel's retail price is shown, so the pages did have priced rows", async () => {
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
