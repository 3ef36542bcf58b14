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
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export type GuidePlantRow = NonNullable<Awaited<ReturnType<typeof findGuidePlant>>>
