import { describe, expect, test } from 'vitest'
import {
  descriptionOf,
  linksIn,
  structuredDataIn,
  titleOf,
  wordsIn,
  type StructuredData,
} from '#tests/support/page-parts.ts'
import { plantSentinels, sentinelsIn } from '#tests/support/sentinels.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
await plantSentinels((text, values) => site.owner.query(text, values))
const origin = 'https://trees.example'

type Page = { path: string; status: number; html: string }

const isPicture = (path: string) => path.startsWith('/images/')

async function read(path: string): Promise<Page> {
  const response = await (isPicture(path) ? site.getPicture(path) : site.get(path))
  return { path, status: response.status, html: await response.text() }
}

/** One after another: a page waits in line for at most 1.2 s, and the machine is busy with other tests. */
async function readAll(paths: readonly string[]): Promise<Page[]> {
  const pages: Page[] = []
  for (const path of paths) pages.push(await read(path))
  return pages
}

/** A link's path within the site, without the fragment; undefined for other sites, phone numbers and email. */
function innerPath(link: string, from: string): string | undefined {
  const url = new URL(link, origin + from)
  return url.origin === origin ? url.pathname + url.search : undefined
}

const sitemap = await (await site.get('/sitemap.xml')).text()
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) =>
  (match[1] ?? '').slice(origin.length),
)
const pages = await readAll(listed)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('every page in the sitemap', () => {
  test('[SH-11] responds, with one heading and one canonical link to its own URL', () => {
    const faults = pages.flatMap(({ path, status, html }) => {
      const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map((match) => match[1])
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0
      return status === 200 && headings === 1 && canonical.join(' ') === origin + path
        ? []
        : [`${path}: ${status}, ${headings} h1, canonical ${canonical.join(' ')}`]
    })
    expect(faults).toEqual([])
  })

  test('[SH-11] has a unique title of at most 60 characters', () => {
    const titles = pages.map(({ html }) => titleOf(html))
    expect(titles.filter((title) => title.length < 10 || title.length > 60)).toEqual([])
    expect(repeated(titles)).toEqual([])
  })

  test('[SH-11] has a unique description of at most 160 characters', () => {
    const descriptions = pages.map(({ html }) => descriptionOf(html))
    expect(descriptions.filter((text) => text.length < 40 || text.length > 160)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
  })

  test('[SH-11] names a picture, and has the social tags', () => {
    const without = pages.filter(
      ({ html }) =>
        !/property="og:image" content="https:\/\/trees\.example\/(images\/full\/|social-card)/.test(html) ||
        !['property="og:title"', 'property="og:image:alt"', 'name="twitter:card"'].every((tag) =>
          html.includes(tag),
        ),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('[SP-02] in two languages names both, as its pair does, and every page names its own', () => {
    const locales = (html: string, property: string) =>
      [...html.matchAll(new RegExp(`property="og:${property}" content="([^"]*)"`, 'g'))].map(([, is]) => is)
    const others = new Map(
      pages.map(({ path, html }) => [
        path,
        [...html.matchAll(/rel="alternate" hrefLang="(\w+)" href="([^"]*)"/g)].map(
          ([, language, url = '']) => `${language} ${url.slice(origin.length)}`,
        ),
      ]),
    )
    const pairs = [...others].filter(([, pair]) => pair.length > 0)
    expect(pairs.map(([path]) => path).toSorted()).toEqual(['/', '/es', '/es/riego', '/water-card'])
    for (const [path, pair] of pairs) {
      expect(pair.map((each) => each.split(' ')[0])).toEqual(['en', 'es'])
      for (const each of pair) expect(others.get(each.split(' ')[1] ?? ''), path).toEqual(pair)
    }
    for (const { path, html } of pages) {
      const [own, other] = path.startsWith('/es') ? ['es_MX', 'en_US'] : ['en_US', 'es_MX']
      expect(locales(html, 'locale'), path).toEqual([own])
      expect(locales(html, 'locale:alternate'), path).toEqual(others.get(path)?.length === 0 ? [] : [other])
    }
  })

  test('of a plant has its breadcrumbs as data, and the months for pruning if it is an oak, without a line about today', async () => {
    const { rows } = await site.owner.query<{ path: string; oak: boolean }>(
      "select '/plant-database/' || slug as path, scientific_name like 'Quercus %' as oak from plants",
    )
    expect(rows.filter(({ oak }) => oak)).toHaveLength(9)
    for (const { path, oak } of rows) {
      const { html = '' } = pages.find((page) => page.path === path) ?? {}
      const types = structuredDataIn(html).map((data) => data['@type'])
      expect(types.slice(0, 2), path).toEqual(['BreadcrumbList', 'WebPage'])
      const words = wordsIn(html)
      expect(words.includes('Don’t cut oaks February through June.'), path).toBe(oak)
      expect(words, path).not.toMatch(/today, \w+ \d/i)
    }
  })

  test('has no broken links', { timeout: 240_000 }, async () => {
    const known = new Set(listed)
    const links = new Map<string, string>()
    for (const { path, html } of pages)
      for (const link of linksIn(html)) {
        const to = innerPath(link, path)
        if (to !== undefined && !known.has(to)) links.set(to, path)
      }
    // Links that differ only in their values, or in which page of a kind they're to, work alike: ten of each. Pictures take long
    // to make. A link without a query to a page that isn't in the sitemap is tried in any case.
    const kinds = Object.groupBy(links.keys(), (link) => {
      const { pathname, searchParams } = new URL(link, origin)
      const isKnown = searchParams.size > 0 && known.has(pathname)
      const kind = pathname.replace(isKnown ? /[^/]+$/ : /(?<=^\/images\/\w+)\/.*/, '')
      return `${kind}?${[...searchParams.keys()].join('&')}`
    })
    const some = Object.values(kinds).flatMap((alike = []) => alike.slice(0, 10))
    // The one that notes the visitor's language and goes on to the inventory.
    const redirect = '/cart?from=es'
    const broken = (await readAll(some)).filter(
      ({ path, status }) => status !== (path === redirect ? 302 : 200),
    )
    expect(broken.map(({ path, status }) => `${path} (${status}), linked on ${links.get(path)}`)).toEqual([])
  })

  test('has no wholesale prices, markups or wholesalers', () => {
    const found = pages.flatMap(({ path, html }) => sentinelsIn(html).map((word) => `${path}: ${word}`))
    expect(found).toEqual([])
  })

  test('has a value in place of every {{placeholder}}', () => {
    expect(pages.filter(({ html }) => html.includes('{{')).map(({ path }) => path)).toEqual([])
  })

  test('has no links to missing fragments', () => {
    const missing = pages.flatMap(({ path, html }) =>
      linksIn(html)
        .filter((link) => link.startsWith('#') && !html.includes(`id="${link.slice(1)}"`))
        .map((link) => path + link),
    )
    expect(missing).toEqual([])
  })

  test('can be reached from the home page by links alone', { timeout: 120_000 }, async () => {
    const reached = new Set(['/'])
    const bodies = new Map(pages.map(({ path, html }) => [path, html]))
    for (const path of reached) {
      if (isPicture(path)) continue
      const html = bodies.get(path) ?? (await read(path)).html
      for (const link of linksIn(html)) {
        const to = innerPath(link, path)
        // Of the endless URLs with a query, only the plant list's pages are followed.
        if (to !== undefined && (!to.includes('?') || /^\/plant-database\?page=\d+$/.test(to)))
          reached.add(to)
      }
    }
    expect(listed.filter((path) => !reached.has(path))).toEqual([])
  })
})

// The properties each type must have, as far as we use them: from https://schema.org and search engines' requirements.
const required: Record<string, string[]> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  LocalBusiness: ['@id', 'name', 'url', 'logo'],
  Service: ['name', 'provider', 'areaServed'],
  Product: ['name'],
  Thing: ['name'],
  Taxon: ['name'],
  WebPage: ['name'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  ListItem: ['position'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Place: ['name'],
  AdministrativeArea: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  City: ['name'],
  PostalAddress: ['addressLocality'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['dayOfWeek'],
  ImageObject: ['url'],
  Offer: ['price', 'priceCurrency'],
  PropertyValue: ['name', 'value'],
}

const isNode = (value: unknown): value is StructuredData =>
  typeof value === 'object' && value !== null && '@type' in value

function nodesIn(value: unknown): StructuredData[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
}

describe('structured data', () => {
  test('has only schema.org types, each with its required properties', () => {
    const faults = pages.flatMap(({ path, html }) =>
      nodesIn(structuredDataIn(html)).flatMap((node) => {
        const fields = required[node['@type']]
        if (fields === undefined) return [`${path}: ${node['@type']} is not known`]
        return fields
          .filter((field) => !(field in node))
          .map((field) => `${path}: ${node['@type']} lacks ${field}`)
      }),
    )
    expect(faults).toEqual([])
  })

  test('describes the business once, on the home page, and means the same one everywhere', () => {
    const businesses = pages.flatMap(({ path, html }) =>
      nodesIn(structuredDataIn(html))
        .filter((node) => node['@type'] === 'LocalBusiness')
        .map((node) => ({ path, node })),
    )
    expect(new Set(businesses.map(({ node }) => node['@id']))).toEqual(new Set([`${origin}/#business`]))
    expect(businesses.filter(({ node }) => 'address' in node).map(({ path }) => path)).toEqual(['/'])
  })

  test('links every breadcrumb to an existing page', async () => {
    const urls = pages.flatMap(({ html }) =>
      structuredDataIn(html)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .flatMap((data) => (data['itemListElement'] as { item: string }[]).map(({ item }) => item)),
    )
    const paths = [...new Set(urls)].map((url) => url.slice(origin.length))
    const responses = await readAll(paths.filter((path) => !listed.includes(path)))
    expect(urls.every((url) => url.startsWith(origin))).toBe(true)
    expect(responses.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
  })
})
