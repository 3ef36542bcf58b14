import { readAssessed } from '#domain/plants/toxicity.ts'
import type { GuidePlantRow } from '#server/db/plant-guide.ts'
import { toPicture } from './picture.ts'

const rangeOf = (least: number | null, most: number | null) =>
  least === null || most === null ? null : { least, most }

/** A plant as the study guide shows it. */
export function toPlantGuide(row: GuidePlantRow) {
  return {
    id: row.id,
    name: row.plant_name,
    slug: row.slug,
    scientificName: row.scientific_name,
    family: row.family,
    otherNames: row.other_names,
    spanishNames: row.spanish_names,
    paragraphs: row.description.split(/\n\s*\n/),
    plantType: row.plant_type,
    habit: row.habit,
    picture: toPicture(row.image_url, `Illustration of ${row.plant_name}`, row.image_color),
    pictureCredit: row.image_credit,
    heightFt: rangeOf(row.min_height_ft, row.max_height_ft),
    spreadFt: rangeOf(row.min_spread_ft, row.max_spread_ft),
    spacing: row.spacing,
    exposure: row.exposure,
    waterNeeds: row.water_needs,
    droughtTolerance: row.drought_tolerance,
    deerTolerance: row.deer_tolerance,
    growthRate: row.growth_rate,
    upkeep: row.maintenance_level,
    usdaZone: row.usda_zone,
    soil: {
      ph: row.soil_ph_preference,
      textures: row.soil_textures,
      poorDrainage: row.tolerates_poor_drainage,
    },
    year: {
      flowerColor: row.flower_color,
      bloomMonths: row.bloom_months,
      bloomNote: row.bloom_note,
      fruit: row.fruit,
      fruitMonths: row.fruit_months,
      leafRetention: row.leaf_retention,
      fallColor: row.fall_color,
    },
    wild: { inTexas: row.texas_native, here: row.native_here, ecoregions: row.ecoregions },
    february2021: row.february_2021,
    oakWilt: row.oak_wilt,
    toxicity: {
      pets: readAssessed(row.toxic_to_pets),
      people: readAssessed(row.toxic),
      parts: row.toxic_parts,
      note: row.toxicity_note,
    },
    wildlife: {
      visitors: row.wildlife,
      larvalHostOf: row.larval_host_of,
      text: row.wildlife_benefit,
    },
    care: {
      planting: row.planting_instructions,
      watering: row.watering_care,
      fertilizing: row.fertilizing_care,
      pruning: row.pruning_care,
    },
    cautions: row.cautions,
    sources: row.sources,
  }
}
