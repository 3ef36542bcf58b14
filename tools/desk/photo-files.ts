import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Refusal } from '#server/desk/refusal.ts'
import { checkPhoto } from '#server/desk/stock-photos.ts'
import { readBoundedFile } from './read-file.ts'

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

/** Reads a photo, and refuses what isn't a usable one. */
export async function openPhoto(path: string) {
  const bytes = await readBoundedFile(path, mostBytes)
  return { ...(await checkPhoto(path, bytes)), bytes }
}
