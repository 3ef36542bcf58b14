import { sql } from 'kysely'
import type { NameDecision } from '#domain/stock/match-names.ts'
import { db, type Database } from '#server/platform/database/database.ts'

/** Younger than a day. The worker deletes the others. */
const isAlive = sql<boolean>`price_list_drafts.created_at > now() - interval '1 day'`

type NewDraft = {
  personId: number
  fileName: string
  /** Gzipped JSON. */
  content: Buffer
  chosenSheets: number[]
  wholesalerId: number | null
}

export async function insertDraft(draft: NewDraft): Promise<number> {
  const { id } = await db()
    .insertInto('priceListDrafts')
    .values(draft)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Uploaded lists that wait, newest first. */
export function listDrafts() {
  return db()
    .selectFrom('priceListDrafts')
    .innerJoin('deskPeople', 'deskPeople.id', 'priceListDrafts.personId')
    .select(['priceListDrafts.id', 'fileName', 'priceListDrafts.createdAt', 'deskPeople.name as who'])
    .where(isAlive)
    .orderBy('priceListDrafts.id', 'desc')
    .limit(20)
    .execute()
}

export async function findDraft(id: number) {
  const draft = await db()
    .selectFrom('priceListDrafts')
    .leftJoin('wholesalers', 'wholesalers.id', 'wholesalerId')
    .select(['priceListDrafts.id', 'fileName', 'content', 'chosenSheets', 'createdAt', 'decisions'])
    .select(['wholesalerId', 'wholesalers.name as wholesalerName', 'newWholesaler'])
    .where('priceListDrafts.id', '=', id)
    .where(isAlive)
    .executeTakeFirst()
  // Written by saveChoices.
  return draft && { ...draft, decisions: draft.decisions as unknown as NameDecision[] }
}

type DraftChoices = {
  chosenSheets: number[]
  wholesalerId: number | null
  newWholesaler: string | null
  decisions: readonly NameDecision[]
}

/** False if the list is gone. */
export async function saveChoices(id: number, { decisions, ...choices }: DraftChoices): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('priceListDrafts')
    .set({ ...choices, decisions: JSON.stringify(decisions) })
    .where('id', '=', id)
    .where(isAlive)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if it was gone already. */
export async function deleteDraft(on: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await on.deleteFrom('priceListDrafts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
