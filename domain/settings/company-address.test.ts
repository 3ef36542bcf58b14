import { expect, test } from 'vitest'
import { parseCompanyAddress } from './company-address.ts'

test.each([
  [
    '140 Ranch View Road, Spring Branch, TX, 78070',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Spring Branch, TX, 78070, USA',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Spring Branch, TX 78070',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Spring Branch, New Mexico 78070',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'New Mexico', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Spring Branch, TX',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '' },
  ],
  [
    '140 Ranch View Road, Spring Branch TX 78070',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Boerne TX',
    { street: '140 Ranch View Road, Boerne TX', city: '', state: '', zip: '' },
  ],
  [
    ' 140 Ranch View Road ,, Spring Branch  , New  Mexico  78070 ,',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'New  Mexico', zip: '78070' },
  ],
  [
    '140 Ranch View Road, Spring  Branch TX  78070',
    { street: '140 Ranch View Road', city: 'Spring Branch', state: 'TX', zip: '78070' },
  ],
  [' By appointment ', { street: 'By appointment', city: '', state: '', zip: '' }],
  ['', { street: '', city: '', state: '', zip: '' }],
  ['By appointment', { street: 'By appointment', city: '', state: '', zip: '' }],
])('[ST-02] %s is read by the number of its parts', (value, address) => {
  expect(parseCompanyAddress(value)).toEqual(address)
})
