import { expect, test } from 'vitest'
import { realCatalog } from '#tests/support/real-catalog.ts'
import {
  finderStep,
  isCanonicalFinder,
  mostBest,
  parseFinder,
  questions,
  rankPlants,
  writeFinder,
  type FinderAnswers,
} from './finder.ts'

const catalog = realCatalog()
const parse = (query: string) => parseFinder(new URLSearchParams(query))
const best = (query: string) =>
  rankPlants(catalog, parse(query))
    .slice(0, mostBest)
    .map(({ plant }) => plant.slug)

test('each answer says how many plants would meet all answers', () => {
  const step = finderStep(catalog, parse('place=hills&wish=shade'))
  const totalOf = (light: string) => finderStep(catalog, parse(`place=hills&wish=shade&light=${light}`)).total
  expect(step.question?.answers.map(({ total }) => total)).toEqual(
    ['open', 'some', 'edge', 'under'].map(totalOf),
  )
  expect(step.total).toBeGreaterThanOrEqual(totalOf('open'))
  expect(totalOf('open')).toBeGreaterThan(totalOf('under'))
  // Every tree wants a cage.
  expect(step.deer).toEqual({ leave: 0, cage: step.total })
})

test('every answer leads on until nothing is left to ask, and any can be asked again', () => {
  for (const place of ['city', 'wet'])
    for (const wish of ['screen', 'flowers', 'dry']) {
      let answers: FinderAnswers = parse(`place=${place}&wish=${wish}`)
      const asked: string[] = []
      for (;;) {
        const { question } = finderStep(catalog, answers)
        if (question === null) break
        asked.push(question.id)
        answers = parse(question.answers[0]?.search ?? '')
      }
      expect(new Set(asked).size).toBe(asked.length)
      for (const { word, isDone, search } of finderStep(catalog, answers).steps) {
        expect(isDone).toBe(true)
        const again = finderStep(catalog, parse(search)).question
        expect(again === null || questions.some((each) => each.word === word && each.id === again.id)).toBe(
          true,
        )
      }
    }
})

test('only what changes the plants in view is asked', () => {
  // Tall trees are caged whatever their rating, so it doesn't matter whether deer come by.
  const shade = 'place=hills&wish=shade&light=open&room=roof'
  expect(best(`${shade}&deer=daily`)).toEqual(best(`${shade}&deer=never`))
  const step = finderStep(catalog, parse(shade))
  expect(step.question).toBeNull()
  expect(step.steps.map(({ word }) => word)).toEqual(['Place', 'Wish', 'Sun', 'Room'])
  expect(finderStep(catalog, parse('place=hills&wish=flowers&light=open&room=knee')).question?.id).toBe(
    'deer',
  )
})

test('a community is an answer too, and anything unknown is left out of the URL', () => {
  expect(parse('place=helotes').place).toBe('helotes')
  expect(parse('wish=helotes').wish).toBe('')
  expect(writeFinder(parse('deer=x&wish=shade&place=nowhere&wish=dry'))).toBe('?wish=shade')
  expect(isCanonicalFinder(new URLSearchParams('wish=shade&utm=1'))).toBe(true)
  expect(isCanonicalFinder(new URLSearchParams('deer=daily&wish=shade'))).toBe(false)
})

test('without a wish, the place decides, and full shade means dry shade under trees', () => {
  const helotes = rankPlants(catalog, parse('place=helotes'))
  expect(helotes.every(({ plant }) => plant.fitsIn.has('helotes'))).toBe(true)
  expect(helotes.map(({ plant }) => plant.name)).not.toEqual(
    helotes.map(({ plant }) => plant.name).toSorted(),
  )
  expect(best('place=any&light=under')).toContain('turks-cap')
})

test('each step has its answer in words and asks again', () => {
  const { steps } = finderStep(catalog, parse('place=any&wish=flowers&light=under'))
  expect(steps).toEqual([
    { word: 'Place', answer: null, isOpen: false, isDone: true, search: '?wish=flowers&light=under' },
    { word: 'Wish', answer: 'Flowers', isOpen: false, isDone: true, search: '?place=any&light=under' },
    { word: 'Sun', answer: 'Under trees', isOpen: false, isDone: true, search: '?place=any&wish=flowers' },
    {
      word: 'Room',
      answer: null,
      isOpen: true,
      isDone: false,
      search: '?place=any&wish=flowers&light=under',
    },
    {
      word: 'Deer',
      answer: null,
      isOpen: false,
      isDone: false,
      search: '?place=any&wish=flowers&light=under',
    },
  ])
  expect(finderStep(catalog, parse('place=dominion')).steps[0]?.answer).toBe('the Dominion')
})
