import { db } from './database.ts'

/** Every community with the ground it stands on, by name. */
export function listCommunityGrounds() {
  return db().selectFrom('communities').select(['slug', 'name', 'ground']).orderBy('name').execute()
}
