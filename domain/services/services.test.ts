import { expect, test } from 'vitest'
import { defaultZones } from '#domain/delivery/delivery-zone.ts'
import { serviceText, type ServiceText } from './service-text.ts'
import { serviceView } from './service-view.ts'
import { findService, services } from './services.ts'

test('[RT-02] seven services, each found by its slug, and no others', () => {
  expect(services).toHaveLength(7)
  for (const service of services) expect(findService(service.slug)).toBe(service)
  expect(findService('tree')).toBeUndefined()
})

const part = (title: string) => ({ title, text: 'A text.' })
const text: ServiceText = {
  slug: 'tree-service',
  title: 'Tree service',
  description: 'What we do.',
  updated: '2026-09-01',
  plainly: 'Plainly.',
  heading: 'We plant',
  lead: 'The lead.',
  included: ['One', 'Two, from {{minimumOrder}}', 'Three, {{gone}}'],
  visit: [part('First')],
  cost: {
    includes: ['Digging'],
    extra: ['A cage'],
    paragraphs: ['At least {{minimumOrder}}.', 'Nobody knows {{gone}}.'],
  },
  when: { intro: 'When', seasons: [{ months: 'October to December', text: 'Plant.', advice: 'good' }] },
  questions: [{ question: 'How {{gone}}?', answer: 'So.' }],
  plants: [],
  articles: [],
}
const values = (name: string) => (name === 'minimumOrder' ? '$200' : undefined)
const withTable = (rows: string[][] | 'delivery zones'): ServiceText => ({
  ...text,
  cost: { ...text.cost, table: { caption: 'Fees', columns: ['Size', 'Fee'], rows } },
})

test('a service page is filled with current values, and parts that lack one are left out', () => {
  expect(serviceView(text, values, defaultZones)).toEqual({
    heading: 'We plant',
    plainly: 'Plainly.',
    lead: 'The lead.',
    included: ['One', 'Two, from $200'],
    visit: [part('First')],
    cost: { includes: ['Digging'], extra: ['A cage'], paragraphs: ['At least $200.'], table: null },
    when: {
      intro: 'When',
      seasons: [{ months: 'October to December', text: 'Plant.', advice: 'good', inMonths: [10, 11, 12] }],
    },
    questions: [],
  })
})

test('a table shows its complete rows or the delivery zones, and is left out if it has none', () => {
  const rowsOf = (rows: string[][] | 'delivery zones') =>
    serviceView(withTable(rows), values, defaultZones).cost.table?.rows
  expect(
    rowsOf([
      ['15 gal', '{{minimumOrder}}'],
      ['30 gal', '{{gone}}'],
    ]),
  ).toEqual([['15 gal', '$200']])
  expect(rowsOf('delivery zones')).toEqual([
    ['0 to 40 miles', 'Free'],
    ['Beyond 40 miles', '$200 flat'],
  ])
  expect(rowsOf([['30 gal', '{{gone}}']])).toBeUndefined()
  expect(serviceView(withTable([['a', 'b']]), values, []).cost.table).toEqual({
    caption: 'Fees',
    columns: ['Size', 'Fee'],
    rows: [['a', 'b']],
  })
})

test('a service page needs a minimum of content', () => {
  const whole = {
    ...text,
    included: Array.from({ length: 6 }, () => 'One'),
    visit: Array.from({ length: 4 }, () => part('One')),
    cost: {
      ...text.cost,
      includes: ['Digging', 'Mulch', 'Water'],
      extra: ['A cage', 'Tax'],
      paragraphs: ['One', 'Two'],
    },
    when: {
      intro: 'When',
      seasons: Array.from({ length: 3 }, () => ({ months: 'May', text: 'Rest.', advice: 'not' })),
    },
    questions: Array.from({ length: 3 }, () => ({ question: 'Why?', answer: 'So.' })),
    plants: Array.from({ length: 3 }, () => ({ slug: 'oak', reason: 'Shade' })),
    articles: ['one', 'two'],
  }
  const parsed = serviceText.parse(whole)
  expect(parsed.when.seasons[0]).toEqual({ months: 'May', text: 'Rest.', advice: 'not' })
  for (const list of ['included', 'visit', 'questions', 'plants', 'articles'] as const)
    expect(serviceText.safeParse({ ...whole, [list]: whole[list].slice(1) }).success).toBe(false)
  for (const mistake of [
    { title: 'x'.repeat(61) },
    { description: 'x'.repeat(161) },
    { updated: 'May' },
    { more: 1 },
  ])
    expect(serviceText.safeParse({ ...whole, ...mistake }).success).toBe(false)
})
