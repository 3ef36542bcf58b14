import { describe, expect, test } from 'vitest'
import { lastPage } from '#tests/support/catalog-counts.ts'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { linkNamed, pressed } from '#tests/support/without-javascript.ts'

const site = await startSite()
const page = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const cardsOf = (html: string) => html.replaceAll('<!-- -->', '').match(/<article[\s\S]*?<\/article>/g) ?? []

type ItemList = {
  '@type': string
  itemListElement: { position: number; item: { name: string; url: string } }[]
}
const itemListOf = (html: string) => {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  return found === undefined ? undefined : (JSON.parse(found) as ItemList)
}

test('[IN-01, IN-03] the HTML is complete: twelve plants with their sizes, prices and badges', async () => {
  const { status, html } = await page('/inventory')
  expect(status).toBe(200)
  const cards = cardsOf(html)
  expect(cards).toHaveLength(12)
  const { rows } = await site.owner.query<{ name: string; best: boolean; deer: boolean; sizes: number }>(
    `select p.plant_name as name, bool_or(is_priority) as best, count(*)::int as sizes,
       bool_or(deer_tolerance is not distinct from 'High') as deer
     from inventory i join plants p on p.id = plant_id where deleted_at is null
     group by p.plant_name order by bool_or(is_priority) desc, p.plant_name limit 12`,
  )
  for (const [index, { name, best, deer, sizes }] of rows.entries()) {
    const card = cards[index] ?? ''
    expect(card).toContain(name)
    expect(card.includes('Best Seller')).toBe(best)
    expect(card.includes('Deer Resistant')).toBe(deer)
    // Every size can be chosen, and without JavaScript each has its own Add.
    expect(card.match(/type="radio"/g)).toHaveLength(sizes)
    expect(card.match(/name="item"/g)).toHaveLength(sizes)
    expect(card).toMatch(/\$[\d,.]+<\/span> planted, /)
    expect(card).toMatch(/>Grows [\d½ to]+ (ft|in)\. <\/b>[A-Z‘]/)
  }
  expect(html).toContain('Orders from $200')
  expect(html).toMatch(/<h1[^>]*>In stock, priced planted<\/h1>/)
  expect(html).toMatch(/<aside(?=[^>]*aria-label="Filters")/)
  expect(html).toContain('Search the inventory')
  const pager = /<nav aria-label="Pages of the inventory"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  expect(linkNamed(pager, /^Next$/)).toBe('/inventory?page=2')
  expect(html).toContain('What do these sizes mean?')
})

test('[IN-06] when nothing is found, four hints are links, and one clears all', async () => {
  const main = mainOf((await page('/inventory?q=zzzzqqqq&type=vine')).html)
  expect(main).toMatch(/<h2[^>]*>No plants found<\/h2>/)
  for (const hint of ['Dragon', 'Oak', 'Shrub', 'Tree', 'shade', 'deer', 'screen']) {
    expect(linkNamed(main, new RegExp(`^${hint}$`))).toBe(`/inventory?q=${hint}`)
  }
  expect(linkNamed(main, /^Clear All Filters$/)).toBe('/inventory')
})

test('without JavaScript, the filters are a form, a picture opens full size, and a name links to the guide', async () => {
  const { html } = await page('/inventory')
  const { path } = pressed(html, 'Apply', { type: 'vine', sort: 'price' })
  expect((await page(path)).headers.get('location')).toBe('/inventory?type=vine&sort=price')
  const card = cardsOf(html)[0] ?? ''
  expect(linkNamed(card, /^Larger picture of /)).toMatch(/^\/images\/full\//)
  expect(card).toMatch(/<h[23][^>]*><a [^>]*href="\/plant-database\/[a-z-]+"/)
})

test('[IN-03, IN-04] heights are in feet and inches, caliper in inches, with the price and the badges', async () => {
  const [elm = ''] = cardsOf((await page('/inventory?q=cedar+elm')).html)
  expect(elm).toContain('aria-label="15 gal, 9 ft 5 in tall, 1¼ in caliper, $243 planted"')
  expect(wordsIn(elm)).toContain('$243 planted, 15 gal')
  expect(wordsIn(elm)).toContain('9 ft 5 in tall , 1¼ in caliper')
  expect(elm).toContain('Best Seller')
  expect(elm).not.toContain('Deer Resistant')
  expect(cardsOf((await page('/inventory?q=cenizo')).html)[0]).toContain('Deer Resistant')
})

test('[IN-14] a card says why for what was asked, and else what the plant does best', async () => {
  const reasonIn = async (query: string) =>
    wordsIn(cardsOf((await page(`/inventory?${query}`)).html)[0] ?? '')
  expect(await reasonIn('q=yaupon+holly')).toContain('Evergreen, dense, easy to shear')
  expect(await reasonIn('q=texas+mountain+laurel+evergreen')).not.toBe(
    await reasonIn('q=texas+mountain+laurel'),
  )
})

test('the first size chosen is the one the search names, or the best seller, or the smallest', async () => {
  const chosenIn = async (query: string) =>
    /checked="" value="\d+" aria-label="([^,]+)|aria-label="([^,"]+)[^>]*checked=""/
      .exec(cardsOf((await page(`/inventory?${query}`)).html)[0] ?? '')
      ?.find((part, index) => index > 0 && part !== undefined)
  expect(await chosenIn('q=cedar+elm')).toBe('15 gal')
  expect(await chosenIn('q=cedar+elm&size=5-gal')).toBe('5 gal')
  expect(await chosenIn('q=mexican+redbud')).toBe('5 gal')
})

test('a need is a chip that says what it did, with one article; a correction that finds nothing is not shown', async () => {
  const { html } = await page('/inventory?q=shade')
  expect(html).toContain('aria-label="Remove filter: shade: shade trees, 25 ft and taller"')
  expect(html).toContain('href="/blog/live-oak-or-cedar-elm"')
  expect(html).not.toContain('Every price includes digging')
  expect((await page('/inventory?q=zzzzqqqq')).html).not.toContain('for “')
})

test("[IN-11] a custom image overrides the plant's picture, only if the row says so", async () => {
  const { html } = await page('/inventory?q=texas+redbud&size=15-gal')
  expect(html).toContain('/images/medium/yard-texas-redbud-15-gal')
  await site.owner.query('update inventory set use_catalog_image = true where custom_image_url is not null')
  await site.reload()
  expect((await page('/inventory?q=texas+redbud&size=15-gal')).html).not.toContain('yard-texas-redbud')
})

test('[IM-01] a card offers its picture in three sizes', async () => {
  const { html } = await page('/inventory')
  expect(cardsOf(html)[0]).toMatch(
    /srcSet="\/images\/thumb\/[\w-]+ 300w, \/images\/medium\/[\w-]+ 600w, \/images\/full\/[\w-]+ 1200w"/,
  )
})

describe('search engines', () => {
  test('[IN-12] see the first ten items of a page as structured data, with the prices shown', async () => {
    const list = itemListOf((await page('/inventory')).html)
    expect(list?.['@type']).toBe('ItemList')
    expect(list?.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(list?.itemListElement[0]?.item.url).toMatch(/^https:\/\/trees\.example\/plant-database\//)
  })

  test('index the plain list and its pages under their own URLs, but not searches and sort orders', async () => {
    expect((await page('/inventory?page=2')).html).toContain('href="https://trees.example/inventory?page=2"')
    for (const query of ['q=oak', 'size=15-gal&page=2']) {
      const { html } = await page(`/inventory?${query}`)
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).not.toContain('rel="canonical"')
    }
  })
})

test.each([
  ['/inventory?type=tree&type=shrub', '/inventory?type=shrub,tree'],
  ['/inventory?page=99999', `/inventory?page=${lastPage}`],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await page(path)
  expect(status).toBe(302)
  expect(headers.get('location')).toBe(location)
})

test.each(['q=%00', `q=${'x'.repeat(5000)}`, '%ff'])('a hostile query (%s) is never a 500', async (query) => {
  expect([200, 302]).toContain((await page(`/inventory?${query}`)).status)
})
