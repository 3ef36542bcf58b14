import sharp from 'sharp'
import { inTime } from '#server/limits/in-time.ts'
import type { Letter } from '#server/gateways/mailer.ts'
import { listLinePictures } from '#server/db/line-pictures.ts'
import { log } from '#server/log/log.ts'
import { findPicture } from '#server/pictures/picture-files.ts'
import { markCid } from './mail-frame.tsx'
import type { PlateCids } from './quote-figures.tsx'

// Small JPEGs, shown at half their size: about 5 KB each. Mail programs know neither WebP nor SVG.

const platePixels = 144
/** So that a quote of a hundred lines is still a mail that every mailbox takes. */
const mostPlates = 24

const mostPlateMilliseconds = 5_000

const plates = new Map<string, Promise<Buffer | undefined>>()
let mark: Promise<Buffer> | undefined

async function drawPlate(key: string): Promise<Buffer | undefined> {
  const file = await findPicture(key, 'thumb')
  if (file === undefined) return undefined
  return sharp(file)
    .resize(platePixels, platePixels)
    .flatten()
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}

/** Kept in memory: there are some hundreds of 5 KB. One that fails is tried again next time. */
function plateOf(key: string): Promise<Buffer | undefined> {
  const known = plates.get(key)
  if (known !== undefined) return known
  const drawn = drawPlate(key)
  plates.set(key, drawn)
  drawn.catch(() => plates.delete(key))
  return drawn
}

/** A full or missing picture store costs an email its pictures, and never delays it. */
function plateIfAny(key: string): Promise<Buffer | undefined> {
  const late = () => new Error(`not made within ${mostPlateMilliseconds} ms`)
  return inTime(plateOf(key), mostPlateMilliseconds, late).catch((error: unknown) => {
    log.warn({ err: error, key }, 'email without this picture')
    return undefined
  })
}

function markPicture(): Promise<Buffer> {
  mark ??= sharp('public/favicon.svg', { density: 144 }).resize(80, 80).png().toBuffer()
  return mark
}

/** The mark, and the pictures of these rows as far as there are any: the photograph of a single tree, or its plant's plate. */
export async function mailPictures(
  inventoryIds: readonly number[],
): Promise<{ plates: PlateCids; pictures: Letter['pictures'] }> {
  const keys = await listLinePictures(inventoryIds)
  const shown = [...new Set(inventoryIds.flatMap((id) => keys.get(id) ?? []))].slice(0, mostPlates)
  const drawn = await Promise.all(shown.map(async (key) => [key, await plateIfAny(key)] as const))
  const found = new Map(
    drawn.flatMap(([key, bytes], place) =>
      bytes === undefined ? [] : [[key, { cid: `plate-${place + 1}@hctc`, bytes }] as const],
    ),
  )
  return {
    plates: new Map(
      [...keys].flatMap(([id, key]) => {
        const picture = found.get(key)
        return picture === undefined ? [] : [[id, picture.cid] as const]
      }),
    ),
    pictures: [
      { cid: markCid, type: 'image/png', bytes: await markPicture() },
      ...[...found.values()].map(({ cid, bytes }) => ({ cid, type: 'image/jpeg' as const, bytes })),
    ],
  }
}
