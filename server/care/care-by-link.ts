import { waterSeries } from '#domain/care/water-series.ts'
import type { PlantedTree } from '#domain/care/tree-care.ts'
import { env } from '#server/platform/config/env.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { findQuoteByLink } from '#server/quotes/quote-links.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { waterCalendar } from './water-calendar.ts'
import { readPlantedTrees } from '#server/quotes/planted-trees.ts'

type CareByLink = { number: string; trees: PlantedTree[] }

/** The trees that we planted; undefined if the link doesn't open a quote, or we planted nothing. */
export async function findCareByLink(token: string): Promise<CareByLink | undefined> {
  const quote = await findQuoteByLink(token)
  if (quote === undefined) return undefined
  const { record } = await readRecord(quote.id)
  if (record.done === null) return undefined
  const trees = await readPlantedTrees(record, await listVersions(quote.id), quote.zipCode)
  return trees.length === 0 ? undefined : { number: quote.number, trees }
}

/** Reminders for the customer's calendar; null if there's nothing to water. */
export async function readWaterFile(token: string, now: Date): Promise<string | null> {
  const care = await findCareByLink(token)
  if (care === undefined) return null
  const { SITE_ORIGIN: siteOrigin } = env()
  return waterCalendar({
    number: care.number,
    siteOrigin,
    pageUrl: `${siteOrigin}/quote/${token}`,
    series: waterSeries(care.trees),
    at: now,
  })
}
