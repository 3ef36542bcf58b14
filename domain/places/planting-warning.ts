import type { Destination } from '#domain/delivery/destination.ts'
import { zipOf } from '#domain/delivery/street-address.ts'

/** A city with a rule on planting oaks, and the communities and ZIP codes that are at least partly inside it. */
export type OakCity = {
  city: string
  forbidsRedOaks: boolean
  communities: readonly string[]
  zipCodes: readonly string[]
}

/** The one rule for "the city forbids planting it": so far, cities only forbid the red oaks, which spread oak wilt. */
export const isForbidden = (
  { oakWilt }: { oakWilt: string | null },
  { forbidsRedOaks }: Pick<OakCity, 'forbidsRedOaks'>,
): boolean => forbidsRedOaks && oakWilt === 'high'

/** For a cart or a quote: asks, because neither a ZIP code nor a mailing address is a city limit. Null if there's nothing to ask. */
export function plantingWarning(
  plants: readonly { oakWilt: string | null }[],
  where: Destination | null,
  cities: readonly OakCity[],
): string | null {
  const found = cities.find(
    (city) => mayBeIn(where, city) && plants.some((plant) => isForbidden(plant, city)),
  )
  return found === undefined
    ? null
    : `Inside ${found.city} city limits, planting red oaks is prohibited. Is your yard inside?`
}

function mayBeIn(where: Destination | null, { city, communities, zipCodes }: OakCity): boolean {
  if (where === null) return false
  if ('community' in where) return communities.includes(where.community)
  if ('zip' in where) return zipCodes.includes(where.zip)
  const zip = zipOf(where.zipCode)
  return (
    where.city.trim().toLowerCase() === city.toLowerCase() || (zip !== undefined && zipCodes.includes(zip))
  )
}
