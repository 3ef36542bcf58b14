import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { plantingCalendar } from './planting-calendar.ts'

const entry = {
  number: 'HCT-26-7K4P-9XQ2',
  siteOrigin: 'https://trees.example',
  pageUrl: 'https://trees.example/quote/abcdefghijklmnopqrstuv',
  sequence: 6,
  method: 'REQUEST',
  planting: { day: '2026-12-01', arrivalHour: 8 },
  visit: 'planting',
  at: new Date('2026-11-16T18:00:00.123Z'),
  company: {
    ...defaultProfile,
    name: 'Hill "Country", Tree',
    email: 'trees@hillcountrytree.example',
    phone: '(830) 555-0142 \\ ñandú; and, more '.repeat(4),
  },
  attendee: 'elena+trees@example.com',
} as const
const uid = 'HCT-26-7K4P-9XQ2@trees.example'

function parse(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  return { calendar, component, event: new ICAL.Event(component) }
}

test('[QL-27] a day with an hour is an entry in UTC, with text that survives', () => {
  const { calendar, component, event } = parse(plantingCalendar(entry))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect([event.uid, event.sequence]).toEqual([uid, 6])
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-01T14:00:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-01T16:00:00Z'))
  expect(event.description).toBe(`See your order: ${entry.pageUrl}\nQuestions? ${entry.company.phone}`)
  expect([event.summary, event.location]).toEqual([
    `${entry.company.name}: your planting, order ${entry.number}`,
    null,
  ])
  expect(event.organizer).toBe('mailto:trees@hillcountrytree.example')
  expect(component.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe('Hill Country, Tree')
  expect(component.getFirstPropertyValue('attendee')).toBe('mailto:elena+trees@example.com')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-16T18:00:00Z')
})

test('[QL-27] summer days use summer time, and a day without an hour is a whole day', () => {
  const summer = plantingCalendar({ ...entry, planting: { day: '2026-07-01', arrivalHour: 8 } })
  expect(parse(summer).event.startDate.toJSDate()).toEqual(new Date('2026-07-01T13:00:00Z'))
  const { event } = parse(plantingCalendar({ ...entry, planting: { day: '2026-12-31', arrivalHour: null } }))
  expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ])
})

test('[QL-27] canceling names the same entry with a higher number', () => {
  const { calendar, component, event } = parse(plantingCalendar({ ...entry, method: 'CANCEL', sequence: 9 }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect([event.uid, event.sequence]).toEqual([uid, 9])
})

test('lines end with CRLF and have at most 75 octets', () => {
  const content = plantingCalendar(entry)
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('[QL-27] a pick-up is called one, and says where', () => {
  const { event } = parse(plantingCalendar({ ...entry, visit: 'pickup' }))
  expect(event.summary).toContain('your pick-up, order HCT-26-7K4P-9XQ2')
  expect(event.location).toBe('140 Ranch View Road, Spring Branch, TX 78070')
})
