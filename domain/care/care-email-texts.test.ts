import { expect, test } from 'vitest'
import { addDays } from '#domain/time/nursery-clock.ts'
import { careEmailText } from './care-email-texts.ts'
import type { CareEmailKind } from './due-emails.ts'
import type { PlantedTree } from './tree-care.ts'

const elm: PlantedTree = {
  line: 1,
  quantity: 1,
  name: 'Cedar Elm',
  spanishName: null,
  scientificName: 'Ulmus crassifolia',
  slug: 'cedar-elm',
  size: '15 gal',
  containerSize: '15 gal',
  caliperInches: null,
  waterNeed: 'medium',
  ground: 'clay',
  plantedOn: '',
  plantType: 'tree',
  growthRate: 'medium',
  leafRetention: 'deciduous',
  bloomMonths: [],
  fallColor: null,
  hasCage: false,
}

const mail = (kind: CareEmailKind, plantedOn: string, today: string, given: Partial<PlantedTree> = {}) =>
  careEmailText(kind, { trees: [{ ...elm, ...given, plantedOn }], plantedOn, today })
const textOf = (...about: Parameters<typeof mail>) => mail(...about)?.text.join('\n') ?? ''

test.each([
  ['2026-11-05', 'water every other day. After that, three times a week is enough until the month is up.'],
  [
    '2026-07-10',
    'water every other day. After that, water every 4 to 6 days until the nights cool in October.',
  ],
  ['2026-09-25', 'water every other day. After that, every 7 days is enough.'],
])('[CA-21] the first week of what was planted on %s ends with its own days', (plantedOn, words) => {
  expect(textOf('week-1', plantedOn, addDays(plantedOn, 7))).toContain(words)
})

test.each([
  ['2026-07-10', 'in the heat', "Don't cut back yet."],
  [
    '2026-11-05',
    'in the cool',
    'Water about twice a week this month, and about once a week the month after.',
  ],
  ['2026-10-15', 'in the cool', 'Cold clay stays wet'],
  [
    '2027-03-05',
    'A month in the ground',
    'twice a week now, and about once a week from next month, and give',
  ],
  ['2027-03-05', 'A month in the ground', "In June we'll write again"],
  ['2027-04-20', 'A month in the ground', 'Water about twice a week now, and give'],
  ['2027-04-20', 'A month in the ground', "Don't go to once a week"],
  ['2026-09-10', 'A month in the ground', 'Water every 7 days, and give'],
])('[CA-21] a month after %s, the email is for its season: %s, %s', (plantedOn, title, words) => {
  const today = addDays(plantedOn, 30)
  expect(mail('month-1', plantedOn, today)?.title).toContain(title)
  expect(textOf('month-1', plantedOn, today)).toContain(words)
  expect(textOf('month-1', '2026-09-10', '2026-10-10')).not.toContain('June')
})

test('[CA-21] the email on June 1 has the days of the whole summer', () => {
  const summer = mail('summer', '2026-11-05', '2027-06-01')
  expect(summer?.text[0]).toContain('From now through September, water every 4 to 6 days.')
  expect(summer?.heading).toBe('Water this summer')
  expect(summer?.water).toEqual(['Cedar Elm, 15 gal: 5 to 7 gallons, 1 bucket, every 4 to 6 days'])
})

test('[CA-21] water in an email is what holds once it has changed, and none is sent about none', () => {
  expect(mail('month-1', '2027-01-31', '2027-02-28')?.water[0]).toContain('every 4 days')
  expect(mail('second-spring', '2027-04-20', '2028-03-01')?.water[0]).toContain('9 to 12 gallons')
  expect(textOf('second-spring', '2026-11-05', '2028-03-01', { containerSize: '45 gal' })).toContain('third')
  expect(textOf('second-spring', '2026-11-05', '2028-03-01')).toContain("that's every 8 to 10 days.")
  expect(textOf('second-spring', '2026-11-05', '2028-03-01')).not.toContain('third')
  expect(textOf('second-spring', '2026-11-05', '2028-03-01')).toContain("that's every 8 to 10 days.")
  expect(mail('second-spring', '2026-11-05', '2028-03-01', { plantType: 'grass' })).toBeNull()
  expect(mail('stake', '2026-11-05', '2027-11-05')?.water).toEqual([])
})
