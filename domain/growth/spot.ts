import { ages, type Age } from './growth.ts'

/** Where the tree would stand, in feet; null if there's no such thing nearby. */
export type Spot = {
  /** How high the wire hangs. */
  wireFt: number | null
  /** From the trunk to the wire; 0 is right under it. */
  wireAwayFt: number
  wallFt: number | null
  fenceFt: number | null
}

/** The farthest that matters to any of our trees, in feet. */
export const mostSpotFt = 60

/** null unless it's a distance in feet. */
function feetOf(text: string | null): number | null {
  const feet = Number(text ?? '')
  return text !== null && /^\d{1,3}(\.5)?$/.test(text.trim()) && feet <= mostSpotFt ? feet : null
}

/** The names of a spot's fields in forms and links. */
export const spotFields = ['wire', 'away', 'wall', 'fence'] as const

export function parseSpot(given: { get: (name: string) => string | null }): Spot {
  return {
    wireFt: feetOf(given.get('wire')),
    wireAwayFt: feetOf(given.get('away')) ?? 0,
    wallFt: feetOf(given.get('wall')),
    fenceFt: feetOf(given.get('fence')),
  }
}

/** Nothing is nearby. */
export const isOpenLawn = ({ wireFt, wallFt, fenceFt }: Spot) =>
  wireFt === null && wallFt === null && fenceFt === null

export const parseAge = (text: string | null, unless: Age = 'grown'): Age =>
  ages.find((age) => String(age) === text) ?? unless

export type GrownPlant = { name: string; tallFt: number; wideFt: number }

/** Up to three plants that stay within a height and a width: those that use the most of it. */
export const plantsThatFit = <Each extends GrownPlant>(
  plants: readonly Each[],
  room: { tallFt: number; wideFt: number },
): Each[] =>
  plants
    .filter(({ tallFt, wideFt }) => tallFt <= room.tallFt && wideFt <= room.wideFt)
    .toSorted((one, other) => other.tallFt - one.tallFt || one.name.localeCompare(other.name))
    .slice(0, 3)
