import type { Position } from '#domain/delivery/distance.ts'
import type { CommunityFacts } from '#domain/places/community-facts.ts'
import { communityReach, type CommunityReach } from '#domain/places/community-reach.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { getCompany } from '#server/settings/company.ts'
import { listCommunities } from '#server/catalog/places/communities.ts'
import { getDeliveryZones } from './active-zones.ts'
import { getZipPositions } from '#server/catalog/places/place-reads.ts'

export type ServedCommunity = CommunityFacts & { reach: CommunityReach }

const loadCommunities = cachedFor(cacheTime.others, listCommunities)

/** Every community with its road distance from the yard and its delivery fee. */
export async function getServiceArea(): Promise<ServedCommunity[]> {
  const [communities, zipPositions, zones, yard] = await Promise.all([
    loadCommunities(),
    getZipPositions(),
    getDeliveryZones(),
    getYardPosition(),
  ])
  return communities.map((community) => ({
    ...community,
    reach: communityReach(community, yard, zipPositions, zones),
  }))
}

/** Where distances start: the position of the yard's ZIP code. */
export async function getYardPosition(): Promise<Position | null> {
  const [zipPositions, { profile }] = await Promise.all([getZipPositions(), getCompany()])
  return zipPositions.get(profile.zip) ?? null
}
