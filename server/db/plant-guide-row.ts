import { db } from './database.ts'

/** Everything the study guide says about a plant. */
export function findGuidePlant(slug: string) {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'plantName',
      'slug',
      'scientificName',
      'family',
      'otherNames',
      'spanishNames',
      'description',
      'plantType',
      'habit',
      'flowerColor',
      'bloomNote',
      'bloomMonths',
      'fruit',
      'fruitMonths',
      'fallColor',
      'leafRetention',
      'growthRate',
      'minHeightFt',
      'maxHeightFt',
      'minSpreadFt',
      'maxSpreadFt',
      'spacing',
      'usdaZone',
      'exposure',
      'waterNeeds',
      'droughtTolerance',
      'soilPhPreference',
      'soilTextures',
      'toleratesPoorDrainage',
      'deerTolerance',
      'texasNative',
      'nativeHere',
      'ecoregions',
      'february2021',
      'oakWilt',
      'toxic',
      'toxicToPets',
      'toxicParts',
      'toxicityNote',
      'wildlife',
      'larvalHostOf',
      'wildlifeBenefit',
      'maintenanceLevel',
      'plantingInstructions',
      'wateringCare',
      'fertilizingCare',
      'pruningCare',
      'cautions',
      'sources',
      'imageUrl',
      'imageColor',
      'imageCredit',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export type GuidePlantRow = NonNullable<Awaited<ReturnType<typeof findGuidePlant>>>
