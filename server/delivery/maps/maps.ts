import type { AddressParts, AddressSuggestion } from '#domain/delivery/chosen-address.ts'
import type { Distance } from '#domain/delivery/distance.ts'
import { env } from '#server/platform/config/env.ts'
import { googleMaps } from './google-maps.ts'
import { withinQuota } from './map-quota.ts'
import { offlineMaps } from './offline-maps.ts'
import { rememberDistances } from './remember-distances.ts'

/** `address` is a street address on one line, or a ZIP code. */
export type MapPlace = { address: string; zip: string | null }

/** A maps service, as far as the site needs one. Null means that the lookup failed; the log says why. */
export type Maps = {
  /** If false, the street address is a plain text field. */
  offersSuggestions: boolean
  /** If true, each call costs money, so visitors' calls are rate-limited. */
  isPaid: boolean
  /** The notice that must be shown next to the service's data. */
  attribution: (year: number) => string | null
  /** Use one `session` from the first keystroke to the choice: it's billed as one. */
  suggestAddresses: (typed: string, session: string) => Promise<AddressSuggestion[] | null>
  findAddress: (placeId: string, session: string) => Promise<AddressParts | null>
  drivingDistance: (from: MapPlace, to: MapPlace) => Promise<Distance | null>
}

/** Google if there's a key, otherwise our own table of ZIP codes. */
export function maps(): Maps {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_PLACES_URL: placesUrl, GOOGLE_ROUTES_URL: routesUrl } = env()
  if (key === undefined) return offlineMaps
  // Remembered distances are free, so they don't count toward the quota.
  return rememberDistances(withinQuota(googleMaps({ key, placesUrl, routesUrl })))
}
