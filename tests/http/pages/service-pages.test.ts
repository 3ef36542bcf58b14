import { expect, test } from 'vitest'
import { communities } from '#domain/places/communities.ts'
import { services } from '#domain/services/services.ts'
import { linksIn, mainOf, structuredDataIn, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const html = async (path: string) => (await site.get(path)).text()

test.each(services)(
  '[SV-01] $slug has the shared sections, and links to the quote, contact, terms, privacy policy and communities',
  async ({ slug }) => {
    const main = mainOf(await html(`/services/${slug}`))
    const headings = [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((match) =>
      wordsIn(match[1] ?? '').trim(),
    )
    expect(headings.filter((heading) => heading !== 'Which oaks are at risk').toSorted()).toEqual([
      'How a visit goes',
      'Often asked',
      'Plants we often talk about',
      "Show us the place, and we'll tell you what we'd do",
      'What it costs',
      'What we do',
      'When to do it',
      'Where we do it',
    ])
    const links = linksIn(main)
    expect(main).toMatch(/href="\/inventory"[^>]*>Get Free Quote</)
    for (const to of ['/contact', '/terms-and-conditions', '/privacy-policy', '/blog'])
      expect(links).toContain(to)
    for (const community of communities) expect(links).toContain(`/tree-service/${community.slug}`)
  },
)

test('the arborist’s page says which oaks are at risk, and calls none of them safe', async () => {
  const words = wordsIn(mainOf(await html('/services/arborist-service')))
  expect(words).toContain('Most at risk Red oaks Texas red, Shumard, blackjack and water oak')
  expect(words).toContain('In between Live oaks')
  expect(words).toContain(
    'Least, but not none White oaks Bur, post, chinkapin, Lacey, shin and Monterrey oak',
  )
})

test('[SV-01] a service describes itself and its questions to search engines', async () => {
  const data = structuredDataIn(await html('/services/arborist-service'))
  expect(data.map((each) => each['@type'])).toEqual(['Service', 'FAQPage', 'BreadcrumbList'])
  expect(data[0]).toMatchObject({
    name: 'Arborist service',
    url: 'https://trees.example/services/arborist-service',
  })
  expect(data[1]?.['mainEntity']).toHaveLength(3)
})

test('the plants come from the database, with their plates and a reason for each', async () => {
  const main = mainOf(await html('/services/tree-service'))
  expect(main).toMatch(/<img[^>]*alt="Illustration of Cedar Elm"/)
  expect(wordsIn(main)).toContain('Cedar Elm Ulmus crassifolia Takes creek clay and caliche hilltop alike')
})

test("fees and distances come from the owner's settings", async () => {
  const words = wordsIn(await html('/services/tree-delivery'))
  expect(words).toContain('0 to 40 miles Free Beyond 40 miles $200 flat')
  expect(words).toContain("Delivery doesn't count toward the $200")
  expect(wordsIn(await html('/services/landscaper'))).toContain('4 inch no charge 1 gal $15')
})
