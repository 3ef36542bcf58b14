import type { Route } from './+types/calendar.page.ts'

/** As `readCalendar` returns it. */
export type CalendarPage = Route.ComponentProps['loaderData']['page']
export type CalendarDay = CalendarPage['weeks'][number]['days'][number]
export type WaitingOrder = CalendarPage['waiting'][number]
