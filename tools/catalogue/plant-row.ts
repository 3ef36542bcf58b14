import { monthNames } from '#domain/plants/months.ts'
import type { PlantRecord } from './plant-record.ts'

/** [3, 4, 5, 10] becomes 'March to May, October'. A run may cross the end of the year. */
export function monthsInWords(months: readonly number[]): string | null {
  if (months.length === 0) return null
  if (months.length === 12) return 'All year'
  const included = new Set(months)
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  const starts = [...included].filter((month) => !included.has(before(month))).toSorted((a, b) => a - b)
  const runs = starts.map((start) => {
    let end = start
    while (included.has(after(end))) end = after(end)
    const name = (month: number) => monthNames[month - 1] ?? ''
    return start === end ? name(start) : `${name(start)} to ${name(end)}`
  })
  return runs.join(', ')
}

const feetInWords = ([low, high]: readonly [number, number]) =>
  low === high ? `${low} ft` : `${low}-${high} ft`

function attributesInWords({
  fragrance,
  thorns,
  fall_color,
  native_here,
  leaf_retention,
}: PlantRecord['facts']) {
  const attributes = [
    leaf_retention === 'evergreen' && 'evergreen',
    fragrance === true && 'fragrant',
    fall_color !== null && 'fall color',
    thorns && 'thorny',
    native_here && 'native around San Antonio',
  ]
  return attributes.filter((attribute) => attribute !== false).join(', ')
}

/** Converts a record to a row of the plants table. Texts such as bloom time and height are derived from the numbers. */
export function toPlantRow({ facts, texts }: PlantRecord) {
  return {
    plant_name: facts.name,
    scientific_name: facts.scientific_name,
    family: facts.family,
    other_names: facts.other_names,
    spanish_names: facts.spanish_names,
    description: texts.Description,
    plant_type: facts.plant_type,
    habit: facts.habit,
    flower_color: facts.flower_colors.join(', '),
    showy_flowers: facts.showy_flowers,
    bloom_time: monthsInWords(facts.bloom_months),
    bloom_note: facts.bloom_note,
    bloom_months: facts.bloom_months,
    fruit: facts.fruit,
    fruit_months: facts.fruit_months,
    planting_months: facts.planting_months,
    fall_color: facts.fall_color,
    fall_grade: facts.fall_grade,
    leaf_retention: facts.leaf_retention,
    growth_rate: facts.growth_rate,
    longevity: facts.longevity,
    crown: facts.crown,
    litter: facts.litter,
    fragrance: facts.fragrance,
    thorns: facts.thorns,
    height: feetInWords(facts.mature_height_ft),
    min_height_ft: facts.mature_height_ft[0],
    max_height_ft: facts.mature_height_ft[1],
    spread: feetInWords(facts.mature_spread_ft),
    min_spread_ft: facts.mature_spread_ft[0],
    max_spread_ft: facts.mature_spread_ft[1],
    spacing: `${facts.spacing_ft} ft`,
    usda_zone: facts.usda_zones,
    exposure: facts.exposure,
    water_needs: facts.water_needs,
    drought_tolerance: facts.drought_tolerance,
    soil_ph_preference: facts.soil_ph,
    soil_textures: facts.soil_textures,
    tolerates_poor_drainage: facts.tolerates_poor_drainage,
    landforms: facts.landforms,
    deer_tolerance: facts.deer_tolerance,
    deer_eats: facts.deer_eats,
    texas_native: facts.texas_native,
    native_here: facts.native_here,
    ecoregions: facts.ecoregions,
    february_2021: facts.february_2021,
    oak_wilt: facts.oak_wilt ?? null,
    toxic: facts.toxic_to_people,
    toxic_to_pets: facts.toxic_to_pets,
    toxic_parts: facts.toxic_parts ?? null,
    toxicity_note: facts.toxicity_note,
    landscape_uses: facts.landscape_uses,
    wildlife: facts.wildlife,
    larval_host_of: facts.larval_host_of,
    host_is_pest: facts.host_is_pest,
    wildlife_benefit: texts.Wildlife,
    plant_attributes: attributesInWords(facts),
    maintenance_level: facts.maintenance_level,
    by_name_only: facts.by_name_only,
    planting_instructions: texts.Planting,
    watering_care: texts.Watering,
    fertilizing_care: texts.Feeding,
    pruning_care: texts.Pruning,
    cautions: facts.cautions,
    sources: Object.entries(facts.sources).map(([name, url]) => `[${name}](${url})`),
  }
}
