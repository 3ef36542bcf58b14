import { defaultZones, type DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listActiveZones } from '#server/db/delivery-zones.ts'
import { log } from '#server/log/log.ts'

const loadZones = cachedFor(cacheTime.others, listActiveZones)

/** Reading 8: the owner's zones, none if every one is switched off, and the defaults if they cannot be read. */
export async function getDeliveryZones(): Promise<readonly DeliveryZone[]> {
  try {
    return await loadZones()
  } catch (error) {
    log.error({ err: error }, 'delivery zones could not be read')
    return defaultZones
  }
}
