import { describe, expect, test } from 'vitest'
import { readPlantRecords, slugOf } from '#tools/catalogue/plant-record.ts'
import { monthNames, monthSpans } from '#domain/plants/months.ts'
import { capitalize } from '#domain/wording.ts'
import { decode, linksIn, mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const page = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, html: await response.text() }
}

const categories = [
  { slug: 'tree-care', name: 'Tree Care', published: 6 },
  { slug: 'native-plants', name: 'Native Plants', published: 3 },
  { slug: 'water-conservation', name: 'Water Conservation', published: 5 },
  { slug: 'seasonal-tips', name: 'Seasonal Tips', published: 4 },
]

test('[BL-01] the hub shows every article and the four categories with their counts', async () => {
  const main = mainOf((await page('/blog')).html)
  const nav = wordsIn(/<nav aria-label="Categories"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '')
  expect(nav.trim()).toBe('24 Tree Care 18 Native Plants 12 Water Conservation 15 Seasonal Tips')
  const read = new Set(linksIn(main).filter((to) => to.startsWith('/blog/')))
  expect(read.size).toBe(18)
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
  expect(linksIn(mainOf((await page('/blog')).html)).filter((to) => to.startsWith('/blog/'))).toHaveLength(18)
})

test('[BL-05] home and Learn link to articles', async () => {
  for (const path of ['/', '/plant-database'])
    expect(linksIn(mainOf((await page(path)).html))).toContain('/blog/what-a-planted-tree-costs')
})

test('[BL-04] the article on costs has the prices of today', async () => {
  const words = wordsIn(mainOf((await page('/blog/what-a-planted-tree-costs')).html))
  expect(words).toMatch(/100 gal 15 to 17 \$[\d,.]+ \$[\d,.]+ \$500/)
  expect(words).toMatch(/30 gallon escarpment live oak , planted: \$\d/)
})

describe('an article', () => {
  test('has a table of contents, a drawing, its plants and further reading', async () => {
    const main = mainOf((await page('/blog/planting-in-caliche')).html)
    const contents = /<nav aria-label="In this article"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
    const sections = linksIn(contents).map((to) => to.slice(1))
    expect(sections).toHaveLength(6)
    for (const id of sections) expect(main).toContain(`id="${id}"`)
    expect(main).toMatch(/<img[^>]* alt="A trunk whose root flare has been dug free/)
    expect(linksIn(main)).toContain('/plant-database/lacey-oak')
    expect(wordsIn(main)).toContain('Plants in this article')
    expect(linksIn(main).filter((to) => /^\/blog\/[a-z-]+$/.test(to)).length).toBeGreaterThanOrEqual(3)
  })

  test('[BL-02] answers first: the lead comes before any picture, contents or drawing', async () => {
    const main = mainOf((await page('/blog/planting-in-caliche')).html)
    const at = main.indexOf('<strong')
    expect(at).toBeGreaterThan(main.indexOf('<h1'))
    for (const later of ['<img', '<figure', 'In this article'])
      expect(main.indexOf(later)).toBeGreaterThan(at)
  })

  test('[BL-03] on pruning oaks always names the closed months, and nothing about today comes from the server', async () => {
    const words = wordsIn(mainOf((await page('/blog/oak-wilt-calendar')).html))
    expect(words).toContain('Don’t cut oaks February through June.')
    expect(words).toContain('January: open F February: closed')
    expect(words).not.toMatch(/today/i)
  })

  test('opens with its plants to scale, named in the order they are drawn', async () => {
    const main = mainOf((await page('/blog/live-oak-or-cedar-elm')).html)
    expect(main).toMatch(/role="img" aria-label="Cedar Elm, \d+ ft; Escarpment Live Oak, \d+ ft;/)
    expect(wordsIn(main)).toContain('from left to right:')
  })

  test('[BL-06] on bloom has every plant with showy flowers, in its first color and its months, as the records say', async () => {
    const main = mainOf((await page('/blog/twelve-months-of-bloom')).html)
    const rows = [...main.matchAll(/<tr><th scope="row">(.*?)<\/th><td><span>(.*?)<\/span>/g)]
    const showy = readPlantRecords().filter(({ facts }) => facts.showy_flowers)
    expect(
      rows.map(([, name, words]) => `${decode(name ?? '')}: ${words?.replaceAll('<!-- -->', '')}`).toSorted(),
    ).toEqual(
      showy
        .map(({ facts }) => {
          const color = capitalize(facts.flower_colors[0] ?? '')
          return `${facts.name}: ${color}, ${monthSpans(facts.bloom_months)}`
        })
        .toSorted(),
    )
    for (const [index, name] of monthNames.entries()) {
      const inFlower = showy.filter(({ facts }) => facts.bloom_months.includes(index + 1))
      const listed = [
        ...main.matchAll(/<li data-months="([\d ]+)"><a [^>]*href="\/plant-database\/([\w-]+)"/g),
      ]
        .filter(([, months]) => months?.split(' ').includes(String(index + 1)))
        .map(([, , slug]) => slug)
      const slugs = inFlower.map(({ facts }) => slugOf(facts.name))
      expect(new Set(listed)).toEqual(new Set(slugs))
      expect(wordsIn(main)).toContain(`In flower in ${name}: ${inFlower.length}`)
    }
  })

  test('[BL-07] the months of that chart are radio buttons, one chosen, and home and Learn lead to it', async () => {
    const main = mainOf((await page('/blog/twelve-months-of-bloom')).html)
    const months = [...main.matchAll(/<input[^>]*name="month"[^>]*>/g)].map(([input]) => input)
    expect(months).toHaveLength(12)
    expect(months.filter((input) => input.includes('checked'))).toHaveLength(1)
    for (const path of ['/', '/plant-database'])
      expect(linksIn(mainOf((await page(path)).html))).toContain('/blog/twelve-months-of-bloom#the-year')
  })

  test('gives the day of its last change in the text, and both dates to search engines and previews', async () => {
    const { html } = await page('/blog/oak-wilt-calendar')
    expect(html).toContain('<time dateTime="2026-11-19">November 19, 2026</time>')
    expect(structuredDataIn(html).find((data) => data['@type'] === 'Article')).toMatchObject({
      headline: 'When to prune a live oak',
      datePublished: '2026-11-15',
      dateModified: '2026-11-19',
      mainEntityOfPage: 'https://trees.example/blog/oak-wilt-calendar',
    })
    const previewed = [...html.matchAll(/property="((?:og:type|article:)[^"]*)" content="([^"]*)"/g)]
    expect(previewed.map(([, name, is]) => `${name} ${is}`)).toEqual([
      'og:type article',
      'article:published_time 2026-11-15',
      'article:modified_time 2026-11-19',
      'article:section Tree Care',
    ])
  })

  test.each(['/blog/no-such-note', '/blog/constructor', '/blog/rss'])('%s is not found', async (path) => {
    expect((await page(path)).status).toBe(404)
  })
})
