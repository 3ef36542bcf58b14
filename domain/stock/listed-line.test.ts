import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHeader, type ListColumns } from './listed-columns.ts'
import { readLine } from './listed-line.ts'

describe('the header row', () => {
  const header = ['Botanical Name', 'Common Name', 'Size', 'Qty', 'Price', 'Caliper', 'Height (ft)']

  test('is found by its titles in any order, below a letterhead', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(header, { minLength: header.length }),
        fc.integer({ min: 0, max: 5 }),
        (titles, above) => {
          const found = findHeader([
            ...Array.from({ length: above }, () => ['Balcones Tree Farm', '', '(830) 555-0100']),
            titles,
          ])
          expect(found).toMatchObject({
            kind: 'found',
            row: above,
            columns: {
              at: {
                common: titles.indexOf('Common Name'),
                price: titles.indexOf('Price'),
                size: titles.indexOf('Size'),
              },
              heightUnit: 'ft',
            },
          })
        },
      ),
    )
  })

  test.each([
    [['PLANT', 'CONTAINER', 'AVAIL', 'WHOLESALE']],
    [['Scientific Name', 'Container Size', 'Unit Price']],
    [['Item Description', 'Pot Size', 'Price Ea.', 'On Hand']],
  ])('%j is accepted', (titles) => {
    expect(findHeader([titles]).kind).toBe('found')
  })

  test('the wholesale price is used if there are several price columns', () => {
    const found = findHeader([['Name', 'Size', 'Retail', 'Price', 'Wholesale']])
    expect(found).toMatchObject({ columns: { at: { price: 4 } } })
  })

  test('missing columns are named; a missing header and a duplicate title are reported as such', () => {
    expect(findHeader([['Common Name', 'Size', 'Qty']])).toMatchObject({
      kind: 'incomplete',
      row: 0,
      lacks: ['a price (Price or Wholesale)'],
    })
    expect(findHeader([['Live Oak', '15 gal', '12', '$85.00']])).toEqual({ kind: 'none' })
    expect(findHeader([['Name', 'Size', 'Price', 'Price']])).toMatchObject({ kind: 'twice', title: 'price' })
    expect(findHeader([])).toEqual({ kind: 'none' })
    expect(findHeader([['Height', '', 'Qty']])).toEqual({
      kind: 'incomplete',
      row: 0,
      titles: ['Height', 'Qty'],
      lacks: [
        'a name (Common Name or Botanical Name)',
        'a size (Size or Container)',
        'a price (Price or Wholesale)',
      ],
    })
    expect(findHeader([['Size']])).toEqual({ kind: 'none' })
  })

  test('a complete header further down wins over an incomplete one, down to row 30', () => {
    const whole = ['Name', 'Size', 'Price']
    expect(findHeader([['Size', 'Price'], whole])).toMatchObject({ kind: 'found', row: 1 })
    const below = (count: number) => [...Array.from({ length: count }, () => ['x']), whole]
    expect(findHeader(below(29))).toMatchObject({ kind: 'found', row: 29 })
    expect(findHeader(below(30))).toEqual({ kind: 'none' })
  })

  test('units and remarks in titles are ignored, except the unit of the height', () => {
    const unitOf = (title: string) => {
      const found = findHeader([['Name', 'Size(cont.)', 'Price -- USD', title]])
      return found.kind === 'found' ? [found.columns.at.height, found.columns.heightUnit] : []
    }
    expect(unitOf('HEIGHT (FT)')).toEqual([3, 'ft'])
    expect(unitOf('Ht. feet')).toEqual([3, 'ft'])
    expect(unitOf('Height in')).toEqual([3, 'in'])
    expect(unitOf('Height, inches')).toEqual([3, 'in'])
    expect(unitOf('Height')).toEqual([3, undefined])
    expect(unitOf('Lift')).toEqual([undefined, undefined])
  })
})

describe('a line', () => {
  const titles = ['Common', 'Botanical', 'Size', 'Qty', 'Price', 'Height', 'Cal']
  const header = findHeader([titles])
  const columns: ListColumns =
    header.kind === 'found' ? header.columns : { at: {}, titles, heightUnit: undefined }
  const line = (...cells: string[]) => readLine(cells, columns, new Map())

  test('is read completely', () => {
    expect(line('Lacey Oak', 'Quercus laceyi', '#15', '12', '$95.00', '6-7 ft', '1 1/2"')).toEqual({
      kind: 'stock',
      common: 'Lacey Oak',
      botanical: 'Quercus laceyi',
      size: '15 gal',
      priceCents: 95_00,
      quantity: 12,
      heightInches: 72,
      caliperInches: 1.5,
    })
  })

  test.each([
    [['Lacey Oak', '', '#15', '12', '0'], 'has a price of 0'],
    [['Lacey Oak', '', '#15', '12', '$0.00'], 'has a price of 0'],
    [['Lacey Oak', '', '#15', '12', ''], 'has no price'],
    [['Lacey Oak', '', '#15', '12', 'call'], "has the unreadable price 'call'"],
    [['Lacey Oak', '', 'tray', '12', '5'], "has the unknown size 'tray'"],
    [['Lacey Oak', '', '', '12', '5'], 'has no size'],
    [['', '', '#15', '12', '5'], 'has no name'],
    [['Lacey Oak', '', '#15', 'lots', '5'], "has the unreadable quantity 'lots'"],
    [['x'.repeat(201), '', '#15', '1', '5'], 'has a name of more than 200 letters'],
    [['', 'x'.repeat(201), '#15', '1', '5'], 'has a name of more than 200 letters'],
    [['Lacey Oak', '', '#15'], 'has no price'],
  ])('%j %s', (cells, fault) => {
    expect(line(...cells)).toMatchObject({ kind: 'fault', fault })
  })

  test("headings and repeated headers aren't stock lines", () => {
    expect([line('SHADE TREES'), line(...titles), line('')]).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'heading' })),
    )
  })

  test('a fault includes the name and size, if they could be read', () => {
    expect(line(' Lacey Oak ', 'Quercus laceyi', '#15', '12', 'call')).toEqual({
      kind: 'fault',
      common: 'Lacey Oak',
      botanical: 'Quercus laceyi',
      size: '15 gal',
      fault: "has the unreadable price 'call'",
    })
  })

  test('one name is enough, of at most 200 letters', () => {
    expect(line('', 'x'.repeat(200), '#15', '1', '5')).toMatchObject({ kind: 'stock', common: '' })
    expect(line('x'.repeat(200), '', '#15', '1', '5')).toMatchObject({ kind: 'stock', botanical: '' })
  })

  test('a line without size and price is a heading, and one cell is too', () => {
    expect(line('SHADE TREES', 'all native', '', '5')).toEqual({ kind: 'heading' })
    expect(line('', ' ', '#15')).toEqual({ kind: 'heading' })
  })

  test('missing details are null', () => {
    expect(line('Lacey Oak', '', '#15', '', '5')).toMatchObject({
      kind: 'stock',
      quantity: null,
      heightInches: null,
      caliperInches: null,
    })
  })

  test('a sold-out item needs no price', () => {
    expect(line('Lacey Oak', '', '#15', '0', '')).toMatchObject({ kind: 'stock', quantity: 0, priceCents: 0 })
    expect(line('Lacey Oak', '', '#15', 'sold out', '$5')).toMatchObject({ quantity: 0, priceCents: 5_00 })
  })
})
