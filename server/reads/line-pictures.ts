import type { PicturesOfLines } from '#domain/quote/page-version.ts'
import { listLinePictures } from '#server/db/inventory-pictures.ts'
import { toPicture } from '#server/pictures/picture-url.ts'

/** The pictures of a quote's lines, by inventory id. Their names are next to them, so they have no alt text. */
export async function readLinePictures(inventoryIds: readonly number[]): Promise<PicturesOfLines> {
  const keys = await listLinePictures(inventoryIds)
  return new Map([...keys].map(([id, key]) => [id, toPicture(key, '', null)]))
}
