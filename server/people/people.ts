import { db, type Database } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import type { Role } from './person.ts'

export type ListedPerson = {
  id: number
  name: string
  role: Role
  joinedAt: Date
  /** When one of their passkeys was last used. */
  lastSignIn: Date | null
  /** How many devices they are signed in on. */
  sessions: number
}

/** Everyone who may use the desk, the longest first. */
export async function listPeople(on: Database = db()): Promise<ListedPerson[]> {
  const rows = await on
    .selectFrom('deskPeople as person')
    .select(['person.id', 'person.name', 'person.role', 'person.createdAt as joinedAt'])
    .select((table) => [
      table
        .selectFrom('deskPasskeys')
        .whereRef('personId', '=', 'person.id')
        .select(({ fn }) => fn.max('usedAt').as('at'))
        .as('lastSignIn'),
      table
        .selectFrom('deskSessions')
        .whereRef('personId', '=', 'person.id')
        .where('expiresAt', '>', new Date())
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    ])
    .where('person.removedAt', 'is', null)
    .orderBy('person.id')
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role, sessions: row.sessions ?? 0 }))
}

export async function hasPeople(on: Database = db()): Promise<boolean> {
  const found = await on
    .selectFrom('deskPeople')
    .select('id')
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Their passkey is stored with them, or there is none yet. Returns the person's id. */
export async function insertPerson(
  on: Database,
  person: { name: string; role: Role; userHandle: Buffer },
): Promise<number> {
  const { id } = await on
    .insertInto('deskPeople')
    .values({ ...person, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends every session of a person, on all their devices. Returns how many sessions there were. */
export const signOutEverywhere = (personId: number, byPersonId: number): Promise<number> =>
  db()
    .transaction()
    .execute((transaction) => endSessions(transaction, personId, byPersonId))

async function endSessions(on: Database, personId: number, byPersonId: number): Promise<number> {
  const { numDeletedRows } = await on
    .deleteFrom('deskSessions')
    .where('personId', '=', personId)
    .executeTakeFirst()
  await recordChange(on, { personId: byPersonId, action: 'person.signed-out', subject: `person ${personId}` })
  return Number(numDeletedRows)
}

/** For a lost phone: only the passkey that was just used stays, and everybody who is signed in as this person is out. */
export async function keepOnlyPasskey(personId: number, credentialId: string) {
  await db()
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .deleteFrom('deskPasskeys')
        .where('personId', '=', personId)
        .where('credentialId', '!=', credentialId)
        .execute()
      await recordChange(transaction, {
        personId,
        action: 'person.passkeys-ended',
        subject: `person ${personId}`,
      })
      await endSessions(transaction, personId, personId)
    })
}

/** Takes effect at once: the person's sessions and passkeys are gone. `byPersonId` is null for the command line. */
export async function removePerson(personId: number, byPersonId: number | null, on: Database = db()) {
  if (personId === byPersonId) throw new Refusal("You can't remove yourself. Another owner can.")
  await on.transaction().execute(async (transaction) => {
    const removed = await transaction
      .updateTable('deskPeople')
      .set({ removedAt: new Date() })
      .where('id', '=', personId)
      .where('removedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) throw new Refusal("There's no such person, or they have been removed already.")
    await transaction.deleteFrom('deskSessions').where('personId', '=', personId).execute()
    await transaction.deleteFrom('deskPasskeys').where('personId', '=', personId).execute()
    await recordChange(transaction, {
      personId: byPersonId,
      action: 'person.removed',
      subject: `person ${personId}`,
    })
  })
}
