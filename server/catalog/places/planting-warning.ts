import type { StreetAddress } from '#domain/delivery/street-address.ts'
import { plantingWarning } from '#domain/places/planting-warning.ts'
import { listOakCities, listOakWilt } from './local-rules.ts'

/** The question to ask before a quote is planted; null if there's none. */
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
