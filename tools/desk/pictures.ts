import { detachPicture, findRowForPicture } from '#server/stock/inventory-pictures.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { deletePicture } from '#server/platform/pictures/picture-intake.ts'
import { confirm } from './confirm.ts'
import { readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

type RemoveOptions = { 'delete-file'?: boolean; 'dry-run'?: boolean; yes?: boolean }

async function removePicture(id: number, values: RemoveOptions) {
  const row = await findRowForPicture(id)
  if (row === undefined) throw new Refusal(`There's no inventory row ${id}.`)
  const { plantName, sizeDescription, customImageUrl: key } = row
  if (key === null)
    throw new Refusal(`Row ${id}, ${plantName} ${sizeDescription}, has no picture of its own.`)
  console.log(`Row ${id}, ${plantName} ${sizeDescription}: ${key} → the drawing`)
  if (values['dry-run'] === true) return console.log('Dry run: nothing was changed.')
  if (!(await confirm('Remove it?', values))) return console.log('Nothing was changed.')
  if (await detachPicture(id, key)) return console.log('Removed. Another row still shows it.')
  if (values['delete-file'] !== true) return console.log('Removed.')
  await deletePicture(key)
  console.log('Removed, with its files deleted.')
}

export const pictures: DeskTopic = {
  summary: 'photos of individual trees in stock',
  verbs: {
    remove: verb({
      usage: '--inventory NUMBER [--delete-file]',
      help: `Shows a stock item with its plant's drawing again.
The photo stays in the store for pages that are still open somewhere; --delete-file deletes it unless another row shows it.`,
      changes: true,
      options: { inventory: { type: 'string' }, 'delete-file': { type: 'boolean' } },
      run: async ({ inventory, ...values }) => {
        if (inventory === undefined) throw new Refusal('Which picture? Add --inventory NUMBER.')
        await removePicture(readWholeNumber(inventory, 'stock id'), values)
      },
    }),
  },
}
