import { db } from './database.ts'

export function findPlantBySlug(slug: string) {
  return db()
    .selectFrom('plants')
    .select([
      'plantName',
      'scientificName',
      'slug',
      'description',
      'imageUrl',
      'imageColor',
      'imageCredit',
      'plantType',
      'maxHeightFt',
      'maxSpreadFt',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export function listPlantPictures() {
  return db()
    .selectFrom('plants')
    .select(['plantName', 'imageUrl', 'imageColor', 'imageCredit'])
    .orderBy('plantName')
    .execute()
}
