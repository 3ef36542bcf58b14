import { db } from './database.ts'

/** The plants with these slugs, in their order; a slug that nobody has is passed over. */
export async function listPlantsBySlugs(slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const rows = await db()
    .selectFrom('plants')
    .select([
      'slug',
      'plant_name',
      'scientific_name',
      'min_height_ft',
      'max_height_ft',
      'max_spread_ft',
      'image_url',
      'image_color',
    ])
    .where('slug', 'in', [...slugs])
    .execute()
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
}

export type NamedPlant = Awaited<ReturnType<typeof listPlantsBySlugs>>[number]
