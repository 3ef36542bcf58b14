import { describe, expect, test } from 'vitest'
import { fillProse, fillText, type Figures } from './figures.ts'
import { monthsIn } from './month-range.ts'
import { policyHead } from './policy.ts'
import { plainText, type Prose } from './prose.ts'

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

test('a text without its markup is its words', () => {
  expect(
    plainText([
      'Run ',
      { kind: 'code', text: 'npm ci' },
      ' or ',
      { kind: 'strong', of: ['read ', { kind: 'link', to: '/blog', of: ['this'] }] },
      '.',
    ]),
  ).toBe('Run npm ci or read this.')
})

test('code is no place for figures, and a link has them in its words', () => {
  const of = (inlines: Prose['opening']) => fillProse({ opening: inlines, sections: [] }, figures).opening
  const code = { kind: 'paragraph' as const, of: [{ kind: 'code' as const, text: '{{nothing}}' }] }
  expect(of([code])).toEqual([code])
  expect(
    of([{ kind: 'paragraph', of: [{ kind: 'link', to: '/x', of: ['from {{minimumOrder}}'] }] }]),
  ).toEqual([{ kind: 'paragraph', of: [{ kind: 'link', to: '/x', of: ['from $200'] }] }])
})

test('a table without a whole row is left out', () => {
  const rows = [[['15 gal'], ['{{nothing}}']]]
  const prose: Prose = { opening: [{ kind: 'table', columns: [['Size'], ['Fee']], rows }], sections: [] }
  expect(fillProse(prose, figures).opening).toEqual([])
})

test('the head of a policy has a day of change, and texts that fit a search result', () => {
  const head = {
    title: 'Privacy policy',
    metaTitle: 'x'.repeat(60),
    description: 'x'.repeat(160),
    changed: '2026-09-01',
    summary: [{ figure: '72 hours', label: 'to cancel' }],
  }
  expect(policyHead.parse(head)).toEqual(head)
  const more = { effective: 'January 1, 2025', version: '2.0', updated: 'August 2025' }
  expect(policyHead.parse({ ...head, ...more })).toEqual({ ...head, ...more })
  for (const slip of [
    { metaTitle: 'x'.repeat(61) },
    { description: 'x'.repeat(161) },
    { changed: 'September' },
    { summary: [{ figure: '72 hours' }] },
    { summary: [{ figure: '72 hours', label: 'to cancel', more: '' }] },
    { author: 'someone' },
  ])
    expect(policyHead.safeParse({ ...head, ...slip }).success).toBe(false)
})
