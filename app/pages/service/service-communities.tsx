import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { MapCommunity, PlacedMap } from '#app/components/service-map/map-places.ts'
import { ServiceMap } from '#app/components/service-map/service-map.tsx'

type ServiceCommunitiesProps = { communities: readonly MapCommunity[]; map: PlacedMap }

/** All communities, on the map and in a list. */
export function ServiceCommunities({ communities, map }: ServiceCommunitiesProps) {
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2>Where we do it</h2>
        <p className="max-w-[44ch] text-ink-soft">
          {communities.length} communities within 50 miles of North San Antonio.
        </p>
      </div>
      <ServiceMap
        map={map}
        className="relative mt-5 h-[82vw] md:mt-8 rounded-box border border-line bg-surface md:h-160 print:hidden"
      />
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
          <Plus aria-hidden className="size-5 transition-transform group-open:rotate-45" />
          All {communities.length} in a list
        </summary>
        <ul className="mt-2 gap-8 border-t border-line columns-2 md:columns-3 lg:columns-4">
          {communities.map(({ slug, name }) => (
            <li key={slug} className="break-inside-avoid border-b border-line">
              <Link
                to={`/tree-service/${slug}`}
                className="flex min-h-11 items-center text-ui font-medium text-ink no-underline hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
