import { ClosingCall } from '#app/components/closing-call.tsx'
import { Questions } from '#app/components/questions.tsx'
import { SideSection } from '#app/components/side-section.tsx'
import { notFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, faqPage } from '#app/structured-data.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toCommunityPage, toMapCommunity } from '#server/presenters/community-page.ts'
import { getPlantLists, getServiceArea } from '#server/reads/service-area.ts'
import type { Route } from './+types/city.page.ts'
import { AboutThePlace } from './about-the-place.tsx'
import { CityHero } from './city-hero.tsx'
import { questions } from './city-texts.ts'
import { FittingList } from './fitting-list.tsx'
import { Nearby } from './nearby.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { SharedSections } from './shared-sections.tsx'
import { treeService } from './tree-service.ts'

export async function loader({ params }: Route.LoaderArgs) {
  // /areas/boerne has no parameter: it is the Boerne page under an older address (RT-04).
  const { slug } = findCommunity(params.city ?? 'boerne') ?? notFound()
  const [area, plantLists] = await unavailableOnFault(Promise.all([getServiceArea(), getPlantLists()]), {
    title: 'Back in a moment',
    message: 'This page could not be read just now.',
  })
  const community = area.find((found) => found.slug === slug) ?? notFound()
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
        treeService(origin, path, page),
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
      {/* What only this page says; all below it is the same on every one. */}
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
          <AboutThePlace
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
