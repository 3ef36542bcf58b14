import { townList, type ListedPlant } from '#domain/advice/town-list.ts'
import { capitalize, listInWords, withCommas } from '#domain/wording.ts'
import { areasOf, isLittleKnown, type CommunityFacts } from '#domain/places/community-facts.ts'
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
import { readSource } from '#domain/content/source-link.ts'
import { readNext } from '#domain/places/read-next.ts'
import { deerRule } from '#domain/plants/deer.ts'
import type { Catalog, CatalogPlant } from '#domain/search/catalog.ts'
import { findArticle, wishes } from '#server/platform/content.ts'
import { nearestCommunities } from '#domain/places/nearby-communities.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import type { ServedCommunity } from './service-area.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'

const mostNearby = 6

/** A community's page. Name, ZIP codes, neighbors and keywords are always there; the rest may be missing. */
export function toCommunityPage(
  community: ServedCommunity,
  all: readonly ServedCommunity[],
  plants: Catalog['plants'],
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
    notes: communityNotes(community, nurseryDay(new Date())).map((note) => ({
      ...note,
      sources: note.sources.map(readSource),
    })),
    question: localQuestion(community),
    lists: isLittleKnown(community) ? [] : listsFor(community, plants),
    inStock: countFitting(community.slug, plants),
    readNext: readNext(community).flatMap((slug) => {
      const article = findArticle(slug)
      return article === undefined ? [] : [{ slug, title: article.title }]
    }),
    nearby: nearestCommunities(community, all, mostNearby),
  }
}

/** One list, or one for each area. */
function listsFor(community: ServedCommunity, plants: Catalog['plants']) {
  const areas = areasOf(community)
  return (areas.length === 0 ? [community] : areas).map((area) => ({
    name: area.name,
    ground: groundInBrief(area),
    zipCodes: area.zipCodes,
    intro: listIntro({ ...area, name: community.name }),
    plants: townList(area, plants, wishes).map((listed) => toFittingEntry(listed, area)),
  }))
}

function toFittingEntry(
  { plant, reason, use }: ListedPlant<CatalogPlant>,
  { deerPressure }: Pick<CommunityFacts, 'deerPressure'>,
) {
  const prices = plant.stock.map(({ plantedCents }) => plantedCents)
  return {
    slug: plant.slug,
    name: plant.name,
    scientificName: plant.scientificName,
    reason,
    use,
    /** Null where deer are rarely a problem. */
    deer: deerPressure === 'low' ? null : deerRule(plant),
    /** The smallest size, planted; null if none is in stock. */
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    picture: toPicture(plant.imageUrl, `Illustration of ${plant.name}`, plant.plantType),
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
