import { visitOf } from '#domain/quotes/visit.ts'
import { env } from '#server/platform/config/env.ts'
import { readRecord } from './quote-events.ts'
import { findQuoteByLink } from './quote-links.ts'
import { listVersions } from './quote-versions.ts'
import { plantingCalendar } from '#server/quotes/emails/planting-calendar.ts'
import { getCompany } from '#server/settings/company.ts'

/** The same calendar entry as in the emails; null if the link doesn't open a quote or no day has been agreed on. */
export async function readPlantingDayFile(token: string, now: Date): Promise<string | null> {
  const quote = await findQuoteByLink(token)
  if (quote === undefined) return null
  const { record, seq } = await readRecord(quote.id)
  if (record.plantingDay === null) return null
  const [{ profile }, versions] = await Promise.all([getCompany(), listVersions(quote.id)])
  return plantingCalendar({
    number: quote.number,
    siteOrigin: env().SITE_ORIGIN,
    pageUrl: `${env().SITE_ORIGIN}/quote/${token}`,
    sequence: seq,
    method: 'PUBLISH',
    planting: record.plantingDay,
    visit: visitOf(versions.find(({ version }) => version === record.accepted?.version)),
    at: now,
    company: profile,
    attendee: null,
  })
}
