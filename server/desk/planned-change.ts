import { isDeepStrictEqual } from 'node:util'
import { db, type Database } from '#server/db/database.ts'
import { Refusal } from './refusal.ts'

// Whatever the owner changes is planned first: the desk shows a plan's effects, and writes it once they're confirmed.

type Write<Before> = {
  /** The data the change is based on, and how to read it again. */
  before: Before
  read: (on: Database) => Promise<Before>
  write: (on: Database) => Promise<void>
}
export type PlannedChange<Before> = Write<Before> & {
  /** Sentences for the owner about what will change. */
  effects: readonly string[]
}

/** Writes in one transaction, or refuses if the data has changed since it was read. */
export function writeIfUnchanged<Before>(
  { before, read, write }: Write<Before>,
  refusal = 'Someone else changed this in the meantime. Nothing was changed; run the command again.',
) {
  return db()
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      if (!isDeepStrictEqual(await read(transaction), before)) throw new Refusal(refusal)
      await write(transaction)
    })
    .catch((error: unknown) => {
      // Somebody else's transaction was first.
      throw isSerializationFailure(error) ? new Refusal(refusal, { cause: error }) : error
    })
}

const isSerializationFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40001'
