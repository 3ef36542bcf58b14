import { db } from './database.ts'

export function findPlantBySlug(slug: string) {
  return db()
    .selectFrom('plants')
    .select([
      'plant_name',
      'scientific_name',
      'slug',
      'description',
      'image_url',
      'image_color',
      'image_credit',
      'plant_type',
      'max_height_ft',
      'max_spread_ft',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export function listPlantPictures() {
  return db()
    .selectFrom('plants')
    .select(['plant_name', 'image_url', 'image_color', 'image_credit'])
    .orderBy('plant_name')
    .execute()
}
