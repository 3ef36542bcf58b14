import { estimateDistance, type Position } from '#domain/delivery/distance.ts'
import type { CommunityFacts } from './community-facts.ts'
import { toMapPosition } from './map-position.ts'

export type NearbyCommunity = { slug: string; name: string; miles: number; direction: string }

type Placed = Pick<CommunityFacts, 'slug' | 'name' | 'position'>

const directions = ['east', 'northeast', 'north', 'northwest', 'west', 'southwest', 'south', 'southeast']

function directionTo(from: Position, to: Position): string {
  const [start, end] = [toMapPosition(from), toMapPosition(to)]
  const angle = Math.atan2(start.southMiles - end.southMiles, end.eastMiles - start.eastMiles)
  return directions[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? ''
}

/** The nearest other communities, nearest first. Empty if this one's position is unknown. */
export function nearestCommunities(here: Placed, all: readonly Placed[], most: number): NearbyCommunity[] {
  const from = here.position
  if (from === null) return []
  return all
    .flatMap(({ slug, name, position }) =>
      slug === here.slug || position === null
        ? []
        : [
            {
              slug,
              name,
              miles: estimateDistance(from, position).miles,
              direction: directionTo(from, position),
            },
          ],
    )
    .toSorted((one, other) => one.miles - other.miles || one.name.localeCompare(other.name))
    .slice(0, most)
}
