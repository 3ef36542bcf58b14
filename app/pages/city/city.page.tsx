import { ClosingCall, SideSection } from '#app/components/page-sections.tsx'
import { Questions } from '#app/components/questions.tsx'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, faqPage } from '#app/structured-data.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toCommunityPage, toMapCommunity } from '#server/presenters/community-page.ts'
import { getPlantLists, getServiceArea } from '#server/reads/service-area.ts'
import type { Route } from './+types/city.page.ts'
import { AboutCommunity } from './about-community.tsx'
import { CityHero } from './city-hero.tsx'
import { questions } from './city-texts.ts'
import { FittingList } from './fitting-list.tsx'
import { Nearby } from './nearby.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { SharedSections } from './shared-sections.tsx'
import { treeServiceData } from './tree-service-data.ts'

export async function loader({ params }: Route.LoaderArgs) {
  // /areas/boerne has no parameter. It's the old URL of the Boerne page (RT-04).
  const { slug } = findCommunity(params.city ?? 'boerne') ?? throwNotFound()
  const [area, plantLists] = await unavailableOnFault(Promise.all([getServiceArea(), getPlantLists()]), {
    title: 'Back in a moment',
    message: "We can't show this page right now.",
  })
  const community = area.find((found) => found.slug === slug) ?? throwNotFound()
  return {
    page: toCommunityPage(community, area, plantLists),
    communities: area.map(toMapCommunity),
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
        faqPage(questions),
      ],
    }),
    { name: 'keywords', content: page.keywords.join(', ') },
  ]
}

export default function CityPage({ loaderData: { page, communities } }: Route.ComponentProps) {
  const here = communities.find(({ slug }) => slug === page.slug)
  return (
    <>
      {/* Specific to this community; everything below is the same on every page. */}
      <div id="place">
        <CityHero
          name={page.name}
          lead={page.lead}
          figures={page.facts}
          here={here}
          communities={communities}
          nearby={new Set(page.nearby.map(({ slug }) => slug))}
        />
        {page.isLittleKnown ? (
          <NotYetKnown name={page.name} />
        ) : (
          <AboutCommunity
            name={page.name}
            facts={page.notableFacts}
            notes={page.notes}
            zipCodes={page.zipCodes}
          />
        )}
        {page.plants.length > 0 && <FittingList intro={page.listIntro} plants={page.plants} />}
      </div>
      <SharedSections />
      <SideSection title={`Questions from ${page.name}`} tone="raised">
        <Questions questions={questions} />
      </SideSection>
      <Nearby nearby={page.nearby} />
      <ClosingCall title="See what your trees cost, planted" button="Get Free Quote" />
    </>
  )
}
