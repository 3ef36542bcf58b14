import { sql } from 'kysely'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import { db } from '#server/platform/database/database.ts'

const inYard = sql`from inventory where inventory.plant_id = plants.id and deleted_at is null`

/** Texas natives, with everything that decides where they grow well, and whether they're in stock. */
export async function listNativePlants() {
  const rows = await db()
    .selectFrom('plants')
    .select([
      'slug',
      'plantName as name',
      'scientificName',
      'plantType',
      'soilTextures',
      'soilPhPreference as soilPh',
      'usdaZone',
      'deerTolerance',
      'oakWilt',
      'february2021',
      'toleratesPoorDrainage',
      'droughtTolerance',
      'growthRate',
      'leafRetention',
      'fallColor',
      'bloomMonths',
      'minHeightFt as least',
      'maxHeightFt as most',
      'exposure',
      'landforms',
      'landscapeUses',
      'larvalHostOf',
      'ecoregions',
      'nativeHere',
      'cautions',
      'longevity',
      'crown',
      'litter',
      'showyFlowers',
      'fallGrade',
      'deerEats',
      'byNameOnly',
      'hostIsPest',
      'imageUrl',
      sql<number>`(select count(distinct size_description) ${inYard})::int`.as('sizesInStock'),
      sql<boolean>`exists (select ${inYard} and is_priority)`.as('isBestSeller'),
    ])
    .where('texasNative', '=', 'Yes')
    .orderBy('id')
    .execute()
  return rows.map(({ imageUrl, least, most, ...row }) => {
    const facts: PlantFacts = {
      ...row,
      toleratesPoorDrainage: row.toleratesPoorDrainage === 'Yes',
      nativeHere: row.nativeHere ?? false,
      heightFt: least === null || most === null ? null : { least, most },
    }
    return { facts, imageUrl }
  })
}
