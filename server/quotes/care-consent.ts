import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'

export async function giveCareConsent(
  on: Database,
  { quoteId, stopToken, wording, at }: { quoteId: number; stopToken: string; wording: string; at: Date },
) {
  await sql`select give_care_consent(${quoteId}, ${stopToken}, ${wording}, ${at})`.execute(on)
}

export async function endCareConsent(quoteId: number, at: Date) {
  await sql`select end_care_consent(${quoteId}, ${at})`.execute(db())
}

export async function hasCareConsent(quoteId: number): Promise<boolean> {
  const found = await db()
    .selectFrom('careConsents')
    .select('quoteId')
    .where('quoteId', '=', quoteId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
