import { expect, test } from 'vitest'
import { credentialsOf } from './credentials.ts'

test('[LI-01] a registration, insurance and arborist are stated once the owner has filled them in', () => {
  expect(credentialsOf(new Map())).toEqual([])
  expect(
    credentialsOf(
      new Map([
        ['tda_registration', '0123456'],
        ['arborist', ' '],
      ]),
    ),
  ).toEqual(['Texas Department of Agriculture nursery registration 0123456'])
})
