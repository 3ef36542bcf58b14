import { sql, type RawBuilder } from 'kysely'
import type { Condition } from './plant-filter.ts'

// A kind is all plants that share every filter value. Leaping along the index from kind to kind looks at a hundred entries
// instead of a million plants.

/** For `with recursive`: every kind, as its bits. */
export const plantKinds = sql`kinds (bits) as (
  (select min(facet_bits) from plants)
  union all select (select min(facet_bits) from plants where facet_bits > kinds.bits) from kinds where kinds.bits is not null)`

/** The plants of the kinds that fit, as far as they fit themselves. */
export const plantsOfKinds = (
  columns: RawBuilder<unknown>,
  { ofKind, ofPlant }: { ofKind: Condition; ofPlant: Condition },
) =>
  // `offset 0` keeps the planner from turning the leaps into a walk over every plant.
  sql`(select plant.* from kinds cross join lateral (
      select ${columns} from plants where facet_bits = kinds.bits and ${ofPlant} offset 0) as plant
    where ${ofKind})`
