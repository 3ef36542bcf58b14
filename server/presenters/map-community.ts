import { reachInBrief } from '#domain/places/community-reach.ts'
import type { ServedCommunity } from '#server/reads/service-area.ts'

/** A community as the map and the lists show it. */
export function toMapCommunity({ slug, name, position, reach }: ServedCommunity) {
  return { slug, name, position, reach: reachInBrief(reach) }
}
