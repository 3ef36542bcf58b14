import { Link } from 'react-router'
import { SideSection } from '#app/components/page-sections.tsx'
import { communities } from '#domain/places/communities.ts'
import type { NearbyCommunity } from '#domain/places/nearby-communities.ts'

/** Neighboring communities by distance, and a link to all of them. */
export function Nearby({ nearby }: { nearby: readonly NearbyCommunity[] }) {
  return (
    <SideSection title="Nearby">
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
        {nearby.map(({ slug, name, miles, direction }) => (
          <li key={slug} className="border-t border-line">
            <Link to={`/tree-service/${slug}`} className="group block min-h-13 py-3 text-ink no-underline">
              <span className="block font-medium group-hover:underline">{name}</span>
              <span className="text-small text-ink-soft">
                {Math.max(1, Math.round(miles))} {Math.round(miles) > 1 ? 'miles' : 'mile'} {direction}
              </span>
            </Link>
          </li>
        ))}
        <li className="border-t border-line">
          <Link
            to="/tree-service"
            className="block min-h-13 py-3 font-semibold text-link underline underline-offset-3"
          >
            All {communities.length} communities
          </Link>
        </li>
      </ul>
    </SideSection>
  )
}
