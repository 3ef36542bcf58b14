import { expect, test } from 'vitest'
import { readGolden, wordsOf } from '#tests/golden/read-golden.ts'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { mostBest, parseFinder, questions, rankPlants } from './finder.ts'

const catalog = realCatalog()

test.each(readGolden('finder'))('visitor $id: $place, $wish, $light, $room, deer $deer', (row) => {
  const query = new URLSearchParams(questions.map(({ id }) => [id, row[id] ?? '']))
  const ranked = rankPlants(catalog, parseFinder(query))
  const slugs = ranked.slice(0, mostBest).map(({ plant }) => plant.slug)
  const wanted = wordsOf(row['top3_from'])
  const forbidden = wordsOf(row['forbidden_top6'])
  expect(slugs.length).toBeGreaterThanOrEqual(3)
  expect(
    slugs.slice(0, 3).filter((slug) => !wanted.includes(slug)),
    slugs.join(' '),
  ).toEqual([])
  expect(slugs.filter((slug) => forbidden.includes(slug))).toEqual([])
  for (const { plant, reason } of ranked) {
    expect(reason, plant.slug).not.toBe('')
    expect(reason.split(' ').length, reason).toBeLessThanOrEqual(12)
  }
})
