import type { PlantedTree } from '#domain/care/tree-care.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { findQuoteByLink } from '#server/quotes/quote-links.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
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
