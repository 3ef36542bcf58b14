import { describe, expect, test } from 'vitest'
import { planStock, type NumberedLine, type StockRow } from './plan-stock.ts'

const laceyOak = {
  id: 1,
  slug: 'lacey-oak',
  name: 'Lacey Oak',
  botanicalName: 'Quercus laceyi',
  otherNames: [],
}
const cedarElm = {
  id: 2,
  slug: 'cedar-elm',
  name: 'Cedar Elm',
  botanicalName: 'Ulmus crassifolia',
  otherNames: [],
}

type Stock = Extract<NumberedLine['read'], { kind: 'stock' }>
const listed = (details: Partial<Stock> = {}): Stock => ({
  kind: 'stock',
  common: 'Lacey Oak',
  botanical: 'Quercus laceyi',
  size: '15 gal',
  priceCents: 95_00,
  quantity: 12,
  heightInches: null,
  caliperInches: null,
  ...details,
})
const refused = (details: { botanical?: string; size?: string | null }): NumberedLine['read'] => ({
  kind: 'fault',
  common: '',
  botanical: 'Quercus laceyi',
  size: '15 gal',
  fault: 'has no price',
  ...details,
})

const inStock = (details: Partial<StockRow> = {}): StockRow => ({
  id: 101,
  plantId: laceyOak.id,
  plantName: 'Lacey Oak',
  listName: 'Quercus laceyi Lacey Oak',
  size: '15 gal',
  priceCents: 95_00,
  ownPriceCents: null,
  quantity: 12,
  heightInches: null,
  caliperInches: null,
  deletedAt: null,
  ...details,
})

const plan = (
  reads: NumberedLine['read'][],
  stock: StockRow[] = [],
  decisions: Parameters<typeof planStock>[0]['decisions'] = [],
) =>
  planStock({
    lines: reads.map((read, index) => ({ line: index + 2, read })),
    plants: [laceyOak, cedarElm],
    stock,
    houseSizes: new Map([['ball and burlap', 'Ball and burlap']]),
    decisions,
  })

/** Each planned row as its change, id and price. */
const changes = (...input: Parameters<typeof plan>) =>
  plan(...input).rows.map(({ change, before, after }) => [change, before?.id, after?.priceCents])

describe('names', () => {
  test('are matched once each, with the number of their lines', () => {
    const { names } = plan([
      listed(),
      listed({ size: '5 gal' }),
      listed({ botanical: 'Nandina domestica', common: '' }),
    ])
    expect(names).toEqual([
      {
        botanical: 'Quercus laceyi',
        common: 'Lacey Oak',
        lines: 2,
        match: { how: 'exact', plant: laceyOak },
      },
      { botanical: 'Nandina domestica', common: '', lines: 1, match: { how: 'unknown' } },
    ])
  })

  test('of rejected lines count too, unless the line has no name', () => {
    const { names } = plan([refused({}), refused({ botanical: '' })])
    expect(names.map(({ botanical, lines }) => [botanical, lines])).toEqual([['Quercus laceyi', 1]])
  })

  test('that are unknown, doubtful or left out add nothing', () => {
    const reads = ['Nandina domestica', 'Quercus laceyi alba', 'Ulmus crassifolia'].map((botanical) =>
      listed({ botanical, common: '' }),
    )
    const { names, rows } = plan(reads, [], [{ botanical: 'Ulmus crassifolia', common: '', plantId: null }])
    expect(names.map(({ match }) => match.how)).toEqual(['unknown', 'doubtful', 'skipped'])
    expect(rows).toEqual([])
  })
})

describe('a listed plant', () => {
  test('that is not in stock is new', () => {
    expect(plan([listed({ heightInches: 72, caliperInches: 1.5 })]).rows).toEqual([
      {
        change: 'new',
        plantId: 1,
        plantName: 'Lacey Oak',
        size: '15 gal',
        before: null,
        after: {
          listName: 'Quercus laceyi Lacey Oak',
          priceCents: 95_00,
          quantity: 12,
          heightInches: 72,
          caliperInches: 1.5,
        },
      },
    ])
  })

  test.each<[string, Partial<Stock>, Partial<StockRow>]>([
    ['same', {}, {}],
    ['same', { quantity: null }, { heightInches: 72, caliperInches: 2 }],
    ['price', { priceCents: 99_00, quantity: 3 }, {}],
    ['quantity', { quantity: 11 }, {}],
    ['quantity', {}, { quantity: null }],
    ['measure', { heightInches: 72 }, {}],
    ['measure', { caliperInches: 2.5 }, { caliperInches: 2 }],
    ['back', { priceCents: 99_00 }, { deletedAt: new Date('2026-01-01') }],
  ])('is %s if listed with %j while the row has %j', (change, details, row) => {
    expect(changes([listed(details)], [inStock(row)])).toEqual([[change, 101, details.priceCents ?? 95_00]])
  })

  test('keeps the quantity and measures that the list leaves out', () => {
    const row = inStock({ heightInches: 72, caliperInches: 2 })
    const [planned] = plan([listed({ priceCents: 99_00, quantity: null })], [row]).rows
    expect(planned?.after).toMatchObject({ quantity: 12, heightInches: 72, caliperInches: 2 })
  })

  test('keeps the spelling of its size in stock, which may differ from the usual one', () => {
    const { rows } = plan(
      [listed(), listed({ size: 'Ball and burlap' })],
      [inStock({ size: '#15' }), inStock({ id: 102, size: 'B&B' })],
    )
    expect(rows.map(({ change, size }) => [change, size])).toEqual([
      ['same', '#15'],
      ['same', 'B&B'],
    ])
  })

  test('on several lines is one item: quantities add up, the highest price and the first name count', () => {
    const lines = [
      listed({ priceCents: 90_00, quantity: 5 }),
      listed({ quantity: null, botanical: 'QUERCUS LACEYI' }),
      listed({ priceCents: 80_00, quantity: 2 }),
    ]
    expect(plan(lines).rows.map(({ after }) => after)).toMatchObject([
      { priceCents: 95_00, quantity: 7, listName: 'QUERCUS LACEYI Lacey Oak' },
    ])
  })

  test('comes in the order of plants and sizes, so that new rows of one plant get neighboring ids', () => {
    const elm = { common: '', botanical: 'Ulmus crassifolia' }
    const lines = [listed(elm), listed({ size: '5 gal' }), listed({ caliperInches: 2 }), listed()]
    expect(
      plan(lines).rows.map(({ plantName, size, after }) => [plantName, size, after?.caliperInches]),
    ).toEqual([
      ['Lacey Oak', '15 gal', 2],
      ['Lacey Oak', '15 gal', null],
      ['Lacey Oak', '5 gal', null],
      ['Cedar Elm', '15 gal', null],
    ])
  })

  test('has no quantity if the sum cannot be stored', () => {
    const lines = Array.from({ length: 200 }, () => listed({ quantity: 10_000_000 }))
    expect(plan(lines).rows.map(({ after }) => after?.quantity)).toEqual([null])
  })
})

describe('rows of one plant and size', () => {
  const tall = { heightInches: 144, caliperInches: 3 }
  const small = { heightInches: 120, caliperInches: 2 }
  const stock = [
    inStock({ id: 1, priceCents: 300_00, ...small }),
    inStock({ id: 2, priceCents: 400_00, ...tall }),
  ]

  test('are distinguished by caliper and height, then by caliper alone', () => {
    expect(changes([listed({ ...tall, priceCents: 400_00 })], stock)).toEqual([
      ['same', 2, 400_00],
      ['gone', 1, undefined],
    ])
    expect(changes([listed({ ...tall, heightInches: 150, priceCents: 400_00 })], stock)).toEqual([
      ['measure', 2, 400_00],
      ['gone', 1, undefined],
    ])
  })

  test('with new measures are paired in the order of their measures', () => {
    const lines = [
      listed({ caliperInches: 4, priceCents: 400_00 }),
      listed({ caliperInches: 2.5, priceCents: 300_00 }),
    ]
    expect(changes(lines, stock)).toEqual([
      ['measure', 1, 300_00],
      ['measure', 2, 400_00],
    ])
  })

  test('in stock are preferred to deleted ones, of which the last deleted comes first', () => {
    const rows = [
      inStock({ id: 1, deletedAt: new Date('2026-01-01') }),
      inStock({ id: 2, deletedAt: new Date('2026-02-01') }),
      inStock({ id: 3 }),
    ]
    expect(changes([listed()], rows)).toEqual([['same', 3, 95_00]])
    expect(changes([listed()], rows.slice(0, 2))).toEqual([['back', 2, 95_00]])
  })
})

describe('a row that is not listed', () => {
  test('is gone, also if it is listed as sold out or in another size', () => {
    for (const lines of [[], [listed({ quantity: 0, priceCents: 0 })]])
      expect(changes(lines, [inStock()])).toEqual([['gone', 101, undefined]])
    expect(changes([listed({ size: '5 gal' })], [inStock()])).toEqual([
      ['new', undefined, 95_00],
      ['gone', 101, undefined],
    ])
  })

  test('that was already deleted stays deleted', () => {
    expect(changes([], [inStock({ deletedAt: new Date('2026-01-01') })])).toEqual([])
  })

  test('stays as long as a rejected line may be about it', () => {
    expect(changes([refused({})], [inStock({ size: '#15' })])).toEqual([])
    expect(changes([refused({ size: null })], [inStock()])).toEqual([])
    expect(changes([refused({ size: '5 gal' })], [inStock()])).toEqual([['gone', 101, undefined]])
    expect(changes([refused({ botanical: 'Ulmus crassifolia' })], [inStock()])).toEqual([
      ['gone', 101, undefined],
    ])
  })
})

test('rejected lines are reported with their row and reason', () => {
  expect(plan([listed(), refused({}), refused({ botanical: '' })]).refused).toEqual([
    { line: 3, name: 'Quercus laceyi', fault: 'has no price' },
    { line: 4, name: '', fault: 'has no price' },
  ])
})
