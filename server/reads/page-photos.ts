import { quoteAfter } from '#domain/quote/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quote/lifecycle/record.ts'
import type { PagePhotos } from '#domain/quote/quote-photos.ts'
import { listPhotos } from '#server/db/quote-photos.ts'

/** A quote's photos for its page, and whether the quote's state allows changing them. */
export async function readPagePhotos(quoteId: number, record: QuoteRecord, now: Date): Promise<PagePhotos> {
  const mayChange = 'record' in quoteAfter(record, { kind: 'photo-added', at: now })
  return { photos: await listPhotos(quoteId), mayChange }
}
