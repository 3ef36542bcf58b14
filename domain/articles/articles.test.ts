import { expect, test } from 'vitest'
import { articleHead } from './article-schema.ts'
import { articleCategories, findArticleCategory, lastChanged, readingMinutes } from './article.ts'

test('[BL-01] the blog has four categories, each found by its slug', () => {
  expect(articleCategories.map(({ name, planned }) => `${name} ${planned}`)).toEqual([
    'Tree Care 24',
    'Native Plants 18',
    'Water Conservation 12',
    'Seasonal Tips 15',
  ])
  for (const category of articleCategories) expect(findArticleCategory(category.slug)).toBe(category)
  expect(findArticleCategory('Tree Care')).toBeUndefined()
  expect(findArticleCategory(null)).toBeUndefined()
})

test('an article last changed when it was updated, or else when it was published', () => {
  expect(lastChanged({ published: '2026-03-01' })).toBe('2026-03-01')
  expect(lastChanged({ published: '2026-03-01', updated: '2026-09-01' })).toBe('2026-09-01')
})

test('reading time is computed, at least a minute', () => {
  const body = (words: number) => ({
    opening: [{ kind: 'paragraph' as const, of: ['oak '.repeat(words)] }],
    sections: [{ id: 'a', title: 'One heading', blocks: [] }],
  })
  expect([0, 343, 342, 1000].map((words) => readingMinutes(body(words)))).toEqual([1, 2, 1, 4])
})

const head = {
  title: 'Watering a young oak',
  description: 'How much, how often, and how to tell.',
  category: 'Tree Care',
  season: 'spring',
  published: '2026-03-01',
  plant: 'texas-red-oak',
  plants: ['texas-red-oak'],
  lead: 'x'.repeat(40),
}

test('valid front matter is accepted, up to each limit', () => {
  expect(articleHead.parse(head)).toEqual(head)
  const atTheEdge = {
    title: 'x'.repeat(60),
    description: 'x'.repeat(160),
    updated: '2026-09-01',
  }
  expect(articleHead.safeParse({ ...head, ...atTheEdge }).success).toBe(true)
  expect(articleHead.safeParse({ ...head, plant: 'oak-2' }).success).toBe(true)
})

test.each([
  { title: 'x'.repeat(61) },
  { description: 'x'.repeat(161) },
  { category: 'Gossip' },
  { published: 'March 1' },
  { updated: '2026-02-30' },
  { minutes: 4 },
  { plant: 'Texas Red Oak' },
  { plant: 'oak-' },
  { plant: '-oak' },
  { plants: [] },
  { plants: ['Oak'] },
  { lead: 'x'.repeat(39) },
  { lead: 'x'.repeat(301) },
  { author: 'someone' },
])('front matter with %j is rejected', (mistake) => {
  expect(articleHead.safeParse({ ...head, ...mistake }).success).toBe(false)
})
