import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowerColors } from '#domain/plants/vocabulary.ts'

test('every flower color has a token', () => {
  const tokens = readFileSync('ui/styles/tokens.css', 'utf8')
  for (const color of flowerColors) expect(tokens).toContain(`--color-bloom-${color}:`)
})
