import sharp from 'sharp'
import type { Letter } from '#server/gateways/mailer.ts'
import { listPlateKeys } from '#server/db/plates.ts'
import { findPicture } from '#server/pictures.ts'
import { markCid } from './mail-frame.tsx'
import type { PlateCids } from './quote-figures.tsx'

// Small JPEGs, shown at half their size: about 5 KB each. Mail programs know neither WebP nor SVG.

const platePixels = 144
/** So that a quote of a hundred lines is still a mail that every mailbox takes. */
const mostPlates = 24

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

/** Kept in memory: there are about a hundred. One that fails is tried again next time. */
function plateOf(key: string): Promise<Buffer | undefined> {
  const known = plates.get(key)
  if (known !== undefined) return known
  const drawn = drawPlate(key)
  plates.set(key, drawn)
  drawn.catch(() => plates.delete(key))
  return drawn
}

function markPicture(): Promise<Buffer> {
  mark ??= sharp('public/favicon.svg', { density: 144 }).resize(80, 80).png().toBuffer()
  return mark
}

/** The mark, and the plates of these plants as far as there are any. */
export async function mailPictures(
  plantIds: readonly number[],
): Promise<{ plates: PlateCids; pictures: Letter['pictures'] }> {
  const wanted = [...new Set(plantIds)].slice(0, mostPlates)
  const keys = wanted.length === 0 ? new Map<number, string>() : await listPlateKeys(wanted)
  const drawn = await Promise.all([...keys].map(async ([id, key]) => [id, await plateOf(key)] as const))
  const found = drawn.flatMap(([id, bytes]) =>
    bytes === undefined ? [] : [{ id, cid: `plate-${id}@hctc`, bytes }],
  )
  return {
    plates: new Map(found.map(({ id, cid }) => [id, cid])),
    pictures: [
      { cid: markCid, type: 'image/png', bytes: await markPicture() },
      ...found.map(({ cid, bytes }) => ({ cid, type: 'image/jpeg' as const, bytes })),
    ],
  }
}
