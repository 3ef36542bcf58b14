import { expect, test } from 'vitest'
import { newRecoveryCode, readRecoveryCode } from './secrets.ts'

test('[DK-07] a recovery code can be typed without its dashes, in any case', () => {
  const code = newRecoveryCode()
  expect(code).toMatch(/^([A-HJKMNP-Z2-9]{5}-){4}[A-HJKMNP-Z2-9]{5}$/)
  expect(readRecoveryCode(code)).toBe(code)
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
  expect(readRecoveryCode('')).toBe('')
})
