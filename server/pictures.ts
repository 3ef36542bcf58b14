import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { isPictureKey, pictureVariants, type PictureVariant } from '#domain/pictures/picture-variants.ts'
import { env } from './env.ts'

// Our own picture store. Masters lie in three folders: the drawn plates and yard pictures that come with the site, and
// what the owner added. Each variant is made once, on first request, and kept.

const ownFolders = ['pictures/plates', 'pictures/yard']
// A phone's 12 megapixels with room to spare; what claims to be larger is not opened.
const mostPixels = 40_000_000
const mostConversions = 2

// One thread a picture: several visitors are served at a time, and the rest of the site keeps its core.
sharp.concurrency(1)

let masters = new Map<string, string>()
let readAt = 0

async function readMasters() {
  const folders = [...ownFolders, join(env().PICTURE_STORE, 'originals')]
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder).catch(() => [])).map(
        (file) => [file.replace(/\.\w+$/, ''), join(folder, file)] as const,
      ),
    ),
  )
  masters = new Map(found.flat().filter(([key]) => isPictureKey(key)))
  readAt = Date.now()
}

/** Only what lies in the folders has a key; a key is never turned into a path. */
async function findMaster(key: string): Promise<string | undefined> {
  if (!masters.has(key) && Date.now() - readAt > 1000) await readMasters()
  return masters.get(key)
}

let converting = 0
const waiting: (() => void)[] = []

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (converting >= mostConversions) await new Promise<void>((turn) => waiting.push(turn))
  converting += 1
  try {
    return await work()
  } finally {
    converting -= 1
    waiting.shift()?.()
  }
}

async function makeVariant(master: string, variant: PictureVariant, target: string) {
  const { width, height, quality } = pictureVariants[variant]
  const unfinished = `${target}.${process.pid}.part`
  await sharp(master, { limitInputPixels: mostPixels })
    // Turned as the phone was held; everything else a camera writes, its place above all, is left out.
    .autoOrient()
    .resize({ width, ...(height !== undefined && { height }), fit: 'cover', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: 10 })
    .toFile(unfinished)
  await rename(unfinished, target)
}

const isFile = (path: string) =>
  stat(path).then(
    (file) => file.isFile(),
    () => false,
  )

const making = new Map<string, Promise<string>>()

/** The file of a picture in one of its variants, made now if need be; undefined if there is no such picture. */
export async function findPicture(key: string, variant: PictureVariant): Promise<string | undefined> {
  const master = isPictureKey(key) ? await findMaster(key) : undefined
  if (master === undefined) return undefined
  const folder = resolve(env().PICTURE_STORE, 'variants', variant)
  const target = join(folder, `${key}.webp`)
  if (await isFile(target)) return target
  // The owner may have deleted it since the folders were read.
  if (!(await isFile(master))) {
    masters.delete(key)
    return undefined
  }
  const job =
    making.get(target) ??
    oneOfFew(async () => {
      await mkdir(folder, { recursive: true })
      await makeVariant(master, variant, target)
      return target
    }).finally(() => making.delete(target))
  making.set(target, job)
  return job
}
