import { expect, test } from 'vitest'
import type { PlantingPlace } from '#domain/places/verdict.ts'
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
  expect(step).toMatchObject({ total: 3, deer: { leave: 0, cage: 3 } })
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
  expect(parse('wish=helotes').wish).toBe('')
  expect(writeFinder(parse('deer=x&wish=shade&place=nowhere&wish=dry'))).toBe('?wish=shade')
  expect(isCanonicalFinder(new URLSearchParams('wish=shade&utm=1'))).toBe(true)
  expect(isCanonicalFinder(new URLSearchParams('deer=daily&wish=shade'))).toBe(false)
})

const helotes: PlantingPlace = {
  slug: 'helotes',
  name: 'Helotes',
  ground: 'limestone',
  groundCertain: true,
  usdaZone: '8b',
  waters: [],
  deerPressure: null,
  oakWilt: null,
  forbidsRedOaks: false,
}
const yard = catalogOf(
  {
    Cypress: { ...tree, toleratesPoorDrainage: 'Yes', usdaZone: '5a-8b', soilTextures: ['limestone'] },
    Hackberry: { ...tree, landscapeUses: [], toleratesPoorDrainage: 'No', usdaZone: '9a' },
    Holly: { plantType: 'shrub', landscapeUses: ['shade', 'screen'], maxHeightFt: 10 },
    Ivy: { plantType: 'vine or perennial', usdaZone: '8b', soilTextures: ['sand'], maxHeightFt: 3 },
    Moss: { plantType: 'other', maxHeightFt: 1 },
  },
  [],
  [helotes],
).plants

test.each([
  ['place=city', ['Hackberry']],
  ['place=hills', ['Cypress', 'Ivy']],
  ['place=wet', ['Cypress']],
  ['place=helotes', ['Cypress']],
  ['wish=shade', ['Cypress']],
  ['wish=screen', ['Holly']],
  ['wish=flowers', ['Ivy']],
  ['wish=wall', ['Ivy']],
  ['wish=lawn', []],
])('%s shows only %j', (query, shown) => {
  expect(rankPlants(yard, parse(query)).map(({ plant }) => plant.name)).toEqual(shown)
})

test.each([
  ['knee', [2, 1]],
  ['window', [2, 5, 1]],
  ['eaves', [5, 15]],
  ['roof', [17]],
])('%s has room for plants that grow to %j ft', (room, fitting) => {
  const heights = [2, 5, 15, 17, 1, null]
  const sized = catalogOf(
    Object.fromEntries(heights.map((maxHeightFt, index) => [`P${index}`, { maxHeightFt }])),
  )
  const ranked = rankPlants(sized.plants, parse(`room=${room}`))
  expect(ranked).toHaveLength(heights.length)
  expect(ranked.filter(({ misses }) => misses.length === 0).map(({ plant }) => plant.maxHeightFt)).toEqual(
    fitting,
  )
})

test('deer weigh more than what is in stock, and best sellers come first among equals', () => {
  const stocked = catalogOf(
    {
      Ash: { ...tree, deerTolerance: 'Medium' },
      Bay: { ...tree, deerTolerance: 'High' },
      Cedar: { ...tree, deerTolerance: 'High' },
      Date: { plantType: 'shrub', deerTolerance: 'Low' },
      Elm: { ...tree, deerTolerance: 'High' },
    },
    [
      { of: 'Ash', isBestSeller: true },
      { of: 'Cedar' },
      { of: 'Date', isBestSeller: true },
      { of: 'Elm', isBestSeller: true },
    ],
  ).plants
  const order = (query: string) => rankPlants(stocked, parse(query)).map(({ plant }) => plant.name)
  expect(order('deer=never')).toEqual(['Ash', 'Date', 'Elm', 'Cedar', 'Bay'])
  expect(order('deer=some')).toEqual(['Elm', 'Cedar', 'Bay', 'Ash', 'Date'])
  expect(order('deer=daily')).toEqual(order('deer=some'))
  expect(order('deer=daily&room=roof').at(-1)).toBe('Date')
})

test('deer rank plants but no answer about them is missed', () => {
  for (const deer of ['daily', 'some', 'never'])
    expect(finderStep(plants, parse(`wish=shade&deer=${deer}`)).total).toBe(3)
})

test('each step has its answer in words and asks again; only plants that meet all answers are counted', () => {
  const { steps, total, deer } = finderStep(plants, parse('place=any&wish=shade&light=under'))
  expect({ total, deer }).toEqual({ total: 1, deer: { leave: 0, cage: 1 } })
  expect(steps).toEqual([
    { word: 'Place', answer: null, isOpen: false, isDone: true, search: '?wish=shade&light=under' },
    { word: 'Wish', answer: 'Shade', isOpen: false, isDone: true, search: '?place=any&light=under' },
    { word: 'Sun', answer: 'Under trees', isOpen: false, isDone: true, search: '?place=any&wish=shade' },
    { word: 'Room', answer: null, isOpen: true, isDone: false, search: '?place=any&wish=shade&light=under' },
    { word: 'Deer', answer: null, isOpen: false, isDone: false, search: '?place=any&wish=shade&light=under' },
  ])
  expect(finderStep(plants, parse('place=dominion')).steps[0]?.answer).toBe('the Dominion')
})
