import { sql } from 'kysely'
import type { SizePrices } from '#domain/pricing/size-prices.ts'
import { db } from './database.ts'
import { plantingFeeCents, sizeMatches, sizePriceList, unitPriceCents } from './retail-price.ts'

// What cannot be a slug is not asked for: PostgreSQL refuses some of it, and that would look like a fault.
const couldBeASlug = /^[a-z0-9-]{1,120}$/

/** What the overlay tells of a plant, and in how many sizes it stands in the yard, from which price planted. */
export async function findPlantBrief(slug: string, prices: SizePrices) {
  if (!couldBeASlug.test(slug)) return null
  const plant = await db()
    .selectFrom('plants')
    .select([
      'id',
      'plant_name',
      'slug',
      'scientific_name',
      'spanish_names',
      'description',
      'bloom_months',
      'fruit_months',
      'flower_color',
      'height',
      'spread',
      'exposure',
      'water_needs',
      'usda_zone',
      'soil_ph_preference',
      'tolerates_poor_drainage',
      'deer_tolerance',
      'toxic',
      'toxic_to_pets',
      'toxicity_note',
      'image_url',
      'image_color',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (plant === undefined) return null
  const stock = await db()
    .selectFrom('inventory')
    .leftJoin(sizePriceList(prices), (join) => join.on(sizeMatches))
    .select([
      sql<number>`count(distinct lower(size_description))`.as('sizes'),
      sql<number | null>`min(${unitPriceCents} + ${plantingFeeCents})`.as('least_planted_cents'),
    ])
    .where('plant_id', '=', plant.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...plant, ...stock }
}

export type PlantBriefRow = NonNullable<Awaited<ReturnType<typeof findPlantBrief>>>
