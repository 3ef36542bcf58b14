import type { QuotePageData } from '#domain/quote/quote-page-data.ts'
import type { StoredEvent } from '#domain/quote/timeline.ts'
import { listEvents, readRecord } from '#server/db/quote-events.ts'
import { findPageToken, findQuoteByLink } from '#server/db/quote-links.ts'
import { findMailState } from '#server/db/quote-mails.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { listGone } from '#server/db/quotes.ts'
import { toQuotePage } from '#server/presenters/quote-page.ts'
import { readLinePictures } from './line-pictures.ts'
import { readPagePhotos } from './page-photos.ts'
import { findPlantingWarning } from './planting-warning.ts'
import { deskHoursOf, readQuoteSettings } from './quote-settings.ts'

/** Everything about a quote that its page shows; undefined if the link doesn't open one. */
export async function readQuotePage(
  token: string,
  version: string | null,
): Promise<QuotePageData | undefined> {
  const quote = await findQuoteByLink(token)
  if (quote === undefined) return undefined
  // First: a quote that the release before has stored gets its version and events here.
  const { record } = await readRecord(quote.id)
  const now = new Date()
  const [versions, events, gone, mail, settings, photos, successorToken] = await Promise.all([
    listVersions(quote.id),
    listEvents(quote.id),
    listGone(quote.id),
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
    gone,
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
  const address = { address: '', city: quote.city, state: 'TX', zipCode: quote.zipCode }
  return { ...page, plantingWarning: await findPlantingWarning(shown?.plants ?? [], address) }
}
