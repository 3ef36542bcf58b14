import { db } from './database.ts'

/** How many plants one file of the sitemap holds: search engines read at most 50,000 addresses from each. */
const plantsPerPart = 40_000

/** Plants are dealt out by id, so that a part is one range of an index, however many there are. */
export async function countPlantParts(): Promise<number> {
  const row = await db()
    .selectFrom('plants')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst()
  return Math.max(1, Math.ceil((row?.last ?? 0) / plantsPerPart))
}

export function listPlantAddresses(part: number) {
  return db()
    .selectFrom('plants')
    .select(['slug', 'changedAt'])
    .where('id', '>', (part - 1) * plantsPerPart)
    .where('id', '<=', part * plantsPerPart)
    .orderBy('id')
    .execute()
}

export function listCommunityChanges() {
  return db().selectFrom('communities').select(['slug', 'changedAt']).execute()
}

export async function findNewestPlantChange(): Promise<Date | undefined> {
  const row = await db()
    .selectFrom('plants')
    .select('changedAt')
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.changedAt
}
