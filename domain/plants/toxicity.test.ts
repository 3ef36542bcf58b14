import { expect, test } from 'vitest'
import { readAssessed, toxicityInWords, toxicityWarning } from './toxicity.ts'

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

test('the warning names who is at risk, and there is none if nobody is known to be', () => {
  expect(toxicityWarning('yes', 'yes')).toBe('Toxic to pets and people')
  expect(toxicityWarning('yes', 'not assessed')).toBe('Toxic to pets')
  expect(toxicityWarning('no', 'yes')).toBe('Toxic to people')
  expect(toxicityWarning('no', 'not assessed')).toBeNull()
})
