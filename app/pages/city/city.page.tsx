import { ClosingCall } from '#app/components/page-sections.tsx'
import { useRememberPlace } from '#app/components/place/place-memory.ts'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, faqPage } from '#app/structured-data.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCommunityPage, toMapCommunity } from '#server/delivery/community-page.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { getClaims } from '#server/settings/company.ts'
import { getPlantLists, getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Route } from './+types/city.page.ts'
import { CityHero } from './city-hero.tsx'
import { questionsFor } from './city-texts.ts'
import { treeServiceData } from './tree-service-data.ts'

export async function loader({ params }: Route.LoaderArgs) {
  // /areas/boerne has no parameter. It's the old URL of the Boerne page.
  const { slug } = findCommunity(params.city ?? 'boerne') ?? throwNotFound()
  const [area, plantLists, { plants }, yard, { reviews }] = await unavailableOnFault(
    Promise.all([getServiceArea(), getPlantLists(), getCatalog(), getYardPosition(), getClaims()]),
    { title: 'Back in a moment', message: "We can't show this page right now." },
  )
  const community = area.find((found) => found.slug === slug) ?? throwNotFound()
  return {
    page: toCommunityPage(community, area, plantLists, plants),
    communities: area.map(toMapCommunity),
    said: reviews.find((review) => review.slug === slug) ?? null,
    yard,
  }
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
      image: `/cards/community/${page.slug}.png`,
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

const loadSections = () => import('./city-sections.ts')
const AboutCommunity = lazyPart(async () => (await loadSections()).AboutCommunity)
const FittingList = lazyPart(async () => (await loadSections()).FittingList)
const LocalTestimonial = lazyPart(async () => (await loadSections()).LocalTestimonial)
const ReadNext = lazyPart(async () => (await loadSections()).ReadNext)
const Nearby = lazyPart(async () => (await loadSections()).Nearby)
const NotYetKnown = lazyPart(async () => (await loadSections()).NotYetKnown)
const SharedSections = lazyPart(async () => (await loadSections()).SharedSections)

export default function CityPage({ loaderData: { page, communities, said, yard } }: Route.ComponentProps) {
  const here = communities.find(({ slug }) => slug === page.slug)
  // Nothing can be said about what fits a little-known community.
  useRememberPlace(page.isLittleKnown ? null : page.slug)
  return (
    <>
      {/* Specific to this community; everything below is the same on every page. */}
      <div id="place">
        <CityHero
          name={page.inSentence}
          lead={page.lead}
          figures={page.facts}
          here={here}
          yard={yard}
          communities={communities}
          nearby={new Set(page.nearby.map(({ slug }) => slug))}
          query={page.isLittleKnown ? '' : `?place=${page.slug}`}
        />
        {page.plants.length > 0 && (
          <FittingList intro={page.listIntro} plants={page.plants} inStock={page.inStock} place={page} />
        )}
        {page.isLittleKnown ? (
          <NotYetKnown name={page.inSentence} />
        ) : (
          <AboutCommunity
            name={page.inSentence}
            facts={page.notableFacts}
            notes={page.notes}
            zipCodes={page.zipCodes}
          />
        )}
        {said !== null && <LocalTestimonial said={said} />}
        <ReadNext articles={page.readNext} />
      </div>
      <SharedSections place={page.inSentence} question={page.question} />
      <Nearby nearby={page.nearby} />
      <ClosingCall title="See what your trees cost, planted" button="Get Free Quote" />
    </>
  )
}
