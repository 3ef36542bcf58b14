import { describe, expect, test } from 'vitest'
import { linksIn, mainOf, structuredDataIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const page = async (path: string) => (await site.get(path)).text()

const sitemap = await page('/sitemap.xml').then(async (index) =>
  index.includes('<sitemapindex') ? page('/sitemap/pages.xml') : index,
)
const lists = [...sitemap.matchAll(/\/plant-database\/lists\/([\w-]+)</g)].map(([, slug = '']) => slug)

test('ten lists are in the sitemap, and linked from home, the plant list and guides', async () => {
  expect(lists).toHaveLength(10)
  const linked = linksIn(mainOf(await page('/plant-database')))
  for (const slug of lists) expect(linked).toContain(`/plant-database/lists/${slug}`)
  for (const path of ['/', '/plant-database/cedar-elm'])
    expect(linksIn(mainOf(await page(path)))).toContain('/plant-database/lists/shade-trees-san-antonio')
})

function ranking(html: string) {
  const [ranked = ''] = mainOf(html).match(/<ol[^>]*class="mt-3[\s\S]*?<\/ol>/) ?? []
  const titles = ranked.matchAll(/<h3[\s\S]*?href="\/plant-database\/([\w-]+)"/g)
  return { ranked, plants: [...titles].map(([, plant]) => plant) }
}

describe.each(lists)('%s', (slug) => {
  test('ranks 8 to 12 plants in stock, each with its reason, and no red oak', async () => {
    const html = await page(`/plant-database/lists/${slug}`)
    const { ranked, plants } = ranking(html)
    expect(plants.length).toBeGreaterThanOrEqual(8)
    expect(plants.length).toBeLessThanOrEqual(12)
    expect(plants).not.toContain('texas-red-oak')
    expect(plants).not.toContain('shumard-oak')
    expect(ranked.match(/planted/g)).toHaveLength(plants.length)
    expect(ranked.match(/leading-snug">[^<]+/g)).toHaveLength(plants.length)
    expect(structuredDataIn(html).map((data) => data['@type'])).toContain('ItemList')
  })
})

test('each ground has its own order and no page of its own for search engines; any other list isn’t found', async () => {
  const path = '/plant-database/lists/shade-trees-san-antonio'
  const clay = await page(`${path}?ground=clay`)
  expect(clay).toContain('for clay, best first')
  expect(clay).toContain('noindex')
  const both = await page(path)
  expect(both).not.toContain('noindex')
  expect(ranking(clay).plants).not.toEqual(ranking(both).plants)
  expect((await site.get('/plant-database/lists/palms')).status).toBe(404)
})
