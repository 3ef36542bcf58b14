import { env } from '#server/config/env.ts'
import { googleMaps } from './google-maps.ts'
import { withinQuota } from './map-quota.ts'
import type { Maps } from './maps.ts'
import { offlineMaps } from './offline-maps.ts'
import { rememberDistances } from './remembered-maps.ts'

/** Google with a key, else our own table of ZIP codes. */
export function maps(): Maps {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_PLACES_URL: placesUrl, GOOGLE_ROUTES_URL: routesUrl } = env()
  if (key === undefined) return offlineMaps
  // What is remembered costs nothing and isn't counted.
  return rememberDistances(withinQuota(googleMaps({ key, placesUrl, routesUrl })))
}
