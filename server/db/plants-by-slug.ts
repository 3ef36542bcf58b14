import { db } from './database.ts'

/** The plants with these slugs, in their order; a slug that nobody has is passed over. */
export async function listPlantsBySlugs(slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const rows = await db()
    .selectFrom('plants')
    .select([
      'slug',
      'plantName',
      'scientificName',
      'minHeightFt',
      'maxHeightFt',
      'maxSpreadFt',
      'imageUrl',
      'imageColor',
    ])
    .where('slug', 'in', [...slugs])
    .execute()
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
}

export type NamedPlant = Awaited<ReturnType<typeof listPlantsBySlugs>>[number]
