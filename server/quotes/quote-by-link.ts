import { toTreeCare, type TreeCare } from '#domain/care/tree-care.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import type { StoredEvent } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import { guaranteeEnds, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { PicturesOfLines } from '#domain/quotes/page-version.ts'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import type { PagePhotos } from '#domain/quotes/quote-photos.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { hasCareConsent } from './care-consent.ts'
import { findMailState } from '#server/mail/emails.ts'
import { listEvents, readRecord } from './quote-events.ts'
import { findPageToken, findQuoteByLink } from './quote-links.ts'
import { listPhotos } from './quote-photos.ts'
import { listVersions } from './quote-versions.ts'
import { toQuotePage } from './quote-page.ts'
import { readLinePictures } from '#server/stock/line-pictures.ts'
import { readPlantedTrees } from './planted-trees.ts'
import { readGardenTrees } from '#server/catalog/garden-trees.ts'
import { findPlantingWarning } from '#server/catalog/places/planting-warning.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

/** Everything about a quote that its page shows; undefined if the link doesn't open one. */
export async function readQuotePage(
  token: string,
  version: string | null,
): Promise<QuotePageData | undefined> {
  const quote = await findQuoteByLink(token)
  if (quote === undefined) return undefined
  const { record } = await readRecord(quote.id)
  const now = new Date()
  const [versions, events, mail, settings, photos, successorToken] = await Promise.all([
    listVersions(quote.id),
    listEvents(quote.id),
    findMailState(quote.pageToken),
    readQuoteSettings(),
    readPagePhotos(quote.id, record, now),
    record.successor === null || quote.isReadOnly ? null : findPageToken(record.successor),
  ])
  const pictures = await readLinePictures(
    versions.flatMap(({ plants }) => plants.map(({ inventoryId }) => inventoryId)),
  )
  const page = toQuotePage({
    quote,
    record,
    versions,
    events: events.map(({ details, ...event }) => ({ ...(details as object), ...event }) as StoredEvent),
    mail,
    pictures,
    settings,
    desk: deskHoursOf(settings),
    wantedVersion: version === null ? null : Number(version),
    photos: { ...photos, mayChange: photos.mayChange && !quote.isReadOnly },
    successorToken: successorToken ?? null,
    now,
  })
  const shown = versions.find((each) => each.version === page.shown.version)
  const isPlanted = page.state === 'planted' || page.state === 'closed'
  const address = { address: '', city: quote.city, state: 'TX', zipCode: quote.zipCode }
  return {
    ...page,
    plantingWarning: isPlanted ? null : await findPlantingWarning(shown?.plants ?? [], address),
    garden: await readGardenTrees(shown?.plants ?? []),
    // An earlier version is shown as it was.
    treeCare:
      isPlanted && version === null ? await readTreeCare(quote, record, versions, pictures, now) : null,
    care: quote.hasEmail && !quote.isReadOnly ? ((await hasCareConsent(quote.id)) ? 'on' : 'off') : null,
  }
}

/** A quote's photos for its page, and whether the quote's state allows changing them. */
async function readPagePhotos(quoteId: number, record: QuoteRecord, now: Date): Promise<PagePhotos> {
  const mayChange = 'record' in quoteAfter(record, { kind: 'photo-added', at: now })
  return { photos: await listPhotos(quoteId), mayChange }
}

/** The trees that we planted; null if we planted nothing. */
async function readTreeCare(
  { city, zipCode }: { city: string; zipCode: string },
  record: QuoteRecord,
  versions: readonly QuoteVersion[],
  pictures: PicturesOfLines,
  now: Date,
): Promise<TreeCare | null> {
  const ends = guaranteeEnds(record)
  const trees = await readPlantedTrees(record, versions, zipCode)
  const [first] = trees
  if (ends === null || first === undefined) return null
  const order = versions.find(({ version }) => version === record.accepted?.version)
  return toTreeCare({
    trees,
    city,
    plantedOn: first.plantedOn,
    guaranteeEnds: ends,
    today: nurseryDay(now),
    pictures: new Map(
      order?.plants.map(({ inventoryId }, index) => [index + 1, pictures.get(inventoryId) ?? null]),
    ),
  })
}
