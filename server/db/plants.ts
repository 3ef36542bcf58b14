import { db } from './database.ts'

export function findPlantBySlug(slug: string) {
  return db()
    .selectFrom('plants')
    .select(['plant_name', 'scientific_name', 'slug', 'description', 'image_url', 'image_color'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
