import { sql, type SqlBool } from 'kysely'
import { db } from './database.ts'

/** Everything the study guide says about a plant. */
export function findGuidePlant(slug: string) {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'plant_name',
      'slug',
      'scientific_name',
      'family',
      'other_names',
      'spanish_names',
      'description',
      'plant_type',
      'habit',
      'flower_color',
      'bloom_note',
      'bloom_months',
      'fruit',
      'fruit_months',
      'fall_color',
      'leaf_retention',
      'growth_rate',
      'min_height_ft',
      'max_height_ft',
      'min_spread_ft',
      'max_spread_ft',
      'spacing',
      'usda_zone',
      'exposure',
      'water_needs',
      'drought_tolerance',
      'soil_ph_preference',
      'soil_textures',
      'tolerates_poor_drainage',
      'deer_tolerance',
      'texas_native',
      'native_here',
      'ecoregions',
      'february_2021',
      'oak_wilt',
      'toxic',
      'toxic_to_pets',
      'toxic_parts',
      'toxicity_note',
      'wildlife',
      'larval_host_of',
      'wildlife_benefit',
      'maintenance_level',
      'planting_instructions',
      'watering_care',
      'fertilizing_care',
      'pruning_care',
      'cautions',
      'sources',
      'image_url',
      'image_color',
      'image_credit',
      'facets',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export type GuidePlantRow = NonNullable<Awaited<ReturnType<typeof findGuidePlant>>>

/** SG-03: the slug of the plant with this number. */
export async function findSlugById(id: number): Promise<string | undefined> {
  const found = await db().selectFrom('plants').select('slug').where('id', '=', id).executeTakeFirst()
  return found?.slug
}

/** SG-03: the slug of the one plant that goes by this name, in any of its languages; none where two share it. */
export async function findSlugByName(name: string): Promise<string | undefined> {
  const found = await db()
    .selectFrom('plants')
    .select('slug')
    .where(
      sql<SqlBool>`name_letters(plant_name, scientific_name, other_names, spanish_names) @> array[search_letters(${name})]`,
    )
    .limit(2)
    .execute()
  return found.length === 1 ? found[0]?.slug : undefined
}
