import { sql } from 'kysely'
import type { PrivacyDates, PrivacyKind, PrivacyStep, PrivacyWay } from '#domain/privacy/privacy-request.ts'
import { db, type Database } from '#server/platform/database/database.ts'

// The register of privacy requests.

export type PrivacyRequest = PrivacyDates & {
  id: number
  cameBy: PrivacyWay
  /** An email address or a phone number; null once the person's data is deleted. */
  contact: string | null
  note: string
}

const selectRequests = (on: Database) =>
  on
    .selectFrom('privacyRequests')
    .select(['id', 'kind', 'cameBy', 'contact', 'note', 'nextStep'])
    .select(sql<string>`received_on::text`.as('receivedOn'))
    .$narrowType<{ kind: PrivacyKind; cameBy: PrivacyWay; nextStep: PrivacyStep | null }>()

/** The oldest first. */
export const listOpenRequests = (): Promise<PrivacyRequest[]> =>
  selectRequests(db()).where('nextStep', 'is not', null).orderBy('receivedOn').orderBy('id').execute()

/** The newest first. */
export const listSettledRequests = (most: number): Promise<PrivacyRequest[]> =>
  selectRequests(db())
    .where('nextStep', 'is', null)
    .orderBy('receivedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const findPrivacyRequest = (id: number): Promise<PrivacyRequest | undefined> =>
  selectRequests(db()).where('id', '=', id).executeTakeFirst()

type NewRequest = {
  kind: PrivacyKind
  cameBy: PrivacyWay
  receivedOn: string
  contact: string
  note: string
}

export async function insertPrivacyRequest(on: Database, request: NewRequest): Promise<number> {
  const { id } = await on
    .insertInto('privacyRequests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes what was done. False if that was done before, or there's no such request. */
export async function markPrivacyRequest(
  on: Database,
  id: number,
  step: PrivacyStep,
  words: string,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('privacyRequests')
    .set({
      nextStep: step === 'acknowledge' ? 'settle' : null,
      note: sql`concat_ws(chr(10), nullif(note, ''), ${words}::text)`,
    })
    .where('id', '=', id)
    .where('nextStep', 'in', step === 'acknowledge' ? [step] : ['acknowledge', step])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
