import { expect, test } from 'vitest'
import { oakRuleGaps, oakRuleInBrief, oakRuleLines, sourceNote, waterLines } from './local-rules.ts'
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

test('in brief, a rule is the ban and the first thing on record', () => {
  const rule = { ...oakRule, forbidsRedOaks: true, pruning: 'Only in winter.', paint: 'At once.' }
  expect(oakRuleInBrief(rule, { oakWilt: 'high' })).toBe(
    'Planting it is prohibited inside the city limits. Pruning: Only in winter.',
  )
  expect(oakRuleInBrief({ ...rule, pruning: null }, { oakWilt: 'low' })).toBe('Paint: At once.')
})

test('a water supplier says only what is on record', () => {
  expect(waterLines({ ...waterSupplier, hand: 'Any day.', newPlants: 'Ask first.' })).toEqual([
    { label: 'Hose in hand', text: 'Any day.' },
    { label: 'New plants', text: 'Ask first.' },
  ])
  expect(waterLines(waterSupplier)).toEqual([])
})

test('the source is dated, and confirmed only if the owner did', () => {
  expect(sourceNote({ sourceDate: 'Notice of June 2022', confirmedOn: null })).toBe('Notice of June 2022.')
  expect(sourceNote({ sourceDate: 'Notice of June 2022', confirmedOn: '2027-03-02' })).toBe(
    'Notice of June 2022. Confirmed by us on March 2, 2027.',
  )
  expect(sourceNote({ sourceDate: null, confirmedOn: null })).toBe('')
})
