import { expect, test } from 'vitest'
import { isToxic, readAssessed, toxicityInWords, toxicityWarning } from './toxicity.ts'

test('an unassessed plant is never called safe', () => {
  expect(['Yes', 'No', 'Not assessed', ''].map(readAssessed)).toEqual([
    'yes',
    'no',
    'not assessed',
    'not assessed',
  ])
  expect(toxicityInWords('pets', 'not assessed')).toBe('Not assessed for pets')
  expect(toxicityInWords('people', 'not assessed')).toBe('Not assessed for people')
  expect(toxicityInWords('pets', 'no')).toBe('Not toxic to pets')
  expect(toxicityInWords('people', 'no')).toBe('Not toxic to people')
})

test('a reported hazard counts as one, and says that it is a report', () => {
  expect(['Yes', 'Yes, by report', 'No', 'Not assessed'].map(isToxic)).toEqual([true, true, false, false])
  expect(toxicityInWords('pets', readAssessed('Yes, by report'))).toBe('Toxic to pets, by report')
  expect(toxicityWarning('by report', 'yes')).toBe('Toxic to pets and people')
  expect(toxicityWarning('not assessed', 'by report')).toBe('Toxic to people')
})

test('the warning names who is at risk, and there is none if nobody is known to be', () => {
  expect(toxicityWarning('yes', 'yes')).toBe('Toxic to pets and people')
  expect(toxicityWarning('yes', 'not assessed')).toBe('Toxic to pets')
  expect(toxicityWarning('no', 'yes')).toBe('Toxic to people')
  expect(toxicityWarning('no', 'not assessed')).toBeNull()
})
