import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { photoKindOf } from '#domain/pictures/photo-kind.ts'
import { inspectPhoto, UnusablePhoto, type Photo } from '#server/pictures/picture-intake.ts'
import { readBoundedFile } from './list-file.ts'
import { Refusal } from './topic.ts'

/** A phone's largest photos are about 30 MB. */
const mostBytes = 60_000_000

export type PhotoFile = { path: string; inventoryId: number }

export function parseInventoryId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refusal(`'${text}' isn't an inventory number.`)
  return Number(text)
}

/** Lists one photo for one stock item, or a folder of photos, each named after its stock item: 123.jpg. */
export async function listPhotoFiles(path: string, inventory: string | undefined): Promise<PhotoFile[]> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Refusal(`${path}: no such file or folder.`)
  if (!found.isDirectory()) {
    if (inventory === undefined)
      throw new Refusal(`Which tree is it? pictures add ${path} --inventory NUMBER`)
    return [{ path, inventoryId: parseInventoryId(inventory) }]
  }
  if (inventory !== undefined)
    throw new Refusal('In a folder, each file is named after its inventory number; leave out --inventory.')
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).toSorted()
  if (names.length === 0) throw new Refusal(`${path} is empty.`)
  const files = names.map((name) => ({
    path: join(path, name),
    inventoryId: Number(/^([1-9]\d{0,14})\.\w+$/.exec(name)?.[1]),
  }))
  const unnamed = files
    .filter(({ inventoryId }) => Number.isNaN(inventoryId))
    .map((file) => basename(file.path))
  if (unnamed.length > 0)
    throw new Refusal(`Not named after an inventory number like 123.jpg: ${unnamed.join(', ')}`)
  const twice = files.filter(
    ({ inventoryId }, place) => files.findIndex((other) => other.inventoryId === inventoryId) !== place,
  )
  if (twice.length > 0)
    throw new Refusal(`Two photos for the same row: ${twice.map((file) => basename(file.path)).join(', ')}`)
  return files
}

/** Reads a photo's bytes and size, or refuses what isn't a usable photo. Its type is detected from its bytes, not its name. */
export async function openPhoto(path: string): Promise<Photo & { bytes: Buffer }> {
  const bytes = await readBoundedFile(path, mostBytes)
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw new Refusal(
      `${path} is an iPhone HEIC photo. Send it as JPEG (Settings, Camera, Formats, Most Compatible).`,
    )
  if (kind === 'other') throw new Refusal(`${path} isn't a photo: it must be JPEG, PNG or WebP.`)
  try {
    return { ...(await inspectPhoto(bytes)), bytes }
  } catch (error) {
    if (error instanceof UnusablePhoto) throw new Refusal(`${path} ${error.message}.`)
    throw error
  }
}
