import { expect, test } from 'vitest'
import { deerAdvice, deerInWords } from './deer.ts'

test.each(['High', 'Medium', 'Low', null])('a young tree rated %j for deer still needs a cage', (rating) => {
  expect(deerAdvice(rating, 'Tree')).toMatch(/^Cage it while it's young/)
})

test('a plant that is not a tree is netted, not caged', () => {
  expect(deerAdvice('High', 'perennial')).toContain('net fresh plants')
  expect(deerAdvice('Low', 'vine')).toBe('Fence or net it where deer walk through.')
  expect(deerAdvice(null, 'vine')).toBe('Fence or net it where deer walk through.')
})

test("an unrated plant isn't called resistant", () => {
  expect(deerInWords(null)).toBe('Not rated for deer')
  expect(deerInWords('High')).toBe('Deer mostly leave it')
})
