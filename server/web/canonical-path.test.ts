import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact//', '/contact'],
  ['/Tree-Service/Boerne', '/tree-service/boerne'],
  ['/BLOG/', '/blog'],
  ['/blog/a%2Fb', '/blog/a%2Fb'],
  ['/quote/AbC_-9', '/quote/AbC_-9'],
  ['/quote/AbC/', '/quote/AbC'],
  ['/QUOTE/AbC', '/quote/AbC'],
  ['/plant-database/Texas-Redbud', '/plant-database/Texas-Redbud'],
  ['/images/thumb/KEY', '/images/thumb/KEY'],
  ['//evil.example/', '/evil.example'],
])('the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each(['/\\evil.example/', '/a b/', '/%/<script>/', '/@evil/'])('%s is left alone', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
})
