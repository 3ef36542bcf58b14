import type { StreetAddress } from '#domain/delivery/street-address.ts'
import { plantingWarning } from '#domain/places/planting-warning.ts'
import { listOakCities, listOakWilt } from '#server/db/local-rules.ts'

/** What to ask before a quote is planted; null if there's nothing to ask. */
export async function findPlantingWarning(
  plants: readonly { plantId: number }[],
  address: StreetAddress,
): Promise<string | null> {
  const [cities, oakWilt] = await Promise.all([
    listOakCities(),
    listOakWilt(plants.map(({ plantId }) => plantId)),
  ])
  return plantingWarning(oakWilt, address, cities)
}
