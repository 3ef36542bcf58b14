import { sql } from 'kysely'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import { db } from './database.ts'

/** Enough for every species we could name; the oldest rows are the catalogue's. */
const mostPlants = 400

const inYard = sql`from inventory where inventory.plant_id = plants.id and deleted_at is null`

/** Texas natives with what speaks for or against a place, and whether one stands in the yard. */
export async function listNativePlants() {
  const rows = await db()
    .selectFrom('plants')
    .select([
      'slug',
      'plant_name',
      'scientific_name',
      'plant_type',
      'soil_textures',
      'soil_ph_preference',
      'usda_zone',
      'deer_tolerance',
      'oak_wilt',
      'february_2021',
      'tolerates_poor_drainage',
      'drought_tolerance',
      'growth_rate',
      'leaf_retention',
      'fall_color',
      'bloom_months',
      'min_height_ft',
      'max_height_ft',
      'landscape_uses',
      'larval_host_of',
      'ecoregions',
      'native_here',
      'image_url',
      'image_color',
      'cautions',
      sql<number>`(select count(distinct size_description) ${inYard})::int`.as('sizes_in_stock'),
      sql<boolean>`exists (select ${inYard} and is_priority)`.as('is_best_seller'),
    ])
    .where('texas_native', '=', 'Yes')
    .orderBy('id')
    .limit(mostPlants)
    .execute()
  return rows.map((row) => ({ facts: toFacts(row), imageUrl: row.image_url, imageColor: row.image_color }))
}

type Row = {
  [
    Key in
      | 'soil_ph_preference'
      | 'usda_zone'
      | 'deer_tolerance'
      | 'oak_wilt'
      | 'tolerates_poor_drainage'
      | 'drought_tolerance'
      | 'growth_rate'
      | 'leaf_retention'
      | 'fall_color'
  ]: string | null
} & {
  slug: string
  plant_name: string
  scientific_name: string
  plant_type: string
  february_2021: string
} & {
  [Key in 'soil_textures' | 'landscape_uses' | 'larval_host_of' | 'ecoregions' | 'cautions']: string[]
} & {
  bloom_months: number[]
  min_height_ft: number | null
  max_height_ft: number | null
  native_here: boolean | null
  sizes_in_stock: number
  is_best_seller: boolean
}

function toFacts(row: Row): PlantFacts {
  const { min_height_ft: least, max_height_ft: most } = row
  return {
    slug: row.slug,
    name: row.plant_name,
    scientificName: row.scientific_name,
    plantType: row.plant_type,
    soilTextures: row.soil_textures,
    soilPh: row.soil_ph_preference,
    usdaZone: row.usda_zone,
    deerTolerance: row.deer_tolerance,
    oakWilt: row.oak_wilt,
    february2021: row.february_2021,
    toleratesPoorDrainage: row.tolerates_poor_drainage === 'Yes',
    droughtTolerance: row.drought_tolerance,
    growthRate: row.growth_rate,
    leafRetention: row.leaf_retention,
    fallColor: row.fall_color,
    bloomMonths: row.bloom_months,
    heightFt: least === null || most === null ? null : { least, most },
    landscapeUses: row.landscape_uses,
    larvalHostOf: row.larval_host_of,
    ecoregions: row.ecoregions,
    nativeHere: row.native_here ?? false,
    cautions: row.cautions,
    sizesInStock: row.sizes_in_stock,
    isBestSeller: row.is_best_seller,
  }
}
