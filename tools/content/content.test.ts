import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rows as waterRows } from '#domain/care/water-figures.ts'
import { waterTextValues } from '#domain/care/water-text-values.ts'
import { countWords, inlinesOf, plainText, proseText, type Prose } from '#domain/content/prose.ts'
import { termsVersion } from '#domain/quotes/quote.ts'
import { services } from '#domain/services/services.ts'
import type { ServiceText } from '#domain/services/service-text.ts'
import { articles, getPolicy, findServiceText } from '#server/platform/content.ts'
import { readPlantRecords } from '#tools/catalogue/plant-record.ts'

const plantSlugs = new Set(
  readdirSync('db/catalogue/plants').flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? []),
)
const articleSlugs = new Set(articles.map(({ slug }) => slug))
const knownPaths = new Set([
  '/inventory',
  '/contact',
  '/plant-database',
  '/tree-service',
  '/terms-and-conditions',
  '/privacy-policy',
  ...[...plantSlugs].map((slug) => `/plant-database/${slug}`),
  ...[...articleSlugs].map((slug) => `/blog/${slug}`),
  ...services.map(({ slug }) => `/services/${slug}`),
])

const linksOf = (prose: Prose) =>
  inlinesOf(prose)
    .flat()
    .flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'link' ? [inline.to] : []))

describe('articles', () => {
  test('[BL-01] at least 8, some in each of the four categories', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8)
    expect(new Set(articles.map(({ category }) => category)).size).toBe(4)
  })

  test.each(articles)('$slug has at least 600 words and no broken links', (article) => {
    expect(countWords(proseText(article.body))).toBeGreaterThanOrEqual(600)
    expect(linksOf(article.body).filter((to) => !knownPaths.has(to))).toEqual([])
  })

  test.each(articles)('$slug mentions only known plants and links to each of them', (article) => {
    const linked = linksOf(article.body)
    expect(article.plants).toContain(article.plant)
    for (const plant of article.plants) {
      expect(plantSlugs).toContain(plant)
      expect(linked).toContain(`/plant-database/${plant}`)
    }
  })

  test.each(articles)('[BL-02] $slug has months or numbers in bold in its lead', ({ formattedLead }) => {
    expect(formattedLead.some((inline) => typeof inline !== 'string' && inline.kind === 'strong')).toBe(true)
  })

  test('the number of plants that survived February 2021 matches the records', () => {
    const words = proseText(articles.find(({ slug }) => slug === 'freeze-of-february-2021')?.body ?? never())
    const records = readPlantRecords()
    const count = (fate: string) => records.filter(({ facts }) => facts.february_2021 === fate).length
    expect(words).toContain(
      `${count('yes')} of the ${records.length} plants were recorded as having come through and ${count('damaged')} as damaged`,
    )
    expect(words).toContain(`Another ${count('as natives did')} grow wild here`)
    const unknown = count('unknown')
    expect(words).toContain(`For the other ${unknown} we do not know`)
    expect(words).toContain(`one of the ${unknown} `)
  })
})

describe('[CA-26] the water plan in texts', () => {
  test('every number that a text asks for is in its tables', () => {
    const texts = JSON.stringify([articles, services.map(({ slug }) => findServiceText(slug))])
    const asked = [...texts.matchAll(/\{\{(?<name>(?:gallons|laterGallons|days):[^}]+)\}\}/g)]
    expect(asked.length).toBeGreaterThan(50)
    for (const { groups } of asked)
      expect([groups?.['name'], typeof waterTextValues(groups?.['name'] ?? '')]).toEqual([
        groups?.['name'],
        'string',
      ])
  })

  test('the numbers that leads write out are those of a 15 gal tree and of the summer', () => {
    const [smallRock, smallClay, largeRock, largeClay] = waterRows.summer.days
    const written = articles.flatMap(({ lead }) => lead.match(/\d+ to \d+ (?:gallons|days)/g) ?? [])
    expect(new Set(written)).toEqual(
      new Set([
        `${waterTextValues('gallons:15 gal')} gallons`,
        `${smallRock[0]} to ${smallClay[1]} days`,
        `${largeRock[0]} to ${largeClay[1]} days`,
      ]),
    )
  })
})

const never = (): never => {
  throw new Error('not there')
}

const ownWords = ({ included, visit, cost, when, questions, plants, lead }: ServiceText) =>
  countWords(
    [
      lead,
      ...included,
      ...visit.flatMap(({ title, text }) => [title, text]),
      ...cost.paragraphs,
      when.intro,
      ...when.seasons.flatMap(({ months, text }) => [months, text]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
      ...plants.map(({ reason }) => reason),
    ].join('\n'),
  )

describe('services', () => {
  test.each(services)('[SV-01] $slug has at least 500 words of its own and only known plants', ({ slug }) => {
    const text = findServiceText(slug) ?? never()
    expect(ownWords(text)).toBeGreaterThanOrEqual(500)
    for (const plant of text.plants.map((each) => each.slug)) expect(plantSlugs).toContain(plant)
    for (const article of text.articles) expect(articleSlugs).toContain(article)
  })

  test('[SV-01] no two services share a sentence', () => {
    const seen = new Map<string, string>()
    for (const { slug } of services) {
      const text = findServiceText(slug) ?? never()
      const parts = [...text.included, ...text.visit.map((part) => part.text)]
      const answers = text.questions.map(({ answer }) => answer)
      for (const sentence of [...parts, ...text.cost.paragraphs, ...answers].flatMap((part) =>
        part.split('. '),
      )) {
        if (sentence.split(' ').length < 5) continue
        expect(seen.get(sentence) ?? slug, sentence).toBe(slug)
        seen.set(sentence, slug)
      }
    }
  })
})

describe('policies', () => {
  test('[PL-01] the privacy policy has 14 sections and every required number', () => {
    const policy = getPolicy('privacy-policy')
    expect(policy.body.sections).toHaveLength(14)
    expect([policy.effective, policy.version]).toEqual(['November 19, 2026', '2.3'])
    expect(policy.first).toBe(
      'Version 2.0 took effect January 1, 2025. Version 2.2 took effect November 17, 2026.',
    )
    const text = proseText(policy.body)
    for (const part of [
      'The cookie lasts 30 days',
      'acknowledged within 5 business days and completed within 30 business days',
      'acknowledged within 5 business days and answered within 30 calendar days',
      'acknowledged within 2 business days',
      'adults only',
      'Texas only',
    ])
      expect(text).toContain(part)
    const kept = policy.body.sections.find(({ id }) => id === 'how-long-we-keep-it')?.blocks[0]
    const rows = kept?.kind === 'table' ? kept.rows.map((row) => row.map(plainText)) : []
    expect(Object.fromEntries(rows)).toMatchObject({
      'Quote cart cookie hillCountryQuote': '30 days',
      'Administrative sessions': '7 days',
      'Security logs': '7 years',
      'Communication records: quote requests, messages and the mail about them': '5 years',
    })
  })

  test('[PL-02] the terms have 8 sections and every required number', () => {
    const terms = getPolicy('terms-and-conditions')
    expect(terms.body.sections).toHaveLength(8)
    expect(terms.updated).toBe('November 19, 2026')
    expect(terms.first).toContain('August 2025')
    const text = proseText(terms.body)
    for (const part of [
      'guaranteed for 30 days from planting',
      '72 hours or more before service\nnothing',
      'Less than 72 hours before service\n50% of the quote',
      'On the day of service\nthe full quote',
      'within 10 business days',
      'limited to the amount of the original quote',
      'Bexar County, Texas',
    ])
      expect(text).toContain(part)
  })
})

test('no text has exclamation marks or em dashes', () => {
  const texts = [
    ...articles.flatMap(({ title, lead, description, body }) => [title, lead, description, proseText(body)]),
    ...services.map(({ slug }) => JSON.stringify(findServiceText(slug))),
    proseText(getPolicy('privacy-policy').body),
    proseText(getPolicy('terms-and-conditions').body),
  ]
  expect(texts.join('\n')).not.toMatch(/[!—–…]/)
})

test('[PL-01, PL-02] what a visitor accepts names the versions of the policies', () => {
  const terms = getPolicy('terms-and-conditions')
  const privacy = getPolicy('privacy-policy')
  expect(termsVersion).toBe(`Terms of ${terms.updated}, Privacy Policy ${privacy.version}`)
})
