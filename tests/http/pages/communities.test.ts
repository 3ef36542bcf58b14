import { describe, expect, test } from 'vitest'
import { questionsFor } from '#app/pages/city/city-texts.ts'
import { communities } from '#domain/places/communities.ts'
import { linksIn, mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

type Page = { slug: string; name: string; html: string; main: string; own: string; shared: string }

async function read(slug: string, name: string): Promise<Page> {
  const html = await (await site.get(`/tree-service/${slug}`)).text()
  const main = mainOf(html)
  const ownEnd = main.indexOf('Services</h2>')
  const questionsStart = main.lastIndexOf('<h2', main.search(/(questions|Questions and answers)<\/h2>/))
  return {
    slug,
    name,
    html,
    main,
    own: wordsIn(main.slice(main.indexOf('<h2'), ownEnd)).replaceAll('\u2060', ''),
    shared: wordsIn(main.slice(ownEnd, questionsStart)),
  }
}
const pages: Page[] = []
for (const { slug, name } of communities) pages.push(await read(slug, name))
const found = (slug: string) => pages.find((page) => page.slug === slug) ?? expect.fail(slug)
const littleKnown = ['cypress-point', 'magnolia-springs']
const known = pages.filter(({ slug }) => !littleKnown.includes(slug))
const countedWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

test('[CY-02] every community page has the same sections with the same headings', () => {
  for (const { shared } of pages) expect(shared).toBe(found('boerne').shared)
  const boerne = found('boerne')
  expect(boerne.main).toMatch(/href="\/inventory\?place=boerne"[^>]*>Get Free Quote/)
  expect(boerne.main).toMatch(/href="\/plant-database\?place=boerne"[^>]*>Learn About Plants/)
  for (const heading of [
    'Services',
    'Why hire us',
    'How it works',
    'Who we plant for',
    'Planting in Boerne: questions',
    'Can I plant a red oak in Boerne?',
    'Nearby',
    'See what your trees cost, planted',
  ])
    expect(wordsIn(boerne.main)).toContain(heading)
  for (const { question } of questionsFor(null).slice(1))
    for (const { main } of pages) expect(wordsIn(main)).toContain(question)
  expect(boerne.main.match(/<ol[\s\S]*?<\/ol>/g)?.some((list) => list.match(/<h3/g)?.length === 3)).toBe(true)
  const links = linksIn(boerne.main)
  for (const service of ['tree-service', 'landscape-designer', 'landscaper', 'horticulturist'])
    expect(links).toContain(`/services/${service}`)
  // The last tile.
  expect(boerne.main).toMatch(/href="\/contact"[^>]*><h3[^>]*>Something else/)
})

test('[CY-01] the page is built from name, ZIP codes, neighbors and keywords', () => {
  const { main, html } = found('canyon-lake')
  expect(wordsIn(main)).toContain('78133, 78132')
  const nearby = linksIn(main.slice(main.indexOf('Nearby</h2>')))
  expect(nearby.slice(0, 3)).toEqual([
    '/tree-service/vintage-oaks',
    '/tree-service/spring-branch',
    '/tree-service/mission-hills-ranch',
  ])
  expect(nearby).toHaveLength(8)
  expect(html).toMatch(/<meta name="keywords" content="[^"]*trees for rocky limestone soil/)
  expect(wordsIn(main)).toMatch(/Spring Branch 12 miles west/)
})

test('a page has at least 150 words of its own; one about a little-known community is short and says so', () => {
  const counts = pages.map(({ slug, own }) => [slug, countedWords(own).length] as const)
  process.stdout.write(
    `words of each page's own part: ${counts.map((count) => count.join(' ')).join(', ')}\n`,
  )
  const isLong = ([slug, count]: (typeof counts)[number]) => count >= 150 && !littleKnown.includes(slug)
  const isShort = ([slug, count]: (typeof counts)[number]) => count < 110 && littleKnown.includes(slug)
  expect(counts.filter((count) => !isLong(count) && !isShort(count))).toEqual([])
  for (const slug of littleKnown) {
    expect(found(slug).own).toContain('we don’t guess')
    expect(found(slug).html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('at most 250 words are the same on every page', () => {
  const linesOf = ({ main }: Page) => main.replaceAll(/<[^>]+>/g, '\n').split('\n')
  const [first = new Set<string>(), ...others] = known.map((page) => new Set(linesOf(page)))
  const common = [...first].filter((line) => others.every((lines) => lines.has(line)))
  const words = countedWords(common.join(' '))
  process.stdout.write(`words on every community page: ${words.length}\n`)
  expect(words.length).toBeLessThanOrEqual(250)
})

test('local rules have a source and its date, and silence is said aloud', () => {
  const boerne = wordsIn(found('boerne').main)
  expect(boerne).toContain('Oak wilt has been identified in Boerne.')
  expect(boerne).toContain('Unified Development Code, chapter 8.3, section E')
  expect(boerne).toMatch(/similar thin-barked red oaks is prohibited/)
  expect(boerne).toMatch(/We found nothing on permits\. Ask Boerne's Urban Forestry program/)
  expect(boerne).toMatch(/Undated pages, read in November 2026\. Source: City of Boerne/)
  expect(wordsIn(found('helotes').main)).toContain('Water: SAWS')
  expect(wordsIn(found('kirby').main)).toMatch(/We didn’t find an oak rule for Kirby. Ask City Hall/)
  expect(wordsIn(found('kirby').main)).toContain('We don’t know who supplies the water here.')
})

const fittingList = (main: string) => /Ten that fit [\s\S]*?<\/section>/.exec(main)?.[0] ?? ''

describe('ten plants', () => {
  test('are on each page and for each area of San Antonio, each with a reason, and all are in the database', async () => {
    const { rows } = await site.owner.query<{ slug: string }>('select slug from plants')
    const slugs = new Set(rows.map(({ slug }) => slug))
    for (const { main, slug } of known) {
      const list = fittingList(main)
      const links = linksIn(list).filter((link) => link.startsWith('/plant-database/'))
      const total = slug === 'san-antonio' ? 40 : 10
      expect(links, slug).toHaveLength(total)
      for (const link of links) expect(slugs).toContain(link.replace('/plant-database/', ''))
      expect(wordsIn(list).match(/from \$[\d.,]+ planted|Not in stock now/g), slug).toHaveLength(total)
      expect(wordsIn(list), slug).toMatch(
        /For shade .* For a screen .* Small trees .* For color .* Under oaks .* trees that fit .* plants that fit/,
      )
    }
  })

  test('of each area of San Antonio are headed by its ZIP codes, and no visitor changes the page', async () => {
    const list = wordsIn(fittingList(found('san-antonio').main))
    expect(list).toMatch(/North of Loop 1604 Limestone\. 78232, 78248, .* The middle of town Clay\. 78201, /)
    const visitor = { headers: { cookie: 'hillCountryQuote=anything' } }
    expect(await (await site.get('/tree-service/san-antonio', visitor)).text()).toContain(
      fittingList(found('san-antonio').main),
    )
    expect(fittingList(found('san-antonio').main)).not.toMatch(/<details[^>]* open/)
  })
})

test('breadcrumbs, service and questions are in the structured data', () => {
  for (const { html, name, slug } of pages) {
    const data = structuredDataIn(html)
    expect(data.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])
    expect(data[1]).toMatchObject({
      url: `https://trees.example/tree-service/${slug}`,
      areaServed: { name: `${name}, Texas` },
    })
    expect(data[2]).toMatchObject({ mainEntity: { length: 3 } })
  }
})

test('[RT-06] the index groups all communities by ground, with distance and fee', async () => {
  const html = await (await site.get('/tree-service')).text()
  const text = wordsIn(html)
  for (const ground of ['Limestone and caliche', 'Deep dark clay', 'Sandier ground', 'Not yet known'])
    expect(text).toContain(ground)
  for (const { slug } of communities) expect(linksIn(mainOf(html))).toContain(`/tree-service/${slug}`)
  expect(text).toMatch(/Boerne 26 mi, free/)
  expect(text).toMatch(/Cypress Point ask us/)
})
