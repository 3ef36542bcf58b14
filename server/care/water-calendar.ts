import type { WaterSeries } from '#domain/care/water-series.ts'
import { addDays } from '#domain/time/nursery-clock.ts'
import { calendarFile, escapeText, plainDay, utc } from '#server/platform/calendar-text.ts'

type Calendar = {
  number: string
  siteOrigin: string
  pageUrl: string
  series: readonly WaterSeries[]
  at: Date
}

const advice =
  'Feel the soil 3 to 4 inches down first. Damp: wait. Skip it after an inch of rain. Clay that stays wet drowns roots.'

/** Reminders to water. Ids stay the same, so a file that's opened again updates the entries. */
export const waterCalendar = ({ number, siteOrigin, pageUrl, series, at }: Calendar): string =>
  calendarFile(
    'PUBLISH',
    series.flatMap(({ id, from, until, everyDays, trees }) => [
      'BEGIN:VEVENT',
      `UID:water-${id}.${number}@${new URL(siteOrigin).hostname}`,
      `DTSTAMP:${utc(at)}`,
      `DTSTART;VALUE=DATE:${plainDay(from)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(from, 1))}`,
      `RRULE:FREQ=DAILY;INTERVAL=${everyDays};UNTIL=${plainDay(until)}`,
      'SUMMARY:Water the trees',
      `DESCRIPTION:${escapeText(`${trees.join('\n')}\n${advice}\n${pageUrl}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
