import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { heightSteps, lastHeightStep } from '#domain/plants/height-steps.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights, allSun, type PlantChoices } from '#domain/search/plant-choices.ts'

export type Condition = RawBuilder<SqlBool>

const anyFacet = (kind: string, values: readonly string[]) =>
  sql<SqlBool>`facets && ${values.map((value) => `${kind}:${value}`)}`
const hasFacet = (facet: string) => sql<SqlBool>`facets @> ${[facet]}`

/** FL-06 and reading 5: a zone matches when it lies inside the plant's range. */
const anyZone = (zones: readonly string[]) => sql<SqlBool>`zone_range @> any (${zones.map(zoneStep)}::int[])`

/** As zone_step in db/migrations/0001; worked out here, so that PostgreSQL can tell how many plants it will find. */
const zoneStep = (zone: string) => 2 * Number.parseInt(zone, 10) + (zone.endsWith('b') ? 1 : 0)

/** FL-01: ranges overlap; a plant without exposure always passes. */
const sunOverlaps = ([from, to]: PlantChoices['sun']) =>
  sql<SqlBool>`(exposure_range is null or exposure_range && int4range(${from}, ${to}, '[]'))`

/** PD-10: the whole plant fits between the chosen heights; an unknown height passes only at the full range (reading 6). */
export function heightWithin([from, to]: PlantChoices['height']) {
  const low = sql<SqlBool>`min_height_ft >= ${heightSteps[from]}`
  return to === lastHeightStep
    ? sql<SqlBool>`(${low} and max_height_ft is not null)`
    : sql<SqlBool>`(${low} and max_height_ft <= ${heightSteps[to]})`
}

/** Reading 22: plants with a best seller in stock. */
export const isBestSeller = sql<SqlBool>`exists (select from inventory where inventory.plant_id = plants.id and is_priority and deleted_at is null)`

export function chosenOf(conditions: [chosen: boolean, condition: () => Condition][]): Condition[] {
  return conditions.filter(([chosen]) => chosen).map(([, condition]) => condition())
}

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** The conditions that plant list and inventory share: only those that choose something. */
export function choiceConditions(search: PlantChoices): Condition[] {
  return chosenOf([
    [search.types.length > 0, () => anyFacet('type', search.types)],
    [search.colors.length > 0, () => anyFacet('color', search.colors)],
    [search.water.length > 0, () => anyFacet('water', search.water)],
    [search.soilPh.length > 0, () => anyFacet('ph', search.soilPh)],
    [search.zones.length > 0, () => anyZone(search.zones)],
    [search.deer.length > 0, () => anyFacet('deer', search.deer)],
    [!isFullRange(search.sun, allSun), () => sunOverlaps(search.sun)],
    [search.native, () => hasFacet('native:Yes')],
    [search.poorDrainage, () => hasFacet('drainage:Yes')],
    [search.petSafe, () => hasFacet('pets:No')],
  ])
}

/** Whether a plant passes all filters of a search; the words searched for are another matter. */
export function passesFilters(search: PlantChoices): Condition {
  return allOf([
    ...choiceConditions(search),
    ...chosenOf([
      [!isFullRange(search.height, allHeights), () => heightWithin(search.height)],
      [search.bestSeller, () => isBestSeller],
    ]),
  ])
}
