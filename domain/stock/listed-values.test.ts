import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containerSizeLabel, containerSizes } from './container-sizes.ts'
import { readCaliperInches, readHeightInches } from './listed-measures.ts'
import { readListedPrice, readQuantity } from './listed-price.ts'
import { readSize } from './listed-size.ts'

const houseSizes = new Map([
  ['ball and burlap', 'Ball and burlap'],
  ['20 gal', '20 Gal'],
])

describe('sizes', () => {
  test.each<[string, string | null]>([
    ['15gal.', '15 gal'],
    ['No. 15', '15 gal'],
    ['# 15', '15 gal'],
    ['15 GAL Pot', '15 gal'],
    ['#15 cont.', '15 gal'],
    ["4''", '4"'],
    ['6 inches', '6"'],
    ['4”', '4"'],
    ['4 in.', '4"'],
    ['4"  container', '4"'],
    ['B&B', 'Ball and burlap'],
    ['b & b', 'Ball and burlap'],
    ['b and b', 'Ball and burlap'],
    ['Ball & Burlap', 'Ball and burlap'],
    ['15gs x', null],
    ['x15 gal', null],
    ['about 4"', null],
    ['4" or so', null],
    ['not b&b', null],
    ['b&b or so', null],
    ['pot 20g', null],
    ['1500 gal', null],
    ['100"', null],
    ['balled and burlapped', 'Ball and burlap'],
    ['20g', '20 Gal'],
    ['15', null],
    ['16 gal', null],
    ['flat', null],
    ['2" caliper', null],
    ['', null],
  ])('%j is %j', (text, size) => {
    expect(readSize(text, houseSizes)).toBe(size)
  })

  test('every size a visitor can choose is recognized in every usual spelling, regardless of case and surrounding spaces', () => {
    const known = containerSizes.filter((size) => size !== 'other')
    const spelling = fc.constantFrom(...known).chain((size) => {
      const measure = size.split('-')[0] ?? ''
      const spellings = size.endsWith('inch')
        ? ['"', ' in', ' inch', '-inch pot', '″'].map((unit) => measure + unit)
        : [
            `#${measure}`,
            ...['g', 'gal', ' gal', ' gallon', ' gallons', '-gal', ' gal. cont'].map(
              (unit) => measure + unit,
            ),
          ]
      return fc.tuple(fc.constant(size), fc.constantFrom(...spellings), fc.boolean())
    })
    fc.assert(
      fc.property(spelling, ([size, text, isLoud]) => {
        expect(readSize(` ${isLoud ? text.toUpperCase() : text}  `, new Map())).toBe(containerSizeLabel(size))
      }),
    )
  })
})

describe('prices', () => {
  test.each([
    ['$1,250.00', 1250_00],
    ['1250', 1250_00],
    ['1,250', 1250_00],
    ['$ 12.5', 12_50],
    ['.75', 75],
    ['4.25 ea', 4_25],
    ['$4.25/ea.', 4_25],
    ['USD 9', 9_00],
    ['US$ 9.05', 9_05],
    ['9 usd', 9_00],
    ['9 / unit', 9_00],
    ['9each', 9_00],
    ['100000', 100_000_00],
    ['100001', null],
    ['12.', null],
    ['x12', null],
    ['1234,567', null],
    ['1,2345', null],
    ['usd', null],
    ['0', 0],
    ['0.00', 0],
    ['', null],
    ['$', null],
    ['call', null],
    ['-5', null],
    ['(5.00)', null],
    ['1.250,00', null],
    ['12,50', null],
    ['12.345', null],
    ['1e3', null],
    ['12.50 13.50', null],
    ['99999999', null],
  ])('%j is %j cents', (text, cents) => {
    expect(readListedPrice(text)).toBe(cents)
  })

  test('every amount is read from every usual spelling, exact to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('', '$', '$ ', 'USD '),
        fc.constantFrom('', ' ea', '/each'),
        fc.boolean(),
        (cents, before, after, grouped) => {
          const amount = grouped
            ? (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
            : (cents / 100).toFixed(2)
          expect(readListedPrice(before + amount + after)).toBe(cents)
        },
      ),
    )
  })

  test('a price is always a whole number of cents, zero or more', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = readListedPrice(text)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
      }),
    )
  })

  test.each([
    ['120', 120],
    ['1,200', 1200],
    ['50+', 50],
    ['>100', 100],
    ['> 100 +', 100],
    ['12,000', 12_000],
    [' 7 ', 7],
    ['10,000,000', 10_000_000],
    ['10,000,001', null],
    ['Sold Out', 0],
    ['soldout', 0],
    ['None', 0],
    ['out', 0],
    ['out of stock', 0],
    ['not sold out', null],
    ['sold out soon', null],
    ['about 50', null],
    ['50 or so', null],
    ['1,2', null],
    ['0', 0],
    ['some', null],
    ['-3', null],
    ['1.5', null],
  ])('the quantity %j is %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })
})

describe('measures', () => {
  test.each([
    ['6 ft', 72],
    ["6'", 72],
    ['5-6 ft', 60],
    ["5' - 6'", 60],
    ['5 to 6 feet', 60],
    ['5\' 2"', 62],
    ['5 ft 2 in', 62],
    ['62"', 62],
    ['18-24 in.', 18],
    ["6–8' tall", 72],
    ["5½'", 66],
    ['¼ ft', 3],
    ["4¾'", 57],
    ['6 foot high', 72],
    ['6 ft. ht.', 72],
    ['6ft+', 72],
    ['5’ 2”', 62],
    ["5‘ 2''", 62],
    ["5' 2'' - 6'", 62],
    ['5 — 6 ft', 60],
    ["5′ to 6' 2 in", 60],
    ['62  inches', 62],
    ['125 ft', 1500],
    ['126 ft', null],
    ['5.55 in', 5.5],
    ['5.56 in', 5.6],
    ['62 in 2 in', null],
    ['about 6 ft', null],
    ['6 ft or so', null],
    ['6', null],
    ['tall', null],
    ['', null],
    ['0 ft', null],
    ['900 ft', null],
  ])('the height %j is %j inches', (text, inches) => {
    expect(readHeightInches(text, undefined)).toBe(inches)
  })

  test('a bare height has the unit of its column title', () => {
    expect([
      readHeightInches('6', 'ft'),
      readHeightInches('62', 'in'),
      readHeightInches('6-8', 'ft'),
    ]).toEqual([72, 62, 72])
  })

  test.each([
    ['2"', 2],
    ['2.5', 2.5],
    ['2 1/2"', 2.5],
    ['2-1/2"', 2.5],
    ['2½ in', 2.5],
    ['2-2.5"', 2],
    ['2-1/2" - 3"', 2.5],
    ['3/4"', 0.75],
    ['1/2-3/4"', 0.5],
    ['.75', 0.75],
    ['2" cal.', 2],
    ['2" caliper', 2],
    ['0.5 ft', 6],
    ['60', 60],
    ['1.234', 1.23],
    ['70', null],
    ['n/a', null],
    ['1/0"', null],
  ])('the caliper %j is %j inches', (text, inches) => {
    expect(readCaliperInches(text)).toBe(inches)
  })

  test('a height in feet and inches is read back from every spelling', () => {
    const spell: ((feet: number, inches: number) => string)[] = [
      (feet, inches) => `${feet}'${inches}"`,
      (feet, inches) => `${feet}' ${inches}"`,
      (feet, inches) => `${feet} ft ${inches} in`,
      (feet, inches) => `${feet * 12 + inches} inches`,
      (feet, inches) => `${feet * 12 + inches}-${feet * 12 + inches + 6}"`,
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom(...spell),
        (feet, inches, write) => {
          expect(readHeightInches(write(feet, inches), undefined)).toBe(feet * 12 + inches)
        },
      ),
    )
  })
})
