import { pictureEnv } from '#server/config/env.ts'
import {
  attachPicture,
  detachPicture,
  listRowsForPictures,
  type PictureRow,
} from '#server/db/inventory-pictures.ts'
import { photoKindOf } from '#domain/pictures/photo-kind.ts'
import {
  deletePhoto,
  inspectPhoto,
  storePhoto,
  UnusablePhoto,
  type Photo,
} from '#server/pictures/picture-intake.ts'
import { Refusal } from './refusal.ts'

// Photos of individual trees in stock, instead of their plant's drawing.

export function requireOwnPictureStore() {
  if (pictureEnv().PICTURE_RENDER_URL !== undefined)
    throw new Refusal(
      'Pictures are in hosted storage (PICTURE_RENDER_URL); this command only works with our own disk.',
    )
}

/** The stock items by id; refuses ids that don't exist. */
export async function getPictureRows(ids: readonly number[]): Promise<Map<number, PictureRow>> {
  const rows = new Map((await listRowsForPictures([...ids])).map((row) => [row.id, row]))
  const unknown = ids.filter((id) => !rows.has(id))
  if (unknown.length > 0) throw new Refusal(`There's no inventory row ${unknown.join(', ')}.`)
  return rows
}

/** A photo's size once upright. Refuses what isn't a usable photo. Its type is detected from its bytes, not its name. */
export async function checkPhoto(name: string, bytes: Buffer): Promise<Photo> {
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw new Refusal(
      `${name} is an iPhone HEIC photo. Send it as JPEG (Settings, Camera, Formats, Most Compatible).`,
    )
  if (kind === 'other') throw new Refusal(`${name} isn't a photo: it must be JPEG, PNG or WebP.`)
  try {
    return await inspectPhoto(bytes)
  } catch (error) {
    if (error instanceof UnusablePhoto) throw new Refusal(`${name} ${error.message}.`)
    throw error
  }
}

/** Stores a photo and shows the stock item with it. Returns the photo's key. */
export async function addPhoto({ id, slug }: PictureRow, bytes: Buffer): Promise<string> {
  const key = await storePhoto(bytes, `${slug}-${id}`)
  await attachPicture(id, key)
  return key
}

export async function findPhotoToRemove(id: number): Promise<{ row: PictureRow; key: string }> {
  const row = (await getPictureRows([id])).get(id)
  const key = row?.customImageUrl ?? null
  if (row === undefined || key === null)
    throw new Refusal(`Row ${id}, ${row?.plantName} ${row?.sizeDescription}, has no picture of its own.`)
  return { row, key }
}

/** Shows the drawing again. Deletes the photo's files if told to, unless another stock item shows it. */
export async function removePhoto(id: number, key: string, deletesFile: boolean) {
  const isUsed = await detachPicture(id, key)
  const isDeleted = deletesFile && !isUsed
  if (isDeleted) await deletePhoto(key)
  return { isUsed, isDeleted }
}
