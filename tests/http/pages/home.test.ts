import { describe, expect, test } from 'vitest'
import { listFeaturedItems } from '#server/catalog/featured-trees.ts'
import { toFeaturedTree } from '#server/catalog/featured-tree.ts'
import { linksIn, mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const home = async () => {
  const response = await site.get('/')
  const html = await response.text()
  return { response, html, main: mainOf(html) }
}
const { html, main } = await home()
const text = wordsIn(main)

test('[HM-01] home has its sections, and lists twelve communities', () => {
  const headings = [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((match) => wordsIn(match[1] ?? ''))
  expect(headings).toEqual([
    'Your yard in ten years',
    'What’s your yard missing?',
    'What neighbors say',
    'How it works',
    'In stock now',
    'What we do besides digging',
    'From limestone to blackland',
    'Who we plant for',
    'About us',
    'Questions and answers',
    'Before you plant',
    'See what your trees cost, planted',
  ])
  const lists = [...main.matchAll(/<ul[\s\S]*?<\/ul>/g)].map(([list]) => linksIn(list))
  const communities = lists.filter((links) => links.every((link) => link.startsWith('/tree-service/')))
  expect(communities.map((links) => links.length).filter((count) => count > 0)).toEqual([34, 12])
})

test('[GR-27] home draws a yard at each age, by links to its section, and its canonical URL stays', async () => {
  const at = async (query: string) => {
    const response = await site.get(`/${query}`)
    const page = await response.text()
    const [yard = ''] = /<section id="yard"[\s\S]*?<\/section>/.exec(page) ?? []
    expect(response.headers.get('cache-control')).toContain('s-maxage=15')
    expect(page).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/"/)
    const tabs = [...yard.matchAll(/<a href="([^"]*)"( aria-current="true")?[^>]*>([^<]*)<\/a>/g)]
    return { tabs, label: /aria-label="([^"]*In front of a house[^"]*)"/.exec(yard)?.[1] ?? '' }
  }
  const { tabs, label } = await at('')
  expect(tabs.map(([, href, , name]) => [href, name])).toEqual([
    ['/?age=0#yard', 'Planting day'],
    ['/?age=5#yard', 'Year 5'],
    ['/#yard', 'Year 10'],
    ['/?age=20#yard', 'Year 20'],
    ['/?age=grown#yard', 'Full grown'],
  ])
  expect(label).toMatch(
    /^Year 10, an estimate\. .*Escarpment Live Oak, .*5 of Gulf Muhly, .*2 of Texas Redbud, /,
  )
  const grown = await at('?age=grown')
  expect(grown.tabs.find(([, , current]) => current !== undefined)?.[3]).toBe('Full grown')
  expect(grown.label).toMatch(/^Full grown/)
  expect((await at('?age=__proto__')).label).toBe(label)
})

test('[HM-01] each community on the map shows its road distance and fee', () => {
  const labels = [...main.matchAll(/aria-label="([^"]*)"[^>]*href="\/tree-service\/([^"]*)"/g)]
  expect(labels).toHaveLength(34)
  const reach = Object.fromEntries(labels.map(([, label, slug]) => [slug, label]))
  expect(reach['boerne']).toBe('Boerne, 26 mi, free')
  expect(reach['elmendorf']).toBe('Elmendorf, 55 mi, $200')
  expect(reach['san-antonio']).toBe('San Antonio, 18 to 53 mi, free to $200')
})

test.each([
  ['78006', '/tree-service/boerne'],
  [' 78015-1234 ', '/tree-service/fair-oaks-ranch'],
  ['90210', '/tree-service'],
  ['trees', '/tree-service'],
])('the ZIP code "%s" leads to %s', async (zip, path) => {
  const response = await site.get(`/api/community-of-zip?${new URLSearchParams({ zip }).toString()}`)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(path)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('[HM-02] home makes its four claims', () => {
  for (const claim of [/4\.9 \/5/, /25\+ .*native species|native species 25\+/, /communities served 50\+/])
    expect(text).toMatch(claim)
  expect(text).toMatch(/radius of North San Antonio 50 -mile/)
})

test('[HM-03] home shows two verified five-star reviews, from a marketplace and a neighborhood app', () => {
  expect(text).toContain('Verified review from a marketplace')
  expect(text).toContain('Verified review from a neighborhood app')
  expect(main.match(/<blockquote/g)).toHaveLength(2)
  // Two reviews and the proof line.
  expect(main.match(/5 out of 5 stars/g)).toHaveLength(3)
})

test('[HM-04] home explains the three steps', () => {
  const steps = /<ol[\s\S]*?<\/ol>/.exec(main)?.[0] ?? ''
  expect([...steps.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map((match) => match[1])).toEqual([
    'Pick your trees',
    'We deliver and plant',
    'You watch it grow',
  ])
})

test('[HM-05] home has the business as structured data: profile, map, quote desk hours, no rating', () => {
  const [business, questions] = structuredDataIn(html)
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Hill Country Tree Company',
    telephone: '(830) 555-0142',
    email: 'trees@hillcountrytree.example',
    logo: 'https://trees.example/icon-512.png',
    geo: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number },
    hasMap: expect.stringContaining(
      '140%20Ranch%20View%20Road%2C%20Spring%20Branch%2C%20TX%2078070',
    ) as string,
    address: { streetAddress: '140 Ranch View Road', addressLocality: 'Spring Branch', postalCode: '78070' },
    openingHoursSpecification: [
      { opens: '08:00', closes: '17:00' },
      { opens: '09:00', closes: '14:00', dayOfWeek: ['Saturday'] },
    ],
  })
  expect(JSON.stringify(business)).not.toMatch(/rating|review/i)
  expect(questions).toMatchObject({ mainEntity: { length: 6 } })
})

test('[HM-06] the buttons link to the inventory and the plant database', () => {
  expect(main).toMatch(/href="\/inventory"[^>]*>Get a Quote/)
  expect(main).toMatch(/href="\/plant-database"[^>]*>Browse Trees/)
})

test("[HM-10] the business's phone number and email address are on the page", () => {
  expect(linksIn(main)).toEqual(
    expect.arrayContaining(['tel:+18305550142', 'mailto:trees@hillcountrytree.example']),
  )
})

test("the FAQ shows the owner's fees", () => {
  expect(text).toContain('$85 for a 15 gallon tree')
  expect(text).toContain('Free up to 40 miles by road from our yard and a flat $200 beyond')
})

describe('featured trees', () => {
  const namesNow = async () =>
    [...(await home()).main.matchAll(/aria-label="See sizes of (.*?)"/g)].map((match) => match[1])
  const setTo = (value: string, type: string) =>
    site.owner.query(
      `update company_settings set setting_value = $1::jsonb, setting_type = $2 where setting_key = 'featured_plants'`,
      [value, type],
    )

  test("[HM-08] are shown in the setting's order, at the retail price", async () => {
    expect(await namesNow()).toEqual(['Escarpment Live Oak', 'Texas Redbud', 'Texas Mountain Laurel'])
    expect(text).toContain('$193 plant + $85 planting')
  })

  test('[HM-08, HM-09] default to the first three rows that are not deleted, each with one container', async () => {
    await setTo('"[999999]"', 'string')
    const { rows } = await site.owner.query<{ id: string; plant_name: string; size_description: string }>(
      'select id, plant_name, size_description from inventory where deleted_at is null order by id limit 3',
    )
    expect(await namesNow()).toEqual(rows.map(({ plant_name }) => plant_name))
    const trees = (await listFeaturedItems()).map(toFeaturedTree)
    expect(trees.map(({ containers }) => containers)).toEqual(
      rows.map(({ id, size_description }) => [
        {
          inventoryId: Number(id),
          size: size_description,
          priceCents: expect.any(Number) as number,
          plantingFeeCents: expect.any(Number) as number,
          quantity: 10,
        },
      ]),
    )
    expect(JSON.stringify(trees)).not.toMatch(/wholesale|markup/)
  })

  test('[HM-07] an empty yard is mentioned', async () => {
    await site.owner.query('update inventory set deleted_at = now() where deleted_at is null')
    await site.reload()
    const { response, main: empty } = await home()
    expect(response.status).toBe(200)
    expect(wordsIn(empty)).toContain('No featured trees available at the moment')
  })

  test("[HM-07] can fail without breaking the page: it's complete, with a 503, and never cached", async () => {
    await site.owner.query('alter table company_settings rename to company_settings_away')
    const { response, main: whole } = await home()
    await site.owner.query('alter table company_settings_away rename to company_settings')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(wordsIn(whole)).toContain('No featured trees available at the moment')
    expect(wordsIn(whole)).toContain('Questions and answers')
  })
})
