import { db } from '#server/platform/database/database.ts'

/** The future size of these plants is estimated from this. */
export async function listPlantGrowth(ids: readonly number[]) {
  if (ids.length === 0) return []
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'slug',
      'plantType',
      'growthRate',
      'minHeightFt',
      'maxHeightFt',
      'minSpreadFt',
      'maxSpreadFt',
      'spacing',
    ])
    .where('id', 'in', [...ids])
    .execute()
}

/** The plants with these slugs, in that order. Unknown slugs are skipped. */
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
      'plantType',
    ])
    .where('slug', 'in', [...slugs])
    .execute()
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
}

export type NamedPlant = Awaited<ReturnType<typeof listPlantsBySlugs>>[number]

/** The guide says nearly all that's on record. */
export const findGuidePlant = (slug: string) =>
  db().selectFrom('plants').selectAll().where('slug', '=', slug).executeTakeFirst()

export type GuidePlantRow = NonNullable<Awaited<ReturnType<typeof findGuidePlant>>>

export function listPlantChanges() {
  return db().selectFrom('plants').select(['slug', 'changedAt']).orderBy('id').execute()
}
