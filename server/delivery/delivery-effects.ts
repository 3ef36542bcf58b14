import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import { communityReach, feeInBrief } from '#domain/places/community-reach.ts'
import { listCommunities, listZipPositions } from '#server/catalog/places/communities.ts'
import { listActiveZones } from './delivery-zones.ts'

type Rates = { zones: readonly DeliveryZone[]; zip: CompanyProfile['zip'] }

/** One sentence for each community whose delivery fee would change. */
export async function deliveryEffects(before: Rates, after: Rates): Promise<string[]> {
  const communities = await listCommunities()
  const positions = new Map(await listZipPositions())
  const feeUnder = ({ zones, zip }: Rates, community: (typeof communities)[number]) =>
    feeInBrief(communityReach(community, positions.get(zip) ?? null, positions, zones))
  return communities.flatMap((community) => {
    const [was, becomes] = [feeUnder(before, community), feeUnder(after, community)]
    return was === becomes ? [] : [`Delivery to ${community.name} goes from ${was} to ${becomes}.`]
  })
}

/** The same, if the yard moves to another ZIP code. */
export async function effectsOfMove(from: string, to: string): Promise<string[]> {
  const zones = await listActiveZones()
  return deliveryEffects({ zones, zip: from }, { zones, zip: to })
}
