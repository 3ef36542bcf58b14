import { Link } from 'react-router'
import { communities, nameInSentence } from '#domain/places/communities.ts'
import type { NearbyCommunity } from '#domain/places/nearby-communities.ts'
import { capitalize } from '#domain/wording.ts'
import { CityBlock } from './city-block.tsx'

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line-control bg-raised px-4 text-ui font-medium text-ink no-underline hover:border-ink'

/** Neighboring communities by distance, and a link to all of them. */
export function Nearby({ nearby }: { nearby: readonly NearbyCommunity[] }) {
  return (
    <CityBlock title="Nearby">
      <ul className="flex flex-wrap gap-2.5">
        {nearby.map(({ slug, name, miles, direction }) => (
          <li key={slug}>
            <Link to={`/tree-service/${slug}`} className={chip}>
              {capitalize(nameInSentence({ slug, name }))}{' '}
              <span className="text-small font-normal text-ink-soft max-md:sr-only">
                {Math.max(1, Math.round(miles))} {Math.round(miles) > 1 ? 'miles' : 'mile'} {direction}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/tree-service" className={`${chip} font-semibold`}>
            All {communities.length} communities
          </Link>
        </li>
      </ul>
    </CityBlock>
  )
}
