import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'

const claims = (entries: Record<string, string> = {}, origin = 'https://trees.example') =>
  claimsOf(new Map(Object.entries(entries)), origin)

test('[HM-02, BL-01] the claims are as specified, unless the owner has set others', () => {
  expect(claims()).toMatchObject({
    rating: '4.9',
    species: '25+',
    communities: '50+',
    plannedArticles: [24, 18, 12, 15],
  })
  expect(
    claims({
      claim_rating: '4.7',
      claim_species: '90+',
      claim_articles: '5, 4, 3, 2',
      claim_communities: ' ',
    }),
  ).toMatchObject({ rating: '4.7', species: '90+', communities: '50+', plannedArticles: [5, 4, 3, 2] })
  expect(claims({ claim_articles: '1, 2' }).plannedArticles).toEqual([24, 18, 12, 15])
})

test('[HM-02] a live site shows no rating, and as many communities as there are, until the owner sets them', () => {
  expect(claims({}, 'https://trees-of-texas.com')).toMatchObject({ rating: null, communities: '36' })
  const own = { claim_rating: '4.7', claim_communities: '50+' }
  expect(claims(own, 'https://trees-of-texas.com')).toMatchObject({ rating: '4.7', communities: '50+' })
})

test('[HM-03] our stand-in reviews show only on a trial site, until the owner confirms them', () => {
  const names = (entries: Record<string, string>, origin?: string) =>
    claims(entries, origin).reviews.map(({ name }) => name)
  for (const origin of ['https://trees.example', 'http://localhost:3000', 'http://127.0.0.1:4000'])
    expect(names({}, origin)).toEqual(['Marisol T.', 'Greg P.'])
  expect(names({}, 'https://trees-of-texas.com')).toEqual([])
  expect(names({}, 'https://example.com')).toEqual([])
  expect(names({ reviews_confirmed: 'yes' }, 'https://trees-of-texas.com')).toHaveLength(2)
})

test("[HM-03] the owner's own review replaces a stand-in on every site", () => {
  const review_2 = 'Straight trees, fair price. | Ana R. | Boerne | A letter to us'
  expect(claims({ review_2 }, 'https://trees-of-texas.com').reviews).toEqual([
    {
      quote: 'Straight trees, fair price.',
      name: 'Ana R.',
      place: 'Boerne',
      slug: 'boerne',
      source: 'A letter to us',
    },
  ])
  expect(claims({ review_2 }).reviews.map(({ name }) => name)).toEqual(['Marisol T.', 'Ana R.'])
  expect(claims({ review_1: 'Good | Ana | Austin | Mail' }).reviews[0]?.slug).toBeNull()
  expect(claims({ review_1: 'No source | Ana | Austin' }).reviews.map(({ name }) => name)).toEqual([
    'Greg P.',
  ])
})
