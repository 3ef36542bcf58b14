import { pictureEnv } from '#server/config/env.ts'
import type { PictureRow } from '#server/db/inventory-pictures.ts'
import {
  addPhoto,
  findPhotoToRemove,
  getPictureRows,
  removePhoto,
  requireOwnPictureStore,
} from '#server/desk/stock-photos.ts'
import { UnusablePhoto } from '#server/pictures/picture-intake.ts'
import { counted } from '#domain/wording.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { confirm } from './confirm.ts'
import { listPhotoFiles, openPhoto, parseInventoryId, type PhotoFile } from './photo-files.ts'
import { progress, table } from './print.ts'
import { verb, type DeskTopic } from './topic.ts'

const stockNote = (row: PictureRow | undefined) => (row?.deletedAt == null ? '' : 'not in stock')
const pictureNow = (row: PictureRow | undefined) =>
  row === undefined || row.useCatalogImage ? 'the drawing' : (row.customImageUrl ?? 'the drawing')

async function addPictures(
  path: string,
  inventory: string | undefined,
  values: { 'dry-run'?: boolean; yes?: boolean },
) {
  requireOwnPictureStore()
  const files = await listPhotoFiles(path, inventory)
  const rows = await getPictureRows(files.map(({ inventoryId }) => inventoryId))
  const lines = []
  for (const file of files) {
    const { width, height } = await openPhoto(file.path)
    const row = rows.get(file.inventoryId)
    lines.push([
      file.inventoryId,
      row?.plantName ?? '',
      row?.sizeDescription ?? '',
      `${width} × ${height}`,
      pictureNow(row),
      stockNote(row),
    ])
  }
  console.log(`${table(['id', 'plant', 'size', 'photo', 'instead of', ''], lines)}\n`)
  if (values['dry-run'] === true) return console.log('Dry run: nothing was changed.')
  if (
    !(await confirm(
      `Show ${counted(files.length, 'row')} with ${files.length === 1 ? 'this photo' : 'these photos'}?`,
      values,
    ))
  )
    return console.log('Nothing was changed.')
  await storeAll(files, rows)
}

/** Stores photos one by one. If one fails, the ones before it stay. */
async function storeAll(files: readonly PhotoFile[], rows: ReadonlyMap<number, PictureRow>) {
  const bar = progress('pictures', files.length)
  for (const [done, file] of files.entries()) {
    const row = rows.get(file.inventoryId)
    if (row === undefined) continue
    try {
      const key = await addPhoto(row, (await openPhoto(file.path)).bytes)
      if (files.length === 1) console.log(`Row ${file.inventoryId} now shows ${key}`)
    } catch (error) {
      if (error instanceof UnusablePhoto)
        throw new Refusal(
          `${file.path} ${error.message}. ${counted(done, 'photo was', 'photos were')} added before it.`,
        )
      throw error
    }
    bar.at(done + 1)
  }
  bar.end()
  console.log(`${counted(files.length, 'photo')} added to ${pictureEnv().PICTURE_STORE}`)
}

async function removePicture(
  inventory: string | undefined,
  values: { 'delete-file'?: boolean; 'dry-run'?: boolean; yes?: boolean },
) {
  if (inventory === undefined) throw new Refusal('Which picture? Add --inventory NUMBER.')
  const id = parseInventoryId(inventory)
  const { row, key } = await findPhotoToRemove(id)
  console.log(`Row ${id}, ${row.plantName} ${row.sizeDescription}: ${key} → the drawing`)
  if (values['dry-run'] === true) return console.log('Dry run: nothing was changed.')
  if (!(await confirm('Remove it?', values))) return console.log('Nothing was changed.')
  const { isUsed, isDeleted } = await removePhoto(id, key, values['delete-file'] === true)
  console.log(
    isDeleted
      ? 'Removed, with its files deleted.'
      : `Removed.${isUsed ? ' Another row still shows it.' : ''}`,
  )
}

export const pictures: DeskTopic = {
  summary: 'photos of individual trees in stock',
  verbs: {
    add: verb({
      usage: 'PHOTO --inventory NUMBER | FOLDER',
      help: `Gives a stock item its own photo, on cards, in the viewer, in carts and in emails.
In a folder, photos are named after inventory numbers: 123.jpg. JPEG, PNG or WebP, whatever the file's extension. Each is
turned upright and made smaller; where, when and with what it was taken isn't stored.`,
      changes: true,
      options: { inventory: { type: 'string' } },
      run: async (values, [path, ...rest]) => {
        if (path === undefined || rest.length > 0) throw new Refusal('Name one photo or one folder.')
        await addPictures(path, values.inventory, values)
      },
    }),
    remove: verb({
      usage: '--inventory NUMBER [--delete-file]',
      help: `Shows a stock item with its plant's drawing again.
The photo stays in the store for pages that are still open somewhere; --delete-file deletes it unless another row shows it.`,
      changes: true,
      options: { inventory: { type: 'string' }, 'delete-file': { type: 'boolean' } },
      run: async (values) => removePicture(values.inventory, values),
    }),
  },
}
