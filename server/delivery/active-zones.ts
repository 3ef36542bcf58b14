import { defaultZones, type DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { log } from '#server/platform/log/log.ts'
import { listActiveZones } from './delivery-zones.ts'

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
