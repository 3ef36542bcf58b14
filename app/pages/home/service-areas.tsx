import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { MapCommunity, PlacedMap } from '#app/components/service-map/map-places.ts'
import { ServiceMap } from '#app/components/service-map/service-map.tsx'
import { communities as allCommunities } from '#domain/places/communities.ts'
import { Button } from '#ui/button.tsx'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { listedCommunities } from './home-texts.ts'

type ServiceAreasProps = { communities: readonly MapCommunity[]; map: PlacedMap | null }

/** The map beside a list of twelve communities; on a phone, the list is below it. */
export function ServiceAreas({ communities, map }: ServiceAreasProps) {
  return (
    <section className="relative overflow-hidden border-b border-line lg:min-h-210">
      {/* The text covers the left of the map; pointer events around it go through to the map. */}
      <div className="pointer-events-none relative z-1 wrap pt-(--section) lg:pt-18">
        <div className="pointer-events-auto lg:max-w-90">
          <h2>From limestone to blackland</h2>
          <p className="mt-3.5 max-w-[44ch] text-ink-soft">
            We work within 50 miles of North San Antonio. The ground changes three times on the way across,
            and the list of trees changes with it. Each town below shows its road distance and delivery fee.
          </p>
        </div>
      </div>
      {map !== null && (
        <ServiceMap
          map={map}
          className="relative mt-6 h-[calc(var(--mile)*108)] border-y border-line lg:absolute lg:inset-0 lg:mt-0 lg:h-auto lg:border-0 lg:mask-[linear-gradient(90deg,transparent_max(50%-300px,400px),var(--color-ink)_max(50%-170px,440px))]"
        />
      )}
      <div className="pointer-events-none relative z-1 wrap pt-5 pb-6">
        <div className="pointer-events-auto lg:max-w-90">
          <ZipForm />
          <PhoneDisclosure
            title="Miles and fee of twelve of them"
            className="mt-3 border-y border-line md:mt-0 md:border-0"
          >
            <ListedCommunities communities={communities} />
          </PhoneDisclosure>
          <Link
            to="/tree-service"
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            Every community page <ArrowRight aria-hidden className="size-5" strokeWidth={1.75} />
          </Link>
          <p className="text-caption text-ink-quiet">
            Locations are approximate. Delivery is priced by road miles, not by the circle.
          </p>
        </div>
      </div>
    </section>
  )
}

/** Leads to the community with that ZIP code, with or without JavaScript. */
function ZipForm() {
  return (
    <form action="/api/community-of-zip" className="flex flex-wrap items-center gap-2 lg:mb-4">
      <label htmlFor="home-zip" className="mr-auto font-medium">
        Your ZIP code
      </label>
      <input
        id="home-zip"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        pattern="\s*\d{5}(-\d{4})?\s*"
        title="Five digits"
        maxLength={12}
        className="h-11 w-24 rounded-box border border-line-control bg-control text-center text-ui text-ink tabular-nums"
      />
      <Button type="submit" size="small" look="line">
        Show mine
      </Button>
    </form>
  )
}

function ListedCommunities({ communities }: { communities: readonly MapCommunity[] }) {
  const listed = listedCommunities.flatMap((slug) => allCommunities.filter((one) => one.slug === slug))
  return (
    <ul>
      {listed.map(({ slug, name }) => (
        <li key={slug} className="border-t border-line last:border-b">
          <Link
            to={`/tree-service/${slug}`}
            className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:underline lg:min-h-9"
          >
            <span className="font-medium">{name}</span>
            <span className="text-small text-ink-soft tabular-nums">
              {communities.find((found) => found.slug === slug)?.reach}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
