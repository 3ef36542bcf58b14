import { capitalize, listInWords, withCommas } from '#domain/wording.ts'
import { isLittleKnown } from '#domain/places/community-facts.ts'
import { reachInBrief, reachInWords } from '#domain/places/community-reach.ts'
import {
  communityNotes,
  descriptionOf,
  groundInBrief,
  leadOf,
  listIntro,
  localQuestion,
  titleOf,
  zipCodesInBrief,
} from '#domain/places/community-words.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import type { FittingPlant } from '#domain/places/fitting-plants.ts'
import { readSource } from '#domain/content/source-link.ts'
import { readNext } from '#domain/places/read-next.ts'
import { deerSign } from '#domain/plants/deer.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { findArticle } from '#server/platform/content.ts'
import { nearestCommunities } from '#domain/places/nearby-communities.ts'
import type { getPlantLists, ServedCommunity } from './service-area.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

type PlantLists = Awaited<ReturnType<typeof getPlantLists>>

const mostNearby = 6

/** A community's page. Name, ZIP codes, neighbors and keywords are always there; the rest may be missing. */
export function toCommunityPage(
  community: ServedCommunity,
  all: readonly ServedCommunity[],
  { lists, pictures }: PlantLists,
  catalog: readonly CatalogPlant[],
) {
  const words = reachInWords(community.reach)
  const elevation = community.elevationFt
  return {
    slug: community.slug,
    name: community.name,
    inSentence: nameInSentence(community),
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
      {
        label: community.counties.length === 1 ? 'County' : 'Counties',
        value: community.counties.length === 0 ? null : listInWords(community.counties),
      },
      { label: 'Elevation', value: elevation === null ? null : `${withCommas(elevation)} ft` },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    counties: community.counties,
    zipCodes: community.zipCodes,
    keywords: community.localKeywords,
    reach: words,
    notableFacts: community.notableFacts,
    notes: communityNotes(community).map((note) => ({ ...note, sources: note.sources.map(readSource) })),
    question: localQuestion(community),
    listIntro: listIntro(community),
    plants: (lists.get(community.slug) ?? []).map((plant) => toFittingEntry(plant, pictures, catalog)),
    inStock: countFitting(community.slug, catalog),
    readNext: readNext(community).flatMap((slug) => {
      const article = findArticle(slug)
      return article === undefined ? [] : [{ slug, title: article.title }]
    }),
    nearby: nearestCommunities(community, all, mostNearby),
  }
}

function toFittingEntry(
  { slug, name, scientificName, reason, use, deerTolerance }: FittingPlant,
  pictures: PlantLists['pictures'],
  catalog: readonly CatalogPlant[],
) {
  const prices = catalog.find((plant) => plant.slug === slug)?.stock.map(({ plantedCents }) => plantedCents)
  const { imageUrl = null, plantType = null } = pictures.get(slug) ?? {}
  return {
    slug,
    name,
    scientificName,
    reason,
    use,
    deer: deerSign(deerTolerance),
    /** The smallest size, planted; null if none is in stock. */
    fromCents: prices === undefined || prices.length === 0 ? null : Math.min(...prices),
    picture: toPicture(imageUrl, `Illustration of ${name}`, plantType),
  }
}

/** How many plants in stock fit, and how many of them are trees. */
function countFitting(slug: string, catalog: readonly CatalogPlant[]) {
  const fitting = catalog.filter(({ fitsIn, stock }) => fitsIn.has(slug) && stock.length > 0)
  return {
    plants: fitting.length,
    trees: fitting.filter(({ values }) => values.types.includes('tree')).length,
  }
}

/** A community as the map and the lists show it. */
export function toMapCommunity({ slug, name, position, reach }: ServedCommunity) {
  return { slug, name, position, reach: reachInBrief(reach) }
}
