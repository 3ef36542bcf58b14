import { defaultZones, type DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { listCommunityGrounds, listZipPositions } from '#server/catalog/places/communities.ts'
import { listActiveZones } from './delivery-zones.ts'
import { listOakCities } from '#server/catalog/places/local-rules.ts'
import { findMinimumOrder } from '#server/settings/invoicing-documents.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import { log } from '#server/platform/log/log.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'

// Small tables that pages need often, each read at most every 5 minutes.

/** Today's markup and planting fee of each container size. */
export const getSizePrices = cachedFor(cacheTime.others, async () =>
  resolveSizePrices(await listActiveMarkupRules()),
)

export const getMinimumOrder = cachedFor(cacheTime.others, findMinimumOrder)

const loadZones = cachedFor(cacheTime.others, listActiveZones)

/** The owner's zones, which may be none if all are turned off. The defaults only if they can't be read. */
export async function getDeliveryZones(): Promise<readonly DeliveryZone[]> {
  try {
    return await loadZones()
  } catch (error) {
    log.error({ err: error }, 'delivery zones could not be read')
    return defaultZones
  }
}

/** The positions of the region's ZIP codes, a few hundred. */
export const getZipPositions = cachedFor(
  cacheTime.others,
  async (): Promise<ReadonlyMap<string, Position>> => new Map(await listZipPositions()),
)

export const getCommunityGrounds = cachedFor(cacheTime.others, listCommunityGrounds)

export const getOakCities = cachedFor(cacheTime.others, listOakCities)
