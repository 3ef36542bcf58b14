import { isDeepStrictEqual } from 'node:util'
import { db, type Database } from '#server/db/database.ts'
import { confirm } from './ask.ts'
import { Refusal } from './topic.ts'

type Write<Before> = {
  /** The data the change was planned from, and how to read it again. */
  before: Before
  read: (on: Database) => Promise<Before>
  write: (on: Database) => Promise<void>
}
type Change<Before> = Write<Before> & {
  /** What will be different, in sentences. */
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

/** Shows what would change, asks, and writes it unless somebody else was faster. */
export async function applyChange<Before>(
  { effects, ...change }: Change<Before>,
  answers: { yes?: boolean | undefined; 'dry-run'?: boolean | undefined },
) {
  console.log(effects.join('\n'))
  if (answers['dry-run'] === true) return console.log('Nothing was changed.')
  if (!(await confirm('Apply this?', { yes: answers.yes === true })))
    return console.log('Nothing was changed.')
  await writeIfUnchanged(change, 'Somebody has changed this meanwhile. Look again; nothing was changed.')
  console.log('Done. The site shows it within a second; pages that a proxy keeps follow within minutes.')
}
