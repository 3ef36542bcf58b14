import { expect, test } from 'vitest'
import { cut, guideTitle, sentence, withoutAssessment } from './guide-words.ts'

test('a title never exceeds 60 characters', () => {
  expect(guideTitle('Pecan')).toBe('Pecan: Plant Study Guide | Hill Country Trees')
  expect(guideTitle('Texas Mountain Laurel')).toBe('Texas Mountain Laurel: Plant Study Guide')
  for (let length = 2; length <= 80; length += 1)
    expect(guideTitle('Ab '.repeat(40).slice(0, length)).length).toBeLessThanOrEqual(60)
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
