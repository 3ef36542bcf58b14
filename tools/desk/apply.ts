import { isDeepStrictEqual } from 'node:util'
import { db, type Database } from '#server/db/database.ts'
import { confirm } from './ask.ts'
import { Refusal } from './topic.ts'

type Change<Before> = {
  /** What will be different, in sentences. */
  effects: readonly string[]
  /** What the effects were worked out from, and how to read it again. */
  before: Before
  read: (on: Database) => Promise<Before>
  write: (on: Database) => Promise<void>
}

/** Shows what would change, asks, and changes it in one transaction; not if somebody else was faster. */
export async function applyChange<Before>(
  { effects, before, read, write }: Change<Before>,
  answers: { yes?: boolean | undefined; 'dry-run'?: boolean | undefined },
) {
  console.log(effects.join('\n'))
  if (answers['dry-run'] === true) return console.log('Nothing was changed.')
  if (!(await confirm('Apply this?', { yes: answers.yes === true })))
    return console.log('Nothing was changed.')
  await db()
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      if (!isDeepStrictEqual(await read(transaction), before))
        throw new Refusal('Somebody has changed this meanwhile. Look again; nothing was changed.')
      await write(transaction)
    })
  console.log('Done. The site shows it within a second; pages that a proxy keeps follow within minutes.')
}
