import { expect, test } from 'vitest'
import { isOak, mayPruneOak, oakPruningAdvice, oakWiltRisk } from './oak-wilt.ts'

test('an oak is left alone from February through June, and only then', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(months.filter((month) => !mayPruneOak(month))).toEqual([2, 3, 4, 5, 6])
  expect(oakPruningAdvice(1).title).toBe('January: OK to prune')
  expect(oakPruningAdvice(2).title).toBe('February: do not prune')
  expect([oakPruningAdvice(6).mayPrune, oakPruningAdvice(7).mayPrune]).toEqual([false, true])
})

test('every month says to paint the wound', () => {
  for (let month = 1; month <= 12; month += 1) expect(oakPruningAdvice(month).text).toMatch(/paint/i)
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
