import { expect, test } from 'vitest'
import { markupRule } from './markup-schema.ts'

const rule = { containerSize: '15 gal', markupBasisPoints: 100_00, plantingFeeCents: 85_00 }
const messagesFor = (mistake: object) =>
  markupRule.safeParse({ ...rule, ...mistake }).error?.issues.map(({ message }) => message) ?? []

test('a rule is accepted up to its limits, and its size is trimmed', () => {
  expect(markupRule.parse({ ...rule, containerSize: ' 15 gal ' })).toEqual(rule)
  const edges = [
    { markupBasisPoints: 0, plantingFeeCents: 0 },
    { markupBasisPoints: 1000_00, plantingFeeCents: 99_999_99, containerSize: 'x'.repeat(60) },
  ]
  for (const edge of edges) expect(messagesFor(edge)).toEqual([])
})

test.each([
  [{ containerSize: ' ' }, 'a size must not be empty'],
  [{ containerSize: 'x'.repeat(61) }, 'a size may have 60 characters'],
  [{ markupBasisPoints: 0.5 }, 'a markup may have two decimals'],
  [{ markupBasisPoints: -1 }, 'a markup must not be below 0%'],
  [{ markupBasisPoints: 1000_01 }, 'a markup must not be above 1000%'],
  [{ plantingFeeCents: 0.5 }, 'a planting fee is an amount'],
  [{ plantingFeeCents: -1 }, 'a planting fee must not be below $0'],
  [{ plantingFeeCents: 100_000_00 }, 'a planting fee must not be above $99,999.99'],
])('%j: %s', (mistake, message) => {
  expect(messagesFor(mistake)).toEqual([message])
})
