import { expect, test } from 'vitest'
import { cut, guideDescription, guideTitle, sentence, withoutAssessment } from './guide-words.ts'

test('[SH-11] a title has the words people search for, and never exceeds 60 characters', () => {
  expect(guideTitle('Chinkapin Oak', true)).toBe(
    'Chinkapin Oak for sale in San Antonio: sizes, planted prices',
  )
  expect(guideTitle('Texas Mountain Laurel', true)).toBe(
    'Texas Mountain Laurel for sale in San Antonio: prices',
  )
  expect(guideTitle('Pecan', false)).toBe('Pecan in San Antonio: size, care, deer')
  for (let length = 2; length <= 80; length += 1)
    for (const isInStock of [true, false])
      expect(guideTitle('Ab '.repeat(40).slice(0, length), isInStock).length).toBeLessThanOrEqual(60)
})

test('[SH-11] a description gives size, light, deer and the lowest planted price', () => {
  const elm = {
    name: 'Cedar Elm',
    scientificName: 'Ulmus crassifolia',
    heightFt: { least: 50, most: 70 },
    exposure: 'Full Sun to Part Shade',
    deer: 'cage',
  } as const
  const pot = (containerSize: string, dollars: number) => ({
    containerSize,
    unitPriceCents: dollars * 100,
    plantingFeeCents: 1000,
  })
  expect(guideDescription(elm, [pot('15 gal', 90), pot('#5', 68)])).toBe(
    'Cedar Elm (Ulmus crassifolia): 50 to 70 ft, full sun to part shade, cage it at first. In stock from 5 gal, $78 planted in San Antonio.',
  )
  expect(guideDescription({ ...elm, heightFt: null, exposure: null }, [])).toBe(
    'Cedar Elm (Ulmus crassifolia): cage it at first. What it needs around San Antonio, and what it becomes.',
  )
})

test('a text is cut at a word boundary', () => {
  expect(cut('Shade, in time, for three houses', 16)).toBe('Shade, in time…')
  expect(cut('Short', 16)).toBe('Short')
})

test('notes become sentences', () => {
  expect(sentence('grape-scented clusters; late freezes kill the buds')).toBe(
    'Grape-scented clusters; late freezes kill the buds.',
  )
})

test('a note says nothing of what nobody has assessed: the guide says it above', () => {
  expect(withoutAssessment('No assessment for people or pets was found.')).toBe('')
  expect(withoutAssessment('Not assessed for people or pets in the sources consulted.')).toBe('')
  expect(withoutAssessment('The berries are edible; not assessed for pets.')).toBe('The berries are edible')
  expect(withoutAssessment('The seeds are poisonous if eaten.')).toBe('The seeds are poisonous if eaten.')
})
