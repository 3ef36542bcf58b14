import { rowSpacing } from '#domain/growth/fence-row.ts'
import { isWoody } from '#domain/growth/growth.ts'
import { readSource } from '#domain/content/source-link.ts'
import { deerRule } from '#domain/plants/deer.ts'
import { readAssessed } from '#domain/plants/toxicity.ts'
import type { CatalogStockRow } from '#domain/search/catalog-rows.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import type { GuidePlantRow } from './plants.ts'
import { toPlantGrowth } from './plant-growth.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

/** Older scientific names, such as 'Quercus virginiana var. fusiformis'. Searches still find them. */
const isScientific = /^[A-Z][a-z]+ (x )?[a-z]+( (var|subsp|ssp)\.|$)/

/** A plant as its guide shows it. */
export function toPlantGuide(row: GuidePlantRow) {
  const growth = toPlantGrowth(row)
  return {
    id: row.id,
    name: row.plantName,
    slug: row.slug,
    scientificName: row.scientificName,
    family: row.family,
    otherNames: row.otherNames.filter((name) => !isScientific.test(name)),
    spanishNames: row.spanishNames,
    paragraphs: row.description.split(/\n\s*\n/),
    habit: row.habit,
    picture: toPicture(row.imageUrl, `Illustration of ${row.plantName}`, row.plantType),
    pictureCredit: row.imageCredit,
    ...growth,
    /** How far apart it's set along a fence; null if it doesn't make a screen. */
    rowFt: rowSpacing(row, growth),
    exposure: row.exposure,
    waterNeeds: row.waterNeeds,
    droughtTolerance: row.droughtTolerance,
    deer: deerRule(row),
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
      plantingMonths: row.plantingMonths,
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
    sources: row.sources.map(readSource),
  }
}

/** A stock item as the plant's guide lists it: without the plant, which the guide describes. */
export function toPlantStock(row: CatalogStockRow) {
  return {
    inventoryId: row.id,
    containerSize: row.containerSize,
    unitPriceCents: row.unitPriceCents,
    plantingFeeCents: row.plantingFeeCents,
    currentHeightInches: row.currentHeightInches,
    caliperInches: row.caliperInches,
    isBestSeller: row.isBestSeller,
  }
}

/** Another plant that could be planted instead, and why. */
export function toSimilarPlant(
  { name, slug, scientificName, imageUrl, plantType }: CatalogPlant,
  reason: string,
) {
  const picture = toPicture(imageUrl, `Illustration of ${name}`, plantType)
  return { name, slug, scientificName, picture, reason }
}

/** A tree or shrub in stock that could take another one's spot. */
export function toFittingPlant({ name, slug, plantType, stock, maxHeightFt, maxSpreadFt }: CatalogPlant) {
  if (!isWoody(plantType) || stock.length === 0 || maxHeightFt === null || maxSpreadFt === null) return []
  return [{ name, slug, tallFt: maxHeightFt, wideFt: maxSpreadFt }]
}
