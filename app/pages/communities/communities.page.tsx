import { ClosingCall, SectionHeading } from '#app/components/page-sections.tsx'
import { ringFrames } from '#app/components/service-map/map-frames.ts'
import { placeMap } from '#app/components/service-map/map-places.ts'
import { ServiceMap } from '#app/components/service-map/service-map.tsx'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList } from '#app/structured-data.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { communities as listed } from '#domain/places/communities.ts'
import type { Ground } from '#domain/places/community-facts.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toMapCommunity } from '#server/delivery/community-page.ts'
import { getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import type { Route } from './+types/communities.page.ts'
import { GroundGroup } from './ground-group.tsx'

export async function loader() {
  const [area, yard] = await unavailableOnFault(Promise.all([getServiceArea(), getYardPosition()]), {
    title: 'Back in a moment',
    message: "We can't show our service areas right now.",
  })
  const communities = area
    .map((community) => ({ ...toMapCommunity(community), ground: community.ground }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return { communities, map: placeMap({ communities, yard, frames, hasRing: true }) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Tree planting in ${listed.length} communities around San Antonio`,
    description: `The ${listed.length} communities around San Antonio and in the Hill Country where we plant native trees, by their ground, with road distance and delivery fee.`,
    path: '/tree-service',
    structuredData: [
      breadcrumbList(originOf(matches), [
        { label: 'Home', to: '/' },
        { label: 'Service areas', to: '/tree-service' },
      ]),
    ],
  })

const columns: { ground: Ground; title: string; text: string }[][] = [
  [
    {
      ground: 'limestone',
      title: 'Limestone and caliche',
      text: 'Thin, alkaline soil on the Edwards Plateau and along its edge',
    },
  ],
  [{ ground: 'clay', title: 'Deep dark clay', text: 'Blackland Prairie; it swells and cracks' }],
  [
    { ground: 'sand', title: 'Sandier ground', text: 'Toward the South Texas Plains' },
    { ground: 'unknown', title: 'Not yet known', text: 'Tell us the street and we will look' },
  ],
]

/** The words are 380 pixels wide. */
const frames = ringFrames({ x: 0.62, y: 395, height: 760, text: 396 })

export default function CommunitiesPage({ loaderData: { communities, map } }: Route.ComponentProps) {
  return (
    <>
      <div className="relative overflow-hidden border-b border-line">
        <div className="pointer-events-none relative z-1 wrap pt-6 lg:min-h-190">
          <div className="pointer-events-auto pb-6 lg:max-w-95">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Service areas' }]} />
            <h1 className="mt-4 lg:mt-11 lg:text-[3.5rem]">Tree service, community by community</h1>
            <p className="mt-3.5 text-lead text-ink-soft">
              We plant in {listed.length} communities within 50 miles of North San Antonio. What grows depends
              on which side of the escarpment you live.
            </p>
            <ButtonLink to="/inventory" look="action" className="mt-6 max-md:w-full">
              Get Free Quote
            </ButtonLink>
          </div>
        </div>
        <ServiceMap
          map={map}
          className="relative h-[calc(var(--mile)*108)] border-y border-line lg:absolute lg:inset-0 lg:h-auto lg:border-0 lg:mask-[linear-gradient(90deg,transparent_max(50%-300px,400px),var(--color-ink)_max(50%-170px,440px))]"
        />
        <p className="relative z-1 wrap py-3 text-caption text-ink-quiet lg:-mt-12">
          Locations are approximate. Delivery is priced by road miles, not by the circle.
        </p>
      </div>
      <section className="section border-b border-line bg-raised">
        <div className="wrap">
          <SectionHeading title="By soil type">
            <p>
              The hole, the tree and the watering change with the ground. Miles are by road from our yard,
              estimated.
            </p>
          </SectionHeading>
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 md:max-lg:*:first:row-span-2 lg:grid-cols-[2fr_1.1fr_1fr] xl:grid-cols-[2.1fr_1.1fr_1fr]">
            {columns.map((column) => (
              <div key={column[0]?.ground} className="grid content-start gap-12">
                {column.map((group) => (
                  <GroundGroup
                    key={group.ground}
                    {...group}
                    communities={communities.filter((community) => community.ground === group.ground)}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
      <ClosingCall title="See what your trees cost, planted" button="Get Free Quote" />
    </>
  )
}
