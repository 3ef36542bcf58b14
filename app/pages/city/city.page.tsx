import { ClosingCall } from '#app/components/page-sections.tsx'
import { useRememberPlace } from '#app/components/place/place-memory.ts'
import { wayFrames } from '#app/components/service-map/map-frames.ts'
import { placeMap } from '#app/components/service-map/map-places.ts'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, faqPage } from '#app/structured-data.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { toMapPosition } from '#domain/places/map-position.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCommunityPage, toMapCommunity } from '#server/delivery/community-page.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { getClaims } from '#server/settings/company.ts'
import { getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import { lowerPart } from '#ui/lazy.tsx'
import type { Route } from './+types/city.page.ts'
import { CityHero } from './city-hero.tsx'
import { questionsFor } from './city-texts.ts'
import { treeServiceData } from './tree-service-data.ts'

export async function loader({ params }: Route.LoaderArgs) {
  // /areas/boerne has no parameter. It's the old URL of the Boerne page.
  const { slug } = findCommunity(params.city ?? 'boerne') ?? throwNotFound()
  const [area, { plants }, yard, { reviews }] = await unavailableOnFault(
    Promise.all([getServiceArea(), getCatalog(), getYardPosition(), getClaims()]),
    { title: 'Back in a moment', message: "We can't show this page right now." },
  )
  const community = area.find((found) => found.slug === slug) ?? throwNotFound()
  const page = toCommunityPage(community, area, plants)
  const focus = toMapCommunity(community)
  return {
    page,
    map:
      focus.position === null
        ? null
        : placeMap({
            communities: area.map(toMapCommunity),
            focus,
            shown: new Set([slug, ...page.nearby.map((near) => near.slug)]),
            yard,
            frames: framesOf(focus.position, yard),
          }),
    said: reviews.find((review) => review.slug === slug) ?? null,
  }
}

function framesOf(here: Position, yard: Position | null) {
  if (yard === null) return wayFrames(0, 0)
  const [from, to] = [toMapPosition(yard), toMapPosition(here)]
  return wayFrames(Math.abs(from.eastMiles - to.eastMiles), Math.abs(from.southMiles - to.southMiles))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { page } = loaderData
  const origin = originOf(matches)
  const path = `/tree-service/${page.slug}`
  return [
    ...pageMeta(matches, {
      title: page.title,
      description: page.description,
      path,
      noindex: page.isLittleKnown,
      structuredData: [
        breadcrumbList(origin, [
          { label: 'Home', to: '/' },
          { label: 'Service areas', to: '/tree-service' },
          { label: page.name, to: path },
        ]),
        treeServiceData(origin, path, page),
        faqPage(questionsFor(page.question)),
      ],
    }),
    { name: 'keywords', content: page.keywords.join(', ') },
  ]
}

const CitySections = lowerPart(async () => (await import('./city-sections.tsx')).CitySections)

export default function CityPage({ loaderData: { page, map, said } }: Route.ComponentProps) {
  // Nothing can be said about what fits a little-known community.
  useRememberPlace(page.isLittleKnown ? null : page.slug)
  return (
    <>
      <CityHero
        name={page.inSentence}
        lead={page.lead}
        figures={page.facts}
        map={map}
        query={page.isLittleKnown ? '' : `?place=${page.slug}`}
      />
      <CitySections page={page} said={said} />
      <ClosingCall title="See what your trees cost, planted" button="Get Free Quote" />
    </>
  )
}
