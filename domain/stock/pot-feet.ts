const pot = /(?<gallons>\d+(?:\.\d+)?) ?gal|#(?<number>\d+)|(?<inches>\d+)"/i

export const isPotted = (containerSize: string) => pot.test(containerSize)

/** The height of a pot, which grows with the cube root of its volume. Balled and burlapped trees stand on a large root ball. */
export function potFeet(containerSize: string): number {
  const found = pot.exec(containerSize)?.groups
  const gallons = Number(found?.['gallons'] ?? found?.['number'] ?? Number.NaN)
  if (gallons > 0) return 0.55 * Math.cbrt(gallons)
  return found?.['inches'] === undefined ? 2.2 : Number(found['inches']) / 12
}

/** From here on, pot included, a person is the better measure; below it, a spade. */
const personFromFt = 3 + 7 / 12

export const figureBeside = (tallestFt: number): 'spade' | 'person' =>
  tallestFt < personFromFt ? 'spade' : 'person'
