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
