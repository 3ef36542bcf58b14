import { readAssessed } from '#domain/plants/toxicity.ts'
import type { GuidePlantRow } from '#server/db/plant-guide-row.ts'
import { toPicture } from './picture.ts'

const rangeOf = (least: number | null, most: number | null) =>
  least === null || most === null ? null : { least, most }

/** A plant as the study guide shows it. */
export function toPlantGuide(row: GuidePlantRow) {
  return {
    id: row.id,
    name: row.plantName,
    slug: row.slug,
    scientificName: row.scientificName,
    family: row.family,
    otherNames: row.otherNames,
    spanishNames: row.spanishNames,
    paragraphs: row.description.split(/\n\s*\n/),
    plantType: row.plantType,
    habit: row.habit,
    picture: toPicture(row.imageUrl, `Illustration of ${row.plantName}`, row.imageColor),
    pictureCredit: row.imageCredit,
    heightFt: rangeOf(row.minHeightFt, row.maxHeightFt),
    spreadFt: rangeOf(row.minSpreadFt, row.maxSpreadFt),
    spacing: row.spacing,
    exposure: row.exposure,
    waterNeeds: row.waterNeeds,
    droughtTolerance: row.droughtTolerance,
    deerTolerance: row.deerTolerance,
    growthRate: row.growthRate,
    upkeep: row.maintenanceLevel,
    usdaZone: row.usdaZone,
    soil: {
      ph: row.soilPhPreference,
      textures: row.soilTextures,
      poorDrainage: row.toleratesPoorDrainage,
    },
    year: {
      flowerColor: row.flowerColor,
      bloomMonths: row.bloomMonths,
      bloomNote: row.bloomNote,
      fruit: row.fruit,
      fruitMonths: row.fruitMonths,
      leafRetention: row.leafRetention,
      fallColor: row.fallColor,
    },
    wild: { inTexas: row.texasNative, here: row.nativeHere, ecoregions: row.ecoregions },
    february2021: row.february2021,
    oakWilt: row.oakWilt,
    toxicity: {
      pets: readAssessed(row.toxicToPets),
      people: readAssessed(row.toxic),
      parts: row.toxicParts,
      note: row.toxicityNote,
    },
    wildlife: {
      visitors: row.wildlife,
      larvalHostOf: row.larvalHostOf,
      text: row.wildlifeBenefit,
    },
    care: {
      planting: row.plantingInstructions,
      watering: row.wateringCare,
      fertilizing: row.fertilizingCare,
      pruning: row.pruningCare,
    },
    cautions: row.cautions,
    sources: row.sources,
  }
}
