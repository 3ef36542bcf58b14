import { describe, expect, test } from 'vitest'
import { fillProse, fillText, type TextValues } from './text-values.ts'
import { policyHead } from './policy.ts'
import { plainText, type Prose } from './prose.ts'

const values: TextValues = (name) => ({ minimumOrder: '$200', 'plantingFee:15 gal': '$85' })[name]

test('placeholders are filled in', () => {
  expect(fillText('From {{minimumOrder}}, and {{plantingFee:15 gal}} more.', values)).toBe(
    'From $200, and $85 more.',
  )
})

test('a text is undefined if one of its values is missing', () => {
  expect(fillText('{{minimumOrder}} and {{farDeliveryFee}}', values)).toBeUndefined()
})

describe('a block that lacks a value is left out, and the rest stays', () => {
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
    expect(fillProse(prose, values)).toEqual({
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

test('plain text is the words without the markup', () => {
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

test('placeholders are filled in link text but not in code', () => {
  const of = (inlines: Prose['opening']) => fillProse({ opening: inlines, sections: [] }, values).opening
  const code = { kind: 'paragraph' as const, of: [{ kind: 'code' as const, text: '{{nothing}}' }] }
  expect(of([code])).toEqual([code])
  expect(
    of([{ kind: 'paragraph', of: [{ kind: 'link', to: '/x', of: ['from {{minimumOrder}}'] }] }]),
  ).toEqual([{ kind: 'paragraph', of: [{ kind: 'link', to: '/x', of: ['from $200'] }] }])
})

test('a table without a complete row is left out', () => {
  const rows = [[['15 gal'], ['{{nothing}}']]]
  const prose: Prose = { opening: [{ kind: 'table', columns: [['Size'], ['Fee']], rows }], sections: [] }
  expect(fillProse(prose, values).opening).toEqual([])
})

test("a policy's front matter has a date of change, and texts that fit a search result", () => {
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
  for (const mistake of [
    { metaTitle: 'x'.repeat(61) },
    { description: 'x'.repeat(161) },
    { changed: 'September' },
    { summary: [{ figure: '72 hours' }] },
    { summary: [{ figure: '72 hours', label: 'to cancel', more: '' }] },
    { author: 'someone' },
  ])
    expect(policyHead.safeParse({ ...head, ...mistake }).success).toBe(false)
})
