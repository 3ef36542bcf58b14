import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { heightSteps, lastHeightStep } from '#domain/plants/height-steps.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights, type PlantChoices } from '#domain/search/plant-choices.ts'
import { chosenMasks } from './facet-tally.ts'

export type Condition = RawBuilder<SqlBool>

/** PD-10: the whole plant fits between the chosen heights; an unknown height passes only at the full range (reading 6). */
export function heightWithin([from, to]: PlantChoices['height']) {
  const low = sql<SqlBool>`min_height_ft >= ${heightSteps[from]}`
  return to === lastHeightStep
    ? sql<SqlBool>`(${low} and max_height_ft is not null)`
    : sql<SqlBool>`(${low} and max_height_ft <= ${heightSteps[to]})`
}

/** Reading 22: plants with a best seller in stock. */
export const isBestSeller = sql<SqlBool>`exists (select from inventory where inventory.facet_bits = plants.facet_bits
  and inventory.plant_id = plants.id and is_priority and deleted_at is null)`

export function chosenOf(conditions: [chosen: boolean, condition: () => Condition][]): Condition[] {
  return conditions.filter(([chosen]) => chosen).map(([, condition]) => condition())
}

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/**
 * The filters that are bits of a plant, which plant list and inventory share: it passes a group when it has one of the bits
 * chosen there. The column is made by the specification's rules (FL-01, FL-04 to FL-07, readings 4 and 5).
 */
export function choiceConditions(
  choices: PlantChoices,
  bits: RawBuilder<unknown> = sql`plants.facet_bits`,
): Condition[] {
  return chosenMasks(choices).map(([, mask]) => sql<SqlBool>`${bits} & ${mask.toString()}::bigint <> 0`)
}

export const heightConditions = (choices: PlantChoices): Condition[] =>
  chosenOf([[!isFullRange(choices.height, allHeights), () => heightWithin(choices.height)]])

/** The filters that look at each plant on its own. */
export const ownConditions = (choices: PlantChoices): Condition[] => [
  ...heightConditions(choices),
  ...chosenOf([[choices.bestSeller, () => isBestSeller]]),
]
