import { isDeepStrictEqual } from 'node:util'
import { db, type Database } from '#server/db/database.ts'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { Refusal } from './topic.ts'

type Write<Before> = {
  /** The data the change is based on, and how to read it again. */
  before: Before
  read: (on: Database) => Promise<Before>
  write: (on: Database) => Promise<void>
}
type Change<Before> = Write<Before> & {
  /** Sentences for the owner about what will change. */
  effects: readonly string[]
}

/** Writes in one transaction, or refuses if the data has changed since it was read. */
export function writeIfUnchanged<Before>({ before, read, write }: Write<Before>, refusal: string) {
  return db()
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      if (!isDeepStrictEqual(await read(transaction), before)) throw new Refusal(refusal)
      await write(transaction)
    })
}

/** Shows what would change, asks for confirmation, and writes it unless the data has changed since. */
export async function applyChange<Before>({ effects, ...change }: Change<Before>, options: ConfirmOptions) {
  console.log(effects.join('\n'))
  if (options['dry-run'] === true) return console.log('Nothing was changed.')
  if (!(await confirm('Apply this?', { yes: options.yes === true })))
    return console.log('Nothing was changed.')
  await writeIfUnchanged(
    change,
    'Someone else changed this in the meantime. Nothing was changed; run the command again.',
  )
  console.log('Done. The site shows it within a second; pages cached by a proxy follow within minutes.')
}
