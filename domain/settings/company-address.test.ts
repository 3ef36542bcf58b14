import { expect, test } from 'vitest'
import { parseCompanyAddress } from './company-address.ts'

const street = '140 Ranch View Road'

test.each([
  [`${street}, Spring Branch, TX, 78070`, [street, 'Spring Branch', 'TX', '78070']],
  [`${street}, Spring Branch, TX, 78070, USA`, [street, 'Spring Branch', 'TX', '78070']],
  [`${street}, Spring Branch, TX 78070`, [street, 'Spring Branch', 'TX', '78070']],
  [`${street}, Spring Branch, New Mexico 78070`, [street, 'Spring Branch', 'New Mexico', '78070']],
  [`${street}, Spring Branch, TX`, [street, 'Spring Branch', 'TX', '']],
  [`${street}, Spring Branch TX 78070`, [street, 'Spring Branch', 'TX', '78070']],
  [`${street}, Boerne TX`, [`${street}, Boerne TX`, '', '', '']],
  [` ${street} ,, Spring Branch  , New  Mexico  78070 ,`, [street, 'Spring Branch', 'New  Mexico', '78070']],
  [`${street}, Spring  Branch TX  78070`, [street, 'Spring Branch', 'TX', '78070']],
  [' By appointment ', ['By appointment', '', '', '']],
  ['', ['', '', '', '']],
])('[ST-02] %s is read by the number of its parts', (value, parts) => {
  expect(Object.values(parseCompanyAddress(value))).toEqual(parts)
})
