import { sql } from 'kysely'
import { db } from './database.ts'

/** For the worker: whose code was used, and when. Undefined if the email about it was sent. */
export async function findUnsentRecoveryNotice(
  recoveryId: number,
): Promise<{ name: string; usedAt: Date } | undefined> {
  const row = await db()
    .selectFrom('deskRecoveryCodes as code')
    .innerJoin('deskPeople as person', 'person.id', 'code.personId')
    .select(['person.name', 'code.usedAt'])
    .where('code.id', '=', recoveryId)
    .where('code.sentAt', 'is', null)
    .executeTakeFirst()
  const usedAt = row?.usedAt ?? null
  return row === undefined || usedAt === null ? undefined : { name: row.name, usedAt }
}

export async function markRecoveryNoticeSent(recoveryId: number) {
  await db()
    .updateTable('deskRecoveryCodes')
    .set({ sentAt: sql`now()` })
    .where('id', '=', recoveryId)
    .execute()
}
