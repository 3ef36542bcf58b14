import { describe, expect, test } from 'vitest'
import { nurseryMoment } from '#domain/time/nursery-clock.ts'
import { earliestCall, ticketDeadline, ticketState, ticketWords } from './dig-ticket.ts'
import { isBusinessDay, isLegalHoliday } from './legal-holidays.ts'

const at = (day: string, arrivalHour: number | null = 8) => ({ day, arrivalHour })

describe('[DK-84] 811 has to know 48 hours before, and weekends and holidays do not count', () => {
  test.each([
    // An ordinary week.
    ['2026-11-18', 'Wednesday', '2026-11-16'],
    ['2026-11-16', 'Monday', '2026-11-12'],
    // Thanksgiving, and the Friday after it.
    ['2026-11-25', 'the day before Thanksgiving', '2026-11-23'],
    ['2026-11-30', 'the Monday after', '2026-11-24'],
    // Christmas on a Friday, New Year on a Friday.
    ['2026-12-24', 'Christmas Eve', '2026-12-22'],
    ['2026-12-28', 'the Monday after Christmas', '2026-12-23'],
    ['2027-01-04', 'the first Monday of the year', '2026-12-30'],
    // Memorial Day is May 31 in 2027, Labor Day September 6.
    ['2027-06-01', 'after Memorial Day', '2027-05-27'],
    ['2027-09-07', 'after Labor Day', '2027-09-02'],
    // July 4 is a Sunday in 2027 and observed on Monday; a Saturday in 2026 and observed on Friday.
    ['2027-07-06', 'after July 4', '2027-07-01'],
    ['2026-07-06', 'after a July 4 on a Saturday', '2026-07-01'],
    // Veterans Day 2026 is a Wednesday; Texas Independence Day 2027 a Tuesday.
    ['2026-11-12', 'after Veterans Day', '2026-11-09'],
    ['2027-03-03', 'after Texas Independence Day', '2027-02-26'],
  ])('for %s, %s, by %s at the same hour', (day, _name, by) => {
    expect(ticketDeadline(at(day))).toEqual({ day: by, hour: 8 })
  })

  test.each([
    ['2026-11-21', 'a Saturday', '2026-11-18'],
    ['2026-11-22', 'a Sunday', '2026-11-18'],
    ['2026-11-28', 'the Saturday after Thanksgiving', '2026-11-23'],
    ['2026-11-26', 'Thanksgiving', '2026-11-23'],
    ['2027-01-02', 'the Saturday after New Year', '2026-12-29'],
  ])('%s, %s, needs two whole business days: by the end of %s', (day, _name, by) => {
    expect(ticketDeadline(at(day))).toEqual({ day: by, hour: null })
  })

  test('without an agreed hour the crew comes at 7', () => {
    expect(ticketDeadline(at('2026-11-18', null))).toEqual({ day: '2026-11-16', hour: 7 })
  })

  test('the hours between are never fewer than 48, for every visit of two years', () => {
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      const { day: by, hour } = ticketDeadline(at(day))
      let hours = 0
      for (let each = Date.parse(by); each <= time; each += 86_400_000) {
        const counted = new Date(each).toISOString().slice(0, 10)
        if (!isBusinessDay(counted)) continue
        if (counted === by) hours += hour === null ? 0 : 24 - hour
        else hours += counted === day ? 8 : 24
      }
      expect([day, hours]).toEqual([day, 48])
    }
  })

  test('state holidays do not count either', () => {
    expect(
      ['2027-01-18', '2027-01-19', '2027-02-15', '2027-04-21', '2027-06-18', '2026-08-27'].map(
        isLegalHoliday,
      ),
    ).toEqual(Array.from({ length: 6 }, () => true))
    expect(['2026-11-24', '2026-12-24', '2027-07-02'].map(isLegalHoliday)).toEqual([false, false, false])
  })
})

describe('[DK-85] the state of a ticket in words', () => {
  const visit = at('2026-11-18')
  const said = (now: Date, ticket: { number: string; calledOn: string } | null = null, isDigging = true) =>
    ticketWords(ticketState(visit, { isDigging, ticket }, now), now)

  test('is due by a day, due today, and then late', () => {
    expect(said(nurseryMoment('2026-11-10', 9)).text).toBe('811 by Monday, 8 AM')
    expect(said(nurseryMoment('2026-11-15', 9)).text).toBe('811 by tomorrow, 8 AM')
    expect(said(nurseryMoment('2026-11-16', 7))).toEqual({ text: '811 is due today by 8 AM', tone: 'due' })
    expect(said(nurseryMoment('2026-11-16', 8))).toEqual({
      text: '811 is late: call, and move the day',
      tone: 'due',
    })
    const saturday = at('2026-11-21', null)
    const onLastDay = nurseryMoment('2026-11-18', 16)
    const state = ticketState(saturday, { isDigging: true, ticket: null }, onLastDay)
    expect(ticketWords(state, onLastDay).text).toBe('811 is due today')
  })

  test('is in, or due again once the visit was moved', () => {
    const now = nurseryMoment('2026-11-16', 12)
    expect(said(now, { number: '1', calledOn: '2026-11-13' })).toEqual({ text: '811 is in', tone: 'in' })
    expect(said(now, { number: '1', calledOn: '2026-11-16' }).tone).toBe('in')
    expect(said(now, { number: '1', calledOn: '2026-11-17' }).text).toBe(
      '811 is late: call, and move the day',
    )
    expect(earliestCall(visit)).toBe('2026-11-04')
    expect(said(now, { number: '1', calledOn: '2026-11-04' }).tone).toBe('in')
    expect(said(nurseryMoment('2026-11-16', 6), { number: '1', calledOn: '2026-11-03' }).text).toBe(
      '811 is due today by 8 AM',
    )
  })

  test('nothing is dug, so nothing is due', () => {
    expect(said(nurseryMoment('2026-11-16', 12), null, false)).toEqual({ text: 'No digging', tone: 'none' })
  })
})
