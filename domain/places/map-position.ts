import type { Position } from '#domain/delivery/distance.ts'

/** The middle of the claim: 50 miles around North San Antonio (HM-02). */
export const northSanAntonio: Position = { latitude: 29.61, longitude: -98.49 }
export const radiusMiles = 50

/** A flat map is true enough over a hundred miles: at this latitude a degree is 69 miles north and 60 east. */
export type MapPosition = { eastMiles: number; southMiles: number }

const milesPerDegree = { latitude: 68.88, longitude: 60.15 }

export function toMapPosition({ latitude, longitude }: Position): MapPosition {
  return {
    eastMiles: (longitude - northSanAntonio.longitude) * milesPerDegree.longitude,
    southMiles: (northSanAntonio.latitude - latitude) * milesPerDegree.latitude,
  }
}

/** What the drawn land covers around its middle, with room for wide screens. */
export const mapExtent = { westMiles: -90, northMiles: -57, widthMiles: 180, heightMiles: 114 }
