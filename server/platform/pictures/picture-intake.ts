import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureEnv } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { createSizes } from './picture-files.ts'
import { createFileOnce } from '#server/platform/limits/create-file-once.ts'
import { pictureVariants } from '#domain/pictures/picture.ts'

// How a photo gets into the picture store: rotated upright, scaled down to a bit more than any page needs, and without
// metadata. The phone's own file isn't stored.

/** The newest phones' limit. Larger files aren't opened. */
const mostPixels = 120_000_000
/** Twice the largest variant, for future screens. */
const longestSide = 2_400
const shortestSide = pictureVariants.thumb.width

export class UnusablePhoto extends Error {}

type Limits = { mostPixels: number; mostSeconds: number }

export const openPhoto = (bytes: Buffer, limits: Limits = { mostPixels, mostSeconds: 60 }) =>
  sharp(bytes, { limitInputPixels: limits.mostPixels }).timeout({ seconds: limits.mostSeconds })

/** Rotates the photo as the phone was held. sharp writes no metadata unless told to: no location, no time, no device. */
export const uprightAndSmaller = (photo: Sharp, side: number) =>
  photo.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** Checks the photo's size once upright. Reads only the head of the file. */
async function requireUsable(bytes: Buffer) {
  const { autoOrient } = await openPhoto(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePhoto(reasonOf(error))
    })
  const { width, height } = autoOrient
  if (width * height > mostPixels)
    throw new UnusablePhoto(
      `has ${Math.round((width * height) / 1e6)} megapixels; the limit is ${mostPixels / 1e6}`,
    )
  if (Math.min(width, height) < shortestSide)
    throw new UnusablePhoto(
      `is too small: ${width} × ${height} pixels; it needs at least ${shortestSide} each way`,
    )
}

/** sharp refuses to open a picture with more pixels than it was told to accept. */
export const isPixelLimit = (error: unknown) =>
  error instanceof Error && error.message.includes('pixel limit')

const reasonOf = (error: unknown) =>
  isPixelLimit(error) ? `has more than ${mostPixels / 1e6} megapixels` : 'is damaged'

/** The photo as it's stored, and its key, which includes a hash of its content. */
async function createMaster(bytes: Buffer, name: string): Promise<{ key: string; master: Buffer }> {
  const master = await uprightAndSmaller(openPhoto(bytes), longestSide)
    .webp({ quality: 88 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnusablePhoto(reasonOf(error))
    })
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 16)
  return { key: `${name.slice(0, 80)}-${hash}`, master }
}

/** Stores a photo where the site finds it and returns its key. Throws UnusablePhoto with the reason. */
export async function storePicture(bytes: Buffer, name: string): Promise<string> {
  await requireUsable(bytes)
  const { key, master } = await createMaster(bytes, name)
  const folder = join(pictureEnv().PICTURE_STORE, 'originals')
  const file = await createFileOnce(join(folder, `${key}.webp`), (unfinished) =>
    writeFile(unfinished, master, { mode: 0o644, flush: true }),
  )
  await createSizes(key, file).catch((error: unknown) =>
    log.warn({ err: error, key }, 'the sizes of this photo will be created when they are requested'),
  )
  return key
}

/** Deletes a stored photo in all its sizes. Pictures that ship with the site are in other folders and stay. */
export async function deletePicture(key: string) {
  const { PICTURE_STORE } = pictureEnv()
  const folders = ['originals', ...Object.keys(pictureVariants).map((variant) => join('variants', variant))]
  for (const folder of folders) await rm(join(PICTURE_STORE, folder, `${key}.webp`), { force: true })
}
