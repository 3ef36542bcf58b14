import { Phone } from 'lucide-react'
import { useRouteLoaderData } from 'react-router'
import type { PlacedMap } from '#app/components/service-map/map-places.ts'
import { ServiceMap } from '#app/components/service-map/service-map.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { defaultProfile, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'

type CityHeroProps = {
  name: string
  lead: string
  figures: readonly { label: string; value: string }[]
  /** Null if we don't know its position. */
  map: PlacedMap | null
  /** Narrows the lists to what fits here. */
  query: string
}

/** The community's name, its soil, and where it is. */
export function CityHero({ name, lead, figures, map, query }: CityHeroProps) {
  const { phone } = useRouteLoaderData<{ company: CompanyProfile }>('root')?.company ?? defaultProfile
  const hasMap = map !== null
  return (
    <div className={classNames('relative overflow-hidden border-b border-line', !hasMap && 'contours')}>
      <div
        className={classNames(
          'pointer-events-none relative z-1 wrap pt-6',
          hasMap ? 'lg:min-h-160' : 'lg:pb-16',
        )}
      >
        <div className="pointer-events-auto pb-7 lg:max-w-155 lg:pt-1 lg:pb-0">
          <Breadcrumbs
            steps={[
              { label: 'Home', to: '/' },
              { label: 'Service areas', to: '/tree-service' },
              { label: name },
            ]}
          />
          <h1 className="mt-4 max-w-[8em] lg:mt-9 lg:text-[clamp(3.5rem,5.2vw,4.75rem)]">
            Native trees in {name}
          </h1>
          <p className="mt-4.5 max-w-[40ch] text-lead text-ink-soft">{keepTogether(lead)}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={`/inventory${query}`} look="action" className="max-md:w-full">
              Get Free Quote
            </ButtonLink>
            <a
              href={telephoneLink(phone)}
              aria-label={`Call ${phone}`}
              className="inline-flex min-h-13 items-center justify-center gap-2.5 rounded-box border border-ink bg-raised/65 px-5 font-semibold whitespace-nowrap text-ink no-underline hover:bg-raised max-md:flex-1 max-md:gap-1.5 max-md:px-2 max-md:text-ui"
            >
              <Phone aria-hidden className="size-5" strokeWidth={1.75} />
              {phone}
            </a>
            <ButtonLink
              to={`/plant-database${query}`}
              look="line"
              className="max-md:flex-1 max-md:px-2 max-md:text-ui"
            >
              Learn About Plants
            </ButtonLink>
          </div>
          {hasMap && <Facts figures={figures} className="mt-10 mb-6 hidden lg:grid" />}
        </div>
      </div>
      {hasMap && (
        <ServiceMap
          map={map}
          className="relative h-[60vw] border-t border-line lg:absolute lg:inset-0 lg:h-auto lg:border-0 lg:mask-[linear-gradient(90deg,transparent_max(50%-60px,540px),var(--color-ink)_max(50%+60px,640px))]"
        />
      )}
      {hasMap && (
        <div className="wrap border-t border-line lg:hidden">
          <Facts figures={figures} className="py-2" />
        </div>
      )}
    </div>
  )
}

/** Keeps names like 'I-10' from breaking at the hyphen. */
const keepTogether = (text: string) => text.replaceAll(/-(?=\d)/g, '-\u2060')

function Facts({ figures, className }: { figures: CityHeroProps['figures']; className: string }) {
  return (
    <dl className={classNames('grid grid-cols-2 lg:border-t lg:border-ink', className)}>
      {figures.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-2.5 pr-3 lg:py-3.5 lg:nth-last-[-n+2]:border-b-0">
          <dt className="text-small text-ink-quiet">{label}</dt>
          <dd className="font-display text-h4 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
