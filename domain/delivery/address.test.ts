import { describe, expect, test } from 'vitest'
import { mergeChosenAddress, partsOfSuggestion, type AddressParts } from './chosen-address.ts'
import { addressOnOneLine, normalizeAddress, zipOf } from './street-address.ts'

const ridge: AddressParts = {
  streetNumber: '118',
  route: 'Cibolo Ridge',
  subpremise: '',
  city: 'Boerne',
  state: 'TX',
  zipCode: '78006',
}

const nowhere = { address: '', city: '', state: 'TX', zipCode: '' }

describe('[QF-08] choosing a suggestion never loses the street number or the apartment', () => {
  test.each([
    ['118 Cib', ridge, '118 Cibolo Ridge'],
    ['118 Cibolo Ridge Apt 4B', ridge, '118 Cibolo Ridge, Apt 4B'],
    ['118 cibolo ridge #12', ridge, '118 Cibolo Ridge, #12'],
    ['118 Cibolo Ridge, unit 7', { ...ridge, streetNumber: '' }, '118 Cibolo Ridge, unit 7'],
    ['118 Cib', { ...ridge, streetNumber: '' }, '118 Cibolo Ridge'],
    ['118', { ...ridge, streetNumber: '' }, '118 Cibolo Ridge'],
    ['2240-B FM 1863 lot 9', { ...ridge, streetNumber: '', route: 'FM 1863' }, '2240-B FM 1863, lot 9'],
    [
      '2240 Ranch Road 3351 Apt 4B',
      { ...ridge, streetNumber: '', route: 'Ranch Road 3351' },
      '2240 Ranch Road 3351, Apt 4B',
    ],
    ['118B Cib', { ...ridge, streetNumber: '' }, '118B Cibolo Ridge'],
    ['118 Cibolo Ridge Apt 4B', { ...ridge, subpremise: '4B' }, '118 Cibolo Ridge, Apt 4B'],
    ['118 Cibolo Ridge', { ...ridge, subpremise: '4B' }, '118 Cibolo Ridge, #4B'],
    ['4th Str', { ...ridge, streetNumber: '', route: '4th Street' }, '4th Street'],
    ['Cibolo', { ...ridge, streetNumber: '' }, 'Cibolo Ridge'],
    [' Apartment Road 5 ', { ...ridge, route: '', streetNumber: '' }, 'Apartment Road 5'],
  ])('%s', (typed, chosen, address) => {
    expect(mergeChosenAddress({ ...nowhere, address: typed }, chosen)).toEqual({
      address,
      city: 'Boerne',
      state: 'TX',
      zipCode: '78006',
    })
  })
})

test('a typed ZIP code stays only if the city is the same', () => {
  const before = { address: '118 Cib', city: 'Boerne', state: 'TX', zipCode: '78006' }
  expect(mergeChosenAddress(before, { ...ridge, zipCode: '' }).zipCode).toBe('78006')
  expect(mergeChosenAddress(before, { ...ridge, city: 'Cibolo', zipCode: '' }).zipCode).toBe('')
})

test.each([
  ['118 Cibolo Ridge', 'Boerne, TX, USA', { ...ridge, zipCode: '' }],
  ['118 Cibolo Ridge', 'Boerne, TX 78006, USA', ridge],
  ['Cibolo Ridge', 'Boerne, TX, USA', { ...ridge, streetNumber: '', zipCode: '' }],
  ['118  FM 46 W', 'Boerne, TX', { ...ridge, route: 'FM 46 W', zipCode: '' }],
  ['FM 46 W', '', { ...ridge, streetNumber: '', route: 'FM 46 W', city: '', state: '', zipCode: '' }],
  ['Cibolo Ridge', 'Boerne', { ...ridge, streetNumber: '', state: '', zipCode: '' }],
  ['Cibolo Ridge', 'Boerne, 5 TX', { ...ridge, streetNumber: '', state: '', zipCode: '' }],
])('%s in %s is split into its parts', (mainText, secondaryText, parts) => {
  expect(partsOfSuggestion({ placeId: 'x', mainText, secondaryText })).toEqual(parts)
})

test.each([
  ['78006', '78006'],
  [' 78006-1234 ', '78006'],
  ['780061234', '78006'],
  ['7800', undefined],
  ['x78006', undefined],
  ['78006x', undefined],
  ['Boerne', undefined],
])('%s as a ZIP code: %s', (text, zip) => {
  expect(zipOf(text)).toBe(zip)
})

test('a street address is one line for a maps service, and its spellings normalize to one cache key', () => {
  const address = { address: '118 Cibolo Ridge', city: 'Boerne', state: 'TX', zipCode: '78006' }
  expect(addressOnOneLine(address)).toBe('118 Cibolo Ridge, Boerne, TX 78006, USA')
  expect(addressOnOneLine({ ...address, city: '', zipCode: '' })).toBe('118 Cibolo Ridge, TX, USA')
  expect(normalizeAddress('118  CIBOLO Ridge,Boerne, TX. 78006')).toBe('118 cibolo ridge boerne tx 78006')
  expect(normalizeAddress(' (118 Cibolo Ridge) ')).toBe('118 cibolo ridge')
})
