import { db } from './database.ts'

export function findPlantBySlug(slug: string) {
  return db()
    .selectFrom('plants')
    .select(['plant_name', 'scientific_name', 'slug', 'description'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
