import type { Position } from '#domain/delivery/distance.ts'

/** We serve 50 miles around North San Antonio. */
export const northSanAntonio: Position = { latitude: 29.61, longitude: -98.49 }
export const radiusMiles = 50

/** A position on a flat map, which is accurate enough over a hundred miles. */
export type MapPosition = { eastMiles: number; southMiles: number }

/** At our latitude. */
const milesPerDegree = { latitude: 68.88, longitude: 60.15 }

export function toMapPosition({ latitude, longitude }: Position): MapPosition {
  return {
    eastMiles: (longitude - northSanAntonio.longitude) * milesPerDegree.longitude,
    southMiles: (northSanAntonio.latitude - latitude) * milesPerDegree.latitude,
  }
}

/** The area of the drawn map around its center, with room for wide screens. */
export const mapExtent = { westMiles: -90, northMiles: -57, widthMiles: 180, heightMiles: 114 }
