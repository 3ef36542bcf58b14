import { db } from './database.ts'

export function listPlantChanges() {
  return db().selectFrom('plants').select(['slug', 'changedAt']).orderBy('id').execute()
}

export function listCommunityChanges() {
  return db().selectFrom('communities').select(['slug', 'changedAt']).execute()
}
