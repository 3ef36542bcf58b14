import { describe, expect, test } from 'vitest'
import { linksIn, mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const page = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, html: await response.text() }
}

const categories = [
  { slug: 'tree-care', name: 'Tree Care', published: 5 },
  { slug: 'native-plants', name: 'Native Plants', published: 3 },
  { slug: 'water-conservation', name: 'Water Conservation', published: 4 },
  { slug: 'seasonal-tips', name: 'Seasonal Tips', published: 3 },
]

test('[BL-01] the hub shows every article and the four categories with their counts', async () => {
  const main = mainOf((await page('/blog')).html)
  const nav = wordsIn(/<nav aria-label="Categories"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '')
  expect(nav.trim()).toBe('24 Tree Care 18 Native Plants 12 Water Conservation 15 Seasonal Tips')
  const read = new Set(linksIn(main).filter((to) => to.startsWith('/blog/')))
  expect(read.size).toBe(15)
  expect(wordsIn(main)).toContain('Read article')
})

test.each(categories)('[BL-01] $name shows its $published articles', async ({ slug, name, published }) => {
  const main = mainOf((await page(`/blog?category=${slug}`)).html)
  expect(linksIn(main).filter((to) => to.startsWith('/blog/'))).toHaveLength(published)
  expect(main).toContain(`<h2>${name}</h2>`)
})

test('[BL-01] an unknown category redirects to the full hub', async () => {
  const { status, headers } = await site.get('/blog?category=__proto__')
  expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([302, '/blog', 'no-store'])
  expect(linksIn(mainOf((await page('/blog')).html)).filter((to) => to.startsWith('/blog/'))).toHaveLength(15)
})

describe('an article', () => {
  test('has a table of contents, a drawing, its plants and further reading', async () => {
    const main = mainOf((await page('/blog/planting-in-caliche')).html)
    const contents = /<nav aria-label="On this page"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
    const sections = linksIn(contents).map((to) => to.slice(1))
    expect(sections).toHaveLength(6)
    for (const id of sections) expect(main).toContain(`id="${id}"`)
    expect(main).toMatch(/<img[^>]* alt="A trunk whose root flare has been dug free/)
    expect(linksIn(main)).toContain('/plant-database/lacey-oak')
    expect(wordsIn(main)).toContain('Plants in this note')
    expect(linksIn(main).filter((to) => /^\/blog\/[a-z-]+$/.test(to)).length).toBeGreaterThanOrEqual(3)
  })

  test('opens with its plants to scale, named in the order they are drawn', async () => {
    const main = mainOf((await page('/blog/live-oak-or-cedar-elm')).html)
    expect(main).toMatch(/role="img" aria-label="Cedar Elm, \d+ ft; Escarpment Live Oak, \d+ ft;/)
    expect(wordsIn(main)).toContain('from left to right:')
  })

  test('on bloom has a chart from the catalog, with each row in words', async () => {
    const main = mainOf((await page('/blog/twelve-months-of-bloom')).html)
    const chart = /<ul aria-label="When each plant flowers">[\s\S]*?<\/ul>/.exec(main)?.[0] ?? ''
    expect(chart).toMatch(/Elbowbush<\/a><div[^>]*><svg[^>]*aria-label="Flowers January to March\."/)
    expect(chart).toMatch(/Fall Aster<\/a><div[^>]*><svg[^>]*aria-label="Flowers September to December\."/)
    expect(linksIn(chart).length).toBeGreaterThan(15)
  })

  test('gives its publication and change dates, in the text and as structured data', async () => {
    const { html } = await page('/blog/oak-wilt-calendar')
    expect(html).toContain('<time dateTime="2026-11-15">November 15, 2026</time>')
    expect(html).toContain('<time dateTime="2026-11-16">November 16, 2026</time>')
    expect(structuredDataIn(html).find((data) => data['@type'] === 'Article')).toMatchObject({
      headline: 'An oak wilt calendar for San Antonio and the hills',
      datePublished: '2026-11-15',
      dateModified: '2026-11-16',
      mainEntityOfPage: 'https://trees.example/blog/oak-wilt-calendar',
    })
  })

  test.each(['/blog/no-such-note', '/blog/constructor', '/blog/rss'])('%s is not found', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  test('shows the current fees', async () => {
    const before = wordsIn((await page('/blog/what-a-container-size-means')).html)
    expect(before).toContain('5 to 7 $85')
    expect(before).toContain(
      'Delivery is free within 40 miles by road of our yard and a flat $200 beyond that.',
    )
    expect(before).toContain('The minimum order is $200')
    expect(before).not.toContain('{{')
  })
})

test('the feed lists every article with its date, and every page links to it', async () => {
  const response = await site.get('/blog/rss.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = await response.text()
  const links = [...feed.matchAll(/<item>\n<title>.*<\/title>\n<link>(.*)<\/link>/g)].map((match) => match[1])
  expect(links).toHaveLength(15)
  expect(links).toContain('https://trees.example/blog/planting-in-caliche')
  expect(feed).toContain('<pubDate>Sun, 15 Nov 2026 00:00:00 GMT</pubDate>')
  expect((await page('/contact')).html).toMatch(/rel="alternate" href="\/blog\/rss\.xml"/)
})
