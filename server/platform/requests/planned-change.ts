import { isDeepStrictEqual } from 'node:util'
import { db, type Database } from '#server/platform/database/database.ts'
import { recordChange, type Change } from '#server/platform/log/desk-log.ts'
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
  /** Rows of the desk's log that are written with the change. */
  logged?: readonly Omit<Change, 'personId'>[]
}

/** False where what was saved is what was there. */
const changesSomething = ({ details = {} }: Omit<Change, 'personId'>) =>
  !('from' in details) || !isDeepStrictEqual(details['from'], details['to'])

/** Writes a change and its rows in the log, unless the data has changed since it was planned. */
export function applyPlan<Before>(change: PlannedChange<Before>, personId: number, refusal: string) {
  const write = async (on: Database) => {
    await change.write(on)
    for (const row of (change.logged ?? []).filter(changesSomething))
      await recordChange(on, { personId, ...row })
  }
  return writeIfUnchanged({ ...change, write }, refusal)
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
    .catch((error: unknown) => {
      // Somebody else's transaction was first.
      throw isSerializationFailure(error) ? new Refusal(refusal, { cause: error }) : error
    })
}

const isSerializationFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40001'
