import { describe, expect, test } from 'vitest'
import { fillProse, fillText, type Figures } from './figures.ts'
import { monthsIn } from './month-range.ts'
import type { Prose } from './prose.ts'

const figures: Figures = (name) => ({ minimumOrder: '$200', 'plantingFee:15 gal': '$85' })[name]

test('a figure stands where a text asks for it', () => {
  expect(fillText('From {{minimumOrder}}, and {{plantingFee:15 gal}} more.', figures)).toBe(
    'From $200, and $85 more.',
  )
})

test('a text that lacks one figure is no text', () => {
  expect(fillText('{{minimumOrder}} and {{farDeliveryFee}}', figures)).toBeUndefined()
})

describe('a block that lacks a figure is left out whole, and the rest stays', () => {
  const prose: Prose = {
    opening: [
      { kind: 'paragraph', of: ['At least ', { kind: 'strong', of: ['{{minimumOrder}}'] }] },
      { kind: 'paragraph', of: ['Far: ', { kind: 'strong', of: ['{{farDeliveryFee}}'] }] },
    ],
    sections: [
      {
        id: 'fees',
        title: 'Fees',
        blocks: [
          { kind: 'list', ordered: false, items: [['{{nothing}}'], ['stays']] },
          { kind: 'list', ordered: false, items: [['{{nothing}}']] },
          {
            kind: 'table',
            columns: [['Size'], ['Fee']],
            rows: [
              [['15 gal'], ['{{plantingFee:15 gal}}']],
              [['30 gal'], ['{{plantingFee:30 gal}}']],
            ],
          },
        ],
      },
    ],
  }

  test('paragraphs, list items and rows', () => {
    expect(fillProse(prose, figures)).toEqual({
      opening: [{ kind: 'paragraph', of: ['At least ', { kind: 'strong', of: ['$200'] }] }],
      sections: [
        {
          id: 'fees',
          title: 'Fees',
          blocks: [
            { kind: 'list', ordered: false, items: [['stays']] },
            { kind: 'table', columns: [['Size'], ['Fee']], rows: [[['15 gal'], ['$85']]] },
          ],
        },
      ],
    })
  })
})

test.each([
  ['September', [9]],
  ['July and August', [7, 8]],
  ['February through June', [2, 3, 4, 5, 6]],
  ['October to February', [10, 11, 12, 1, 2]],
  ['December and January', [12, 1]],
  ['Any month, after heavy rain', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('%s is %j', (words, months) => {
  expect(monthsIn(words)).toEqual(months)
})
