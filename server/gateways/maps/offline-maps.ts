import { estimateDistance } from '#domain/delivery/distance.ts'
import { log } from '#server/log/log.ts'
import { getZipPositions } from '#server/reads/zip-positions.ts'
import type { MapPlace, Maps } from './maps.ts'

async function positionOf({ position, zip }: MapPlace) {
  return position ?? (zip === null ? undefined : (await getZipPositions()).get(zip))
}

/** Reading 11: without a key, the distance is estimated from the positions of ZIP codes, and nothing is suggested. */
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
      log.error({ err: error }, 'positions could not be read')
      return null
    }
  },
}
