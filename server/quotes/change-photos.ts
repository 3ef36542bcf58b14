import { randomUUID } from 'node:crypto'
import { mostPhotos, type PhotoProblem } from '#domain/quotes/quote-photos.ts'
import { recordOnQuote } from './act-on-quote.ts'
import { db } from '#server/platform/database/database.ts'
import { lockQuote } from './quote-events.ts'
import { insertPhoto, listPhotos, removePhotoRow } from './quote-photos.ts'
import { log } from '#server/platform/log/log.ts'
import type { CustomerPhoto } from '#server/platform/pictures/customer-photo.ts'
import { deletePhotoFiles, findKnownPhotos, writePhotoFiles } from './photo-files.ts'

type Added = 'added' | Extract<PhotoProblem, 'full' | 'closed'>

/** Stores a photo and records it, or leaves nothing behind. The files come first, so that every row has its files. */
export async function addPhoto(quoteId: number, photo: CustomerPhoto, now: Date): Promise<Added> {
  const photoKey = randomUUID()
  try {
    await writePhotoFiles(photoKey, photo)
    const outcome = await recordPhoto(quoteId, photoKey, photo, now)
    if (outcome !== 'added') await deletePhotoFiles(photoKey)
    return outcome
  } catch (error) {
    await deleteUnlessStored(photoKey)
    throw error
  }
}

function recordPhoto(
  quoteId: number,
  photoKey: string,
  { width, height }: CustomerPhoto,
  now: Date,
): Promise<Added> {
  return db()
    .transaction()
    .execute(async (on) => {
      // Uploads at the same moment are counted one after the other.
      await lockQuote(on, quoteId)
      if ((await listPhotos(quoteId, on)).length >= mostPhotos) return 'full'
      const action = { kind: 'photo-added' } as const
      const { kind } = await recordOnQuote(on, { quoteId, action, actor: 'customer', now })
      if (kind !== 'recorded') return 'closed'
      await insertPhoto(on, { quoteId, photoKey, width, height })
      return 'added'
    })
}

/** A connection that's lost during the commit doesn't say whether the row is stored. */
async function deleteUnlessStored(photoKey: string) {
  try {
    if (!(await findKnownPhotos([photoKey])).has(photoKey)) await deletePhotoFiles(photoKey)
  } catch (error) {
    log.warn({ err: error }, 'files of a photo left to the worker')
  }
}

export async function removePhoto(
  quoteId: number,
  key: string,
  now: Date,
): Promise<'removed' | 'no-such-photo' | 'closed'> {
  const outcome = await db()
    .transaction()
    .execute(async (on) => {
      await lockQuote(on, quoteId)
      if (!(await listPhotos(quoteId, on)).some((photo) => photo.key === key)) return 'no-such-photo'
      const action = { kind: 'photo-removed' } as const
      const { kind } = await recordOnQuote(on, { quoteId, action, actor: 'customer', now })
      if (kind !== 'recorded') return 'closed'
      await removePhotoRow(on, quoteId, key)
      return 'removed'
    })
  if (outcome === 'removed')
    await deletePhotoFiles(key).catch((error: unknown) =>
      log.warn({ err: error }, 'files of a photo left to the worker'),
    )
  return outcome
}
