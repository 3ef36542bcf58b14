import { takeFromLimits } from '#server/platform/database/rate-limits.ts'
import { log } from '#server/platform/log/log.ts'
import type { Maps } from './maps.ts'
import { offlineMaps } from './offline-maps.ts'

/**
 * Limits for the whole site, because each call costs a fraction of a cent. Enough for about 150 typed addresses a day; a good
 * day has a tenth of that. See docs/operations.md.
 */
const quotas = {
  suggestAddresses: { anHour: 400, aDay: 1_500 },
  findAddress: { anHour: 60, aDay: 200 },
  drivingDistance: { anHour: 120, aDay: 400 },
}

async function isWithin(call: keyof typeof quotas): Promise<boolean> {
  const { anHour, aDay } = quotas[call]
  const limit = (name: string, most: number, perSeconds: number) =>
    ({ name: `maps ${call} ${name}`, subject: 'all', most, perSeconds }) as const
  try {
    const hourAndDay = [limit('an hour', anHour, 3_600), limit('a day', aDay, 86_400)]
    const { allowed } = await takeFromLimits(hourAndDay)
    if (!allowed) log.warn({ call }, 'map quota used up')
    return allowed
  } catch (error) {
    log.warn({ err: error, call }, 'map quota could not be checked')
    return false
  }
}

/** Above the quota, the site works as it does without a key. A call that can't be counted isn't made. */
export function withinQuota(paid: Maps): Maps {
  return {
    ...paid,
    async suggestAddresses(typed, session) {
      return ((await isWithin('suggestAddresses')) ? paid : offlineMaps).suggestAddresses(typed, session)
    },
    async findAddress(placeId, session) {
      return ((await isWithin('findAddress')) ? paid : offlineMaps).findAddress(placeId, session)
    },
    async drivingDistance(from, to) {
      return ((await isWithin('drivingDistance')) ? paid : offlineMaps).drivingDistance(from, to)
    },
  }
}
