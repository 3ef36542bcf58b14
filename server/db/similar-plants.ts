import { sql } from 'kysely'
import { db } from './database.ts'
import type { GuidePlantRow } from './plant-guide.ts'

/** How many plants of the next heights, up and down, are looked at: enough to choose from, few enough at any size. */
const mostEachWay = 80
const mostShown = 4

const compared = [
  'id',
  'plant_name',
  'slug',
  'scientific_name',
  'max_height_ft',
  'leaf_retention',
  'water_needs',
  'deer_tolerance',
  'toxic_to_pets',
  'flower_color',
  'texas_native',
  'exposure_range',
  'facets',
  'image_url',
  'image_color',
] as const

/** Plants of the same type, nearest in height, sun and water. */
export async function listSimilarPlants(plant: GuidePlantRow) {
  const height = plant.max_height_ft
  const types = plant.facets.filter((facet) => facet.startsWith('type:'))
  if (height === null || height <= 0 || types.length === 0) return []
  return db()
    .with('as_tall', (query) =>
      query
        .selectFrom('plants')
        .select(compared)
        .where('max_height_ft', '>=', height)
        .orderBy('max_height_ft')
        .orderBy('plant_name', 'desc')
        .orderBy('id', 'desc')
        .limit(mostEachWay),
    )
    .with('shorter', (query) =>
      query
        .selectFrom('plants')
        .select(compared)
        .where('max_height_ft', '<', height)
        .orderBy('max_height_ft', 'desc')
        .orderBy('plant_name')
        .orderBy('id')
        .limit(mostEachWay),
    )
    .selectFrom((query) =>
      query.selectFrom('as_tall').selectAll().unionAll(query.selectFrom('shorter').selectAll()).as('near'),
    )
    .select([
      'plant_name',
      'slug',
      'scientific_name',
      'max_height_ft',
      'leaf_retention',
      'water_needs',
      'deer_tolerance',
      'toxic_to_pets',
      'flower_color',
      'image_url',
      'image_color',
    ])
    .where('id', '!=', plant.id)
    .where(sql<boolean>`facets && ${types}`)
    .orderBy(
      sql`abs(ln(greatest(max_height_ft, 0.1) / ${height}::numeric))
        + case when exposure_range && exposure_steps(${plant.exposure}) then 0 else 0.8 end
        + case when water_needs = ${plant.water_needs} then 0 else 0.4 end
        + case when leaf_retention = ${plant.leaf_retention} then 0 else 0.3 end
        + case when texas_native = 'Yes' then 0 else 0.3 end`,
    )
    .orderBy('plant_name')
    .limit(mostShown)
    .execute()
}

export type SimilarPlantRow = Awaited<ReturnType<typeof listSimilarPlants>>[number]
