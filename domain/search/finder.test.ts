import { expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import {
  finderStep,
  isCanonicalFinder,
  parseFinder,
  questions,
  rankPlants,
  writeFinder,
  type FinderAnswers,
} from './finder.ts'

const tree = { plantType: 'tree', landscapeUses: ['shade'], minHeightFt: 30, maxHeightFt: 40 }
const { plants } = catalogOf({
  Elm: { ...tree, deerTolerance: 'Medium', exposure: 'Full Sun' },
  Juniper: { ...tree, deerTolerance: 'High', exposure: 'Full Sun' },
  Maple: { ...tree, deerTolerance: 'High', exposure: 'Full Shade' },
  Sage: { plantType: 'perennial', minHeightFt: 1, maxHeightFt: 2, exposure: 'Full Sun' },
})
const parse = (query: string) => parseFinder(new URLSearchParams(query))
const names = (query: string) => rankPlants(plants, parse(query)).map(({ plant }) => plant.name)

test('answers rank the plants; only place and wish exclude any', () => {
  expect(names('')).toHaveLength(4)
  expect(names('wish=shade')).toEqual(['Elm', 'Juniper', 'Maple'])
  expect(names('wish=shade&light=open')).toEqual(['Elm', 'Juniper', 'Maple'])
  expect(names('wish=shade&light=under')).toEqual(['Maple', 'Elm', 'Juniper'])
  expect(names('wish=shade&light=open&deer=daily')).toEqual(['Juniper', 'Elm', 'Maple'])
  expect(names('wish=shade&light=open&deer=never')).toEqual(['Elm', 'Juniper', 'Maple'])
  expect(rankPlants(plants, parse('light=open&room=knee')).at(0)).toMatchObject({ misses: [] })
  expect(rankPlants(plants, parse('light=open&room=knee')).at(-1)).toMatchObject({
    misses: ['light', 'room'],
  })
})

test('each answer says how many plants would meet all answers', () => {
  const step = finderStep(plants, parse('place=any&wish=shade'))
  expect(step.question?.answers.map(({ total }) => total)).toEqual([2, 0, 0, 1])
  expect(step).toMatchObject({ total: 3, deer: { leave: 2, cage: 1 } })
  expect(finderStep(plants, parse('place=any&wish=shade&light=open&room=any')).question).toMatchObject({
    id: 'deer',
    skip: '?place=any&wish=shade&light=open&room=any&deer=any',
  })
})

test('every answer leads on until all questions are answered, and any can be asked again', () => {
  let answers: FinderAnswers = parse('')
  for (const { id } of questions) {
    const { question } = finderStep(plants, answers)
    expect(question?.id).toBe(id)
    answers = parse(question?.answers[0]?.search ?? '')
  }
  const { question, steps } = finderStep(plants, answers)
  expect(question).toBeNull()
  for (const [index, { search }] of steps.entries())
    expect(finderStep(plants, parse(search)).question?.id).toBe(questions[index]?.id)
})

test('a community is an answer too, and anything unknown is left out of the URL', () => {
  expect(parse('place=helotes').place).toBe('helotes')
  expect(writeFinder(parse('deer=x&wish=shade&place=nowhere&wish=dry'))).toBe('?wish=shade')
  expect(isCanonicalFinder(new URLSearchParams('wish=shade&utm=1'))).toBe(true)
  expect(isCanonicalFinder(new URLSearchParams('deer=daily&wish=shade'))).toBe(false)
})
