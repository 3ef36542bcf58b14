import type { PicturesOfLines } from '#domain/quotes/page-version.ts'
import { listLinePictures } from './inventory-pictures.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

/** The pictures of a quote's lines, by inventory id. Their names are next to them, so they have no alt text. */
export async function readLinePictures(inventoryIds: readonly number[]): Promise<PicturesOfLines> {
  const keys = await listLinePictures(inventoryIds)
  return new Map([...keys].map(([id, key]) => [id, toPicture(key, '', null)]))
}
