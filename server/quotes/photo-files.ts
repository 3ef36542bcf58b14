import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { photoSizes, type PhotoSize } from '#domain/quotes/quote-photos.ts'
import { env } from '#server/platform/config/env.ts'
import { db } from '#server/platform/database/database.ts'
import { createFileOnce } from '#server/platform/limits/create-file-once.ts'
import type { CustomerPhoto } from '#server/platform/pictures/customer-photo.ts'

// Customers' photos, in a folder that nothing serves by path. A file is named after the key of its row in quote_photos, and files
// without a row are deleted within an hour or so. Code that deletes rows can leave the files to that.

const folder = () => resolve(env().PRIVATE_FILES, 'quote-photos')

/** Only for keys that come from the database. */
export const photoFile = (key: string, size: PhotoSize) => join(folder(), `${key}.${size}.jpg`)

export async function writePhotoFiles(key: string, photo: CustomerPhoto) {
  for (const size of photoSizes)
    await createFileOnce(photoFile(key, size), (unfinished) =>
      // Group members can read it, for the backup.
      writeFile(unfinished, photo[size], { mode: 0o640, flush: true }),
    )
}

export async function deletePhotoFiles(key: string) {
  for (const size of photoSizes) await rm(photoFile(key, size), { force: true })
}

/** Longer than it takes from writing a file to committing its row. */
const newForMilliseconds = 10 * 60_000
const finishedName = /^(?<key>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:small|full)\.jpg$/
const keyOf = (name: string) => finishedName.exec(name)?.groups?.['key']

/** Deletes the files of photos that aren't in the database, and files that a killed process left unfinished. */
export async function sweepPhotoFiles(now = Date.now()) {
  const names = await readdir(folder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return
  const known = await findKnownPhotos(names.flatMap((name) => keyOf(name) ?? []))
  for (const name of names.filter((each) => !known.has(keyOf(each) ?? ''))) {
    const file = join(folder(), name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < now - newForMilliseconds) await rm(file, { force: true })
  }
}

/** Those of the keys that belong to a photo of some quote. */
export async function findKnownPhotos(keys: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .selectFrom('quotePhotos')
    .select('photoKey')
    .where(sql<boolean>`photo_key = any (${keys}::uuid[])`)
    .execute()
  return new Set(rows.map(({ photoKey }) => photoKey))
}
