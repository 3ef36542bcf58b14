import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureVariants } from '#domain/pictures/picture.ts'
import { pictureHome } from '#server/config/env.ts'
import { makeOnce } from '#server/limits/make-once.ts'

// How a photograph comes into the picture store: turned upright, as large as anything shows it with some room, and without
// what the camera wrote. The phone's file itself is not kept.

/** What the newest phones take; a file that claims more is not opened. */
const mostPixels = 120_000_000
/** Twice the largest variant, for the next kind of screen. */
const longestSide = 2_400
const shortestSide = pictureVariants.thumb.width

export class UnusablePhoto extends Error {}

export type Photo = { width: number; height: number }

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: 60 })

/** Its size as it will be seen; throws what makes it unusable. Reads only the head of the file. */
export async function inspectPhoto(bytes: Buffer): Promise<Photo> {
  const { autoOrient } = await opened(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePhoto(reasonOf(error))
    })
  const { width, height } = autoOrient
  if (width * height > mostPixels)
    throw new UnusablePhoto(
      `has ${Math.round((width * height) / 1e6)} megapixels; ${mostPixels / 1e6} are the most`,
    )
  if (Math.min(width, height) < shortestSide)
    throw new UnusablePhoto(
      `is too small: ${width} × ${height} pixels, and ${shortestSide} are needed each way`,
    )
  return { width, height }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message.includes('pixel limit')
    ? `has more than ${mostPixels / 1e6} megapixels`
    : 'is damaged'

/** The photograph as the store keeps it, and the key that names it by its content. */
async function makeMaster(bytes: Buffer, name: string): Promise<{ key: string; master: Buffer }> {
  const master = await opened(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    // Nothing of the camera's notes is written unless asked for: no place, no time, no device.
    .webp({ quality: 88 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnusablePhoto(reasonOf(error))
    })
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 16)
  return { key: `${name.slice(0, 80)}-${hash}`, master }
}

/** Makes the master and puts it where the site finds it; answers its key. */
export async function storePhoto(bytes: Buffer, name: string): Promise<string> {
  const { key, master } = await makeMaster(bytes, name)
  const folder = join(pictureHome().PICTURE_STORE, 'originals')
  await makeOnce(join(folder, `${key}.webp`), (unfinished) =>
    writeFile(unfinished, master, { mode: 0o644, flush: true }),
  )
  return key
}

/** Deletes a stored photograph in all its sizes. What comes with the site lies elsewhere and stays. */
export async function deletePhoto(key: string) {
  const { PICTURE_STORE } = pictureHome()
  const folders = ['originals', ...Object.keys(pictureVariants).map((variant) => join('variants', variant))]
  for (const folder of folders) await rm(join(PICTURE_STORE, folder, `${key}.webp`), { force: true })
}
