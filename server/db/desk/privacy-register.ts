import { sql } from 'kysely'
import type { PrivacyDates, PrivacyKind, PrivacyWay } from '#domain/desk/privacy-request.ts'
import { db, type Database } from '#server/db/database.ts'

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
    .select(['id', 'kind', 'cameBy', 'contact', 'note', 'acknowledgedAt', 'settledAt'])
    .select(sql<string>`received_on::text`.as('receivedOn'))
    .$narrowType<{ kind: PrivacyKind; cameBy: PrivacyWay }>()

/** The oldest first. */
export const listOpenRequests = (): Promise<PrivacyRequest[]> =>
  selectRequests(db()).where('settledAt', 'is', null).orderBy('receivedOn').orderBy('id').execute()

/** The last settled first. */
export const listSettledRequests = (most: number): Promise<PrivacyRequest[]> =>
  selectRequests(db())
    .where('settledAt', 'is not', null)
    .orderBy('settledAt', 'desc')
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

/** False if there's nothing to mark: it was done before, or there's no such request. */
export async function markPrivacyRequest(
  on: Database,
  id: number,
  step: 'acknowledgedAt' | 'settledAt',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('privacyRequests')
    .set({ [step]: at })
    .where('id', '=', id)
    .where(step, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
