import sharp from 'sharp'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import type { Email } from '#server/mail/mailer.ts'
import { listLinePictures } from '#server/stock/inventory-pictures.ts'
import { log } from '#server/platform/log/log.ts'
import { fallbackPlate, findPicture } from '#server/platform/pictures/picture-files.ts'
import { fallbackCid, type PlateCids } from './quote-table.tsx'

// Small JPEGs of about 5 KB, shown at half their size. Mail programs support neither WebP nor SVG.

const platePixels = 144
/** Keeps the email for a quote with a hundred lines small enough for every mailbox. */
const mostPlates = 24

const mostPlateMilliseconds = 5_000

const plates = new Map<string | null, Promise<Buffer | undefined>>()

/** Without a key, the fallback. */
async function drawPlate(key: string | null): Promise<Buffer | undefined> {
  const file = key === null ? fallbackPlate : await findPicture(key, 'thumb')
  if (file === undefined) return undefined
  return sharp(file)
    .resize(platePixels, platePixels)
    .flatten()
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}

/** Cached in memory: there are a few hundred, 5 KB each. A failed one is tried again next time. */
function plateOf(key: string | null): Promise<Buffer | undefined> {
  const known = plates.get(key)
  if (known !== undefined) return known
  const drawn = drawPlate(key)
  plates.set(key, drawn)
  drawn.catch(() => plates.delete(key))
  return drawn
}

/** If the picture store is full or missing, the email goes out without pictures and without delay. */
function plateIfAny(key: string | null): Promise<Buffer | undefined> {
  const late = () => new Error(`not ready within ${mostPlateMilliseconds} ms`)
  return withDeadline(plateOf(key), mostPlateMilliseconds, late).catch((error: unknown) => {
    log.warn({ err: error, key }, 'email sent without this picture')
    return undefined
  })
}

/** The picture of each stock item: a photo of that tree, its plant's plate, or the fallback. */
export async function mailPictures(
  inventoryIds: readonly number[],
): Promise<{ plates: PlateCids; pictures: Email['pictures'] }> {
  const keys = await listLinePictures(inventoryIds)
  const inOrder = inventoryIds.map((id) => keys.get(id)).filter((key) => key !== undefined)
  const shown = [...new Set(inOrder)].slice(0, mostPlates)
  const drawn = await Promise.all(shown.map(async (key) => [key, await plateIfAny(key)] as const))
  const found = new Map(
    drawn.flatMap(([key, bytes], index) =>
      bytes === undefined
        ? []
        : [[key, { cid: key === null ? fallbackCid : `plate-${index + 1}@hctc`, bytes }] as const],
    ),
  )
  return {
    plates: new Map(
      [...keys].flatMap(([id, key]) => {
        const picture = found.get(key)
        return picture === undefined ? [] : [[id, picture.cid] as const]
      }),
    ),
    pictures: [...found.values()].map(({ cid, bytes }) => ({ cid, type: 'image/jpeg' as const, bytes })),
  }
}
