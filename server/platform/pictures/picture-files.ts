import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { isPictureKey, pictureVariants, type PictureVariant } from '#domain/pictures/picture.ts'
import { pictureEnv } from '#server/platform/config/env.ts'
import { limitConcurrency } from '#server/platform/limits/limit-concurrency.ts'
import { isFile, isFolder, createFileOnce } from '#server/platform/limits/create-file-once.ts'

// Our own picture store. Originals are in three folders: the drawn plates and yard pictures that ship with the site, and the
// owner's photos. Each size is created ahead of time (`createSizes`), or else on first request, and stored.

const ownFolders = ['pictures/plates', 'pictures/yard']

/** For a plant that hasn't been drawn yet, in emails. */
export const fallbackPlate = 'app/images/fallback-plate.webp'

// A phone's 12 megapixels with room to spare. Larger files aren't opened.
const mostPixels = 40_000_000

// One thread per picture, so that several visitors are served at a time and the rest of the site keeps its core.
sharp.concurrency(1)

let masters = new Map<string, string>()
let readAt = 0

async function readMasters() {
  const folders = [...ownFolders, join(pictureEnv().PICTURE_STORE, 'originals')]
  const found = await Promise.all(
    folders.map(async (folder) => {
      try {
        const files = await readdir(folder)
        return files.map((file) => [file.replace(/\.\w+$/, ''), join(folder, file)] as const)
      } catch {
        // A folder that can't be read right now still has its pictures.
        return [...masters].filter(([, file]) => dirname(file) === folder)
      }
    }),
  )
  masters = new Map(found.flat().filter(([key]) => isPictureKey(key)))
  readAt = Date.now()
}

/** Looks a key up among the files that exist. A key is never turned into a path. */
async function findMaster(key: string): Promise<string | undefined> {
  if (!masters.has(key) && Date.now() - readAt > 1000) await readMasters()
  return masters.get(key)
}

const convert = limitConcurrency({ work: 'picture', most: 2, waitMilliseconds: 10_000 })

async function writeVariant(master: string, variant: PictureVariant, file: string) {
  const { width, height, quality } = pictureVariants[variant]
  await sharp(master, { limitInputPixels: mostPixels })
    // Rotates the picture as the phone was held. All other metadata, above all the location, is dropped.
    .autoOrient()
    .resize({ width, ...(height !== undefined && { height }), fit: 'cover', withoutEnlargement: true })
    // The highest effort: a few percent smaller at the same quality, and each is encoded only once.
    .webp({ quality, effort: 6 })
    .timeout({ seconds: 10 })
    .toFile(file)
}

function createVariant(key: string, master: string, variant: PictureVariant): Promise<string> {
  const file = resolve(pictureEnv().PICTURE_STORE, 'variants', variant, `${key}.webp`)
  return createFileOnce(file, (unfinished) => convert(() => writeVariant(master, variant, unfinished)))
}

/** The file of a picture variant, created on first request; undefined if there's no such picture. */
export async function findPicture(key: string, variant: PictureVariant): Promise<string | undefined> {
  const master = isPictureKey(key) ? await findMaster(key) : undefined
  if (master === undefined) return undefined
  try {
    return await createVariant(key, master, variant)
  } catch (error) {
    // Either the owner deleted it after the folders were read, or the whole folder is unreachable, which is a fault.
    if ((await isFile(master)) || !(await isFolder(dirname(master)))) throw error
    masters.delete(key)
    return undefined
  }
}

/** Creates whichever sizes of a picture are missing, so that no visitor waits for them. */
export async function createSizes(key: string, master: string) {
  await createVariant(key, master, 'thumb')
  await createVariant(key, master, 'medium')
  await createVariant(key, master, 'full')
}

/** Every picture's key, and the file of its original. */
export async function listMasters(): Promise<ReadonlyMap<string, string>> {
  await readMasters()
  return masters
}
