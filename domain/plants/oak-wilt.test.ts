import { expect, test } from 'vitest'
import { isOak, mayPruneOak, oakAdvice, oakWiltRisk } from './oak-wilt.ts'

test('an oak is left alone from February through June, and only then', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(months.filter((month) => !mayPruneOak(month))).toEqual([2, 3, 4, 5, 6])
})

test('[BL-03] the closed months are named on every day, and a line about today names its date', () => {
  const boerne = { city: 'Boerne', text: 'Pruning: Not then.', limitsPruning: true }
  const advice = [
    oakAdvice(null),
    oakAdvice('2026-11-19'),
    oakAdvice('2026-11-19', boerne),
    oakAdvice('2027-01-31', { ...boerne, limitsPruning: false }),
    oakAdvice('2027-02-01', boerne),
  ]
  expect(advice.map(({ tone, title }) => `${tone}: ${title}`)).toEqual([
    'neutral: Don’t cut oaks February through June.',
    'good: Today, November 19: you may',
    'neutral: Today, November 19: check Boerne’s rule',
    'good: Today, January 31: you may',
    'danger: Today, February 1: don’t cut',
  ])
  for (const { title, text } of advice) {
    expect(`${title} ${text}`).toContain('Don’t cut oaks February through June')
    expect(text).toMatch(/paint/i)
  }
})

test('no oak is called immune, and a live oak is not called resistant', () => {
  const texts = ['high', 'intermediate', 'low'].map(oakWiltRisk).join(' ')
  expect(texts).not.toMatch(/immune|resistan/i)
  expect(oakWiltRisk('high')).toMatch(/red oaks, this one among them/)
  expect(oakWiltRisk('intermediate')).toMatch(/^Live oaks fall between/)
  expect(oakWiltRisk('low')).toMatch(/white oaks, this one among them/)
  expect(oakWiltRisk('unheard of')).toBeNull()
  expect(oakWiltRisk(null)).toBeNull()
})

test('oaks are recognized by their genus', () => {
  expect(isOak('Quercus fusiformis')).toBe(true)
  expect(isOak('quercus alba')).toBe(true)
  expect(isOak('Not Quercus')).toBe(false)
  expect(isOak('Quercusoides falsa')).toBe(false)
  expect(isOak('Ulmus crassifolia')).toBe(false)
})
