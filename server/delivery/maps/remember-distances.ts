import { findKnownDistance, saveDistance } from './known-distances.ts'
import { log } from '#server/platform/log/log.ts'
import type { Maps } from './maps.ts'

/** Looks up each trip once in 30 days. If the stored distances can't be read, the lookup still works. */
export function rememberDistances(maps: Maps): Maps {
  return {
    ...maps,
    async drivingDistance(from, to) {
      const trip = { from: from.address, to: to.address }
      try {
        const known = await findKnownDistance(trip)
        if (known !== undefined) return { ...known, approximate: false }
      } catch (error) {
        log.warn({ err: error }, 'stored distances could not be read')
      }
      const found = await maps.drivingDistance(from, to)
      if (found !== null && found.minutes !== null)
        await saveDistance(trip, { miles: found.miles, minutes: found.minutes }).catch((error: unknown) =>
          log.warn({ err: error }, 'distance could not be stored'),
        )
      return found
    },
  }
}
