import type { Position } from '#domain/delivery/distance.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listZipPositions } from '#server/db/places.ts'

/** Where the ZIP codes of the region lie; a few hundred, read at most every 5 minutes. */
export const getZipPositions = cachedFor(
  cacheTime.others,
  async (): Promise<ReadonlyMap<string, Position>> => new Map(await listZipPositions()),
)
