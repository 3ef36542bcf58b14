import type { Position } from '#domain/delivery/distance.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { listCommunityGrounds, listZipPositions } from './communities.ts'
import { listOakCities, listOakRules } from './local-rules.ts'

export const getCommunityGrounds = cachedFor(cacheTime.others, listCommunityGrounds)

export const getOakCities = cachedFor(cacheTime.others, listOakCities)

export const getOakRules = cachedFor(cacheTime.others, () => listOakRules())

/** The positions of the region's ZIP codes, a few hundred. */
export const getZipPositions = cachedFor(
  cacheTime.others,
  async (): Promise<ReadonlyMap<string, Position>> => new Map(await listZipPositions()),
)
