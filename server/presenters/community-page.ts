import { capitalize } from '#domain/wording.ts'
import { isLittleKnown } from '#domain/places/community-facts.ts'
import { reachInBrief, reachInWords } from '#domain/places/community-reach.ts'
import {
  communityNotes,
  countiesInWords,
  descriptionOf,
  groundInBrief,
  leadOf,
  listIntro,
  titleOf,
  zipCodesInBrief,
} from '#domain/places/community-words.ts'
import { nearestCommunities } from '#domain/places/nearby-communities.ts'
import type { getPlantLists, ServedCommunity } from '#server/reads/service-area.ts'
import { toPicture } from '#server/pictures/picture-url.ts'

type PlantLists = Awaited<ReturnType<typeof getPlantLists>>

const mostNearby = 8

/** CY-01: a community's page. Name, ZIP codes, neighbors and keywords are always there; the rest may be missing. */
export function toCommunityPage(
  community: ServedCommunity,
  all: readonly ServedCommunity[],
  { lists, pictures }: PlantLists,
) {
  const words = reachInWords(community.reach)
  const elevation = community.elevationFt
  return {
    slug: community.slug,
    name: community.name,
    position: community.position,
    isLittleKnown: isLittleKnown(community),
    title: titleOf(community),
    description: descriptionOf(community, words),
    lead: leadOf(community),
    facts: [
      { label: 'Ground', value: groundInBrief(community) },
      { label: 'USDA zone', value: community.usdaZone?.replace('/', ' to ') ?? null },
      { label: 'ZIP codes', value: zipCodesInBrief(community) },
      { label: 'Delivery', value: capitalize(reachInBrief(community.reach)) },
      { label: 'County', value: countiesInWords(community) },
      { label: 'Elevation', value: elevation === null ? null : `${elevation.toLocaleString('en-US')} ft` },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    counties: community.counties,
    zipCodes: community.zipCodes,
    keywords: community.localKeywords,
    reach: words,
    notableFacts: community.notableFacts,
    notes: communityNotes(community),
    listIntro: listIntro(community),
    plants: (lists.get(community.slug) ?? []).map(({ slug, name, scientificName, reason, sizesInStock }) => ({
      slug,
      name,
      scientificName,
      reason,
      isInStock: sizesInStock > 0,
      picture: toPicture(
        pictures.get(slug)?.imageUrl ?? null,
        `Illustration of ${name}`,
        pictures.get(slug)?.imageColor ?? null,
      ),
    })),
    nearby: nearestCommunities(community, all, mostNearby),
  }
}

/** A community as the map and the lists show it. */
export function toMapCommunity({ slug, name, position, reach }: ServedCommunity) {
  return { slug, name, position, reach: reachInBrief(reach) }
}
