import { db, type Database } from './database.ts'

export function listWholesalers() {
  return db().selectFrom('wholesalers').select(['id', 'name']).orderBy('name').execute()
}

export function addWholesaler(connection: Database, name: string) {
  return connection
    .insertInto('wholesalers')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** How the sizes of a wholesaler's rows are written. */
export async function listSizeSpellings(connection: Database, wholesalerId: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('inventory')
    .select('size_description')
    .distinct()
    .where('wholesaler_id', '=', wholesalerId)
    .execute()
  return rows.map((row) => row.size_description)
}
