import { expect, test } from 'vitest'
import { readableCopy } from './readable-copy.ts'

const asOf = new Date('2026-11-16T18:00:00Z')
const copy = (data: Record<string, unknown>) => readableCopy({ companyName: 'Trees & Co', asOf, data })

test('[DK-122] a copy to hand over is in words, dollars and dates, with the photos, and can’t run anything', () => {
  const html = copy({
    quotes: [
      {
        number: 'HCT-26-AAAA-BBBB',
        createdAt: asOf,
        totals: { grandTotalCents: 123_450 },
        delivery: { isPickup: false, cents: 9500, inventoryId: 77 },
        notes: '<script>x()</script>',
        photos: [{ jpeg: '/9j/"4AAQ' }],
        gone: [],
        replaces: null,
      },
    ],
    messages: [],
    note: 'file missing',
  })
  for (const part of [
    'Trees &amp; Co',
    '<b>Number:</b> HCT-26-AAAA-BBBB',
    '<b>Created at:</b> November 16, 2026',
    '<b>Grand total:</b> $1,234.50',
    '<b>Pickup:</b> no',
    '<b>Amount:</b> $95',
    '&lt;script&gt;x()&lt;/script&gt;',
    'src="data:image/jpeg;base64,/9j/&quot;4AAQ"',
  ])
    expect(html).toContain(part)
  for (const part of ['<script', '77', 'Gone', 'Replaces', 'Messages']) expect(html).not.toContain(part)
})

test('a copy of nothing says so', () => {
  expect(copy({ quotes: [], messages: [] })).toContain('nothing about you')
})
