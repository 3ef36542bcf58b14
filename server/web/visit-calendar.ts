import type { RequestHandler } from 'express'
import { takeAttempt } from '#server/people/access-limits.ts'
import { readCalendarFile } from '#server/visits/calendar-feed.ts'
import { log } from '#server/platform/log/log.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import { cachePolicies, privateHeaders } from './cache-policies.ts'
import { clientAddress } from '#server/platform/requests/load-context.ts'

/**
 * GET /ical/{token}.ics of the desk. Cookies are neither read nor set. A URL that was turned off, one of a person who left and one that
 * never was are the same 404. After a fault, a calendar keeps what it has and comes back.
 */
export const serveVisitCalendar: RequestHandler<{ token: string }> = async (request, response) => {
  const refuse = (status: number, message: string) =>
    response.status(status).set('Cache-Control', cachePolicies.never).type('text').send(message)
  try {
    const { allowed, retryAfterSeconds } = await takeAttempt('calendar', clientAddress(request.ip))
    if (!allowed) {
      response.set('Retry-After', String(retryAfterSeconds))
      refuse(429, 'too many requests')
      return
    }
    const file = await readCalendarFile(request.params.token, new Date())
    if (file === undefined) {
      countDeskRefusal('calendar')
      refuse(404, 'no such file')
      return
    }
    response.set({ ...privateHeaders, 'Content-Disposition': 'inline; filename="visits.ics"' })
    response.type('text/calendar').send(file)
  } catch (error) {
    log.error({ err: error }, 'calendar could not be read')
    response.set('Retry-After', '300')
    refuse(503, 'not available right now')
  }
}
