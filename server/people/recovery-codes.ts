import { db } from '#server/platform/database/database.ts'

/** For the worker: whose code was used, and when. */
export async function getUsedCode(recoveryId: number): Promise<{ name: string; usedAt: Date }> {
  return db()
    .selectFrom('deskRecoveryCodes as code')
    .innerJoin('deskPeople as person', 'person.id', 'code.personId')
    .select(['person.name', 'code.usedAt'])
    .where('code.id', '=', recoveryId)
    .where('code.usedAt', 'is not', null)
    .$narrowType<{ usedAt: Date }>()
    .executeTakeFirstOrThrow()
}
