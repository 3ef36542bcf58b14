import { expect, test } from 'vitest'
import { oakRuleGaps, oakRuleLines, sourceNote, waterLines } from './local-rules.ts'
import { oakRule, waterSupplier } from '#tests/support/sample-communities.ts'

test('an oak rule says what is on record, the ban first, and what is missing', () => {
  const rule = { ...oakRule, forbidsRedOaks: true, permit: 'Required.', fee: '$5', paint: 'At once.' }
  expect(oakRuleLines(rule)).toEqual([
    {
      label: 'Planting',
      text: 'Planting Texas red oak, Shumard oak and similar thin-barked red oaks is prohibited.',
    },
    { label: 'Paint', text: 'At once.' },
    { label: 'Permit', text: 'Required. $5.' },
  ])
  expect(oakRuleGaps(rule)).toEqual(['pruning months'])
  expect(oakRuleLines(oakRule)).toEqual([])
  expect(oakRuleGaps(oakRule)).toEqual(['pruning months', 'paint', 'permits'])
})

test('a water supplier says only what is on record', () => {
  expect(waterLines({ ...waterSupplier, hand: 'Any day.', newPlants: 'Ask first.' })).toEqual([
    { label: 'Hose in hand', text: 'Any day.' },
    { label: 'New plants', text: 'Ask first.' },
  ])
  expect(waterLines(waterSupplier)).toEqual([])
})

test('[CY-03] the source is dated, and old after two years', () => {
  const old = ' That’s more than two years ago, so ask before you rely on it.'
  expect(sourceNote('Notice of June 2022', '2024-12-30')).toBe('Notice of June 2022.')
  expect(sourceNote('Notice of June 2022', '2024-12-31')).toBe(`Notice of June 2022.${old}`)
  expect(sourceNote('Notice of June 2022; read in May 2024', '2026-11-19')).not.toContain(old)
  expect(sourceNote(null, '2026-11-19')).toBe('')
  expect(sourceNote('Undated', '2026-11-19')).toBe('Undated.')
})
