import { estimateDistance } from '#domain/delivery/distance.ts'
import { log } from '#server/platform/log/log.ts'
import { getZipPositions } from '#server/catalog/places/place-reads.ts'
import type { MapPlace, Maps } from './maps.ts'

async function positionOf({ zip }: MapPlace) {
  return zip === null ? undefined : (await getZipPositions()).get(zip)
}

/** Without a key, distances are estimated from the positions of ZIP codes, and there are no suggestions. */
export const offlineMaps: Maps = {
  offersSuggestions: false,
  isPaid: false,
  attribution: () => null,
  suggestAddresses: () => Promise.resolve([]),
  findAddress: () => Promise.resolve(null),
  async drivingDistance(from, to) {
    try {
      const [start, end] = await Promise.all([positionOf(from), positionOf(to)])
      return start === undefined || end === undefined ? null : estimateDistance(start, end)
    } catch (error) {
      log.error({ err: error }, 'ZIP code positions could not be read')
      return null
    }
  },
}
