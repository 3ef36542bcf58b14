/** Distance by road from the yard. */
export type Distance = {
  /** One decimal. */
  miles: number
  /** Null if only the straight-line distance is known. */
  minutes: number | null
  /** True until the street is known, and for every distance that wasn't measured by road. */
  approximate: boolean
}

export type Position = { latitude: number; longitude: number }

const earthRadiusMiles = 3958.8
/** How much longer roads are than the straight line in the Hill Country. */
const roadFactor = 1.25
const metersPerMile = 1609.344

function toTenths(miles: number): number {
  return Math.round(miles * 10) / 10
}

export function milesFromMeters(meters: number): number {
  return toTenths(meters / metersPerMile)
}

function greatCircleMiles(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord = (from1: number, to1: number) => Math.sin(radians(to1 - from1) / 2) ** 2
  const chord =
    halfChord(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfChord(from.longitude, to.longitude)
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Estimates the road distance from the straight line, for when there's no maps service. */
export function estimateDistance(from: Position, to: Position): Distance {
  return { miles: toTenths(greatCircleMiles(from, to) * roadFactor), minutes: null, approximate: true }
}

/** '28.8 miles', 'about 29 miles'. A short estimate is too vague for a number. */
export function formatDistance({ miles, approximate }: Distance): string {
  if (approximate && miles < 1.5) return 'close to our yard'
  const shown = approximate ? Math.round(miles) : miles
  return `${approximate ? 'about ' : ''}${shown} ${shown === 1 ? 'mile' : 'miles'}`
}
