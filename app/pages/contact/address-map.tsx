import { useState } from 'react'
import { ServiceMap, type MapCommunity } from '#app/components/service-map/service-map.tsx'
import { addressLine, type CompanyProfile } from '#domain/company/company-profile.ts'

const linked = new Set(['boerne', 'new-braunfels', 'canyon-lake', 'bulverde', 'fair-oaks-ranch'])

type AddressMapProps = {
  company: CompanyProfile
  communities: readonly MapCommunity[]
  /** The community our address is in. */
  home: MapCommunity | null
}

/** CO-01: our own drawing of the way, and Google's map in its place once somebody asks for it. Nothing is fetched before. */
export function AddressMap({ company, communities, home }: AddressMapProps) {
  const [shown, setShown] = useState(false)
  const address = addressLine(company)
  return (
    <section aria-labelledby="map" className="wrap pb-16 lg:pb-22 print:hidden">
      <h2 id="map" className="sr-only">
        Where we are
      </h2>
      {shown ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours; what is Google's is sandboxed inside it
        <iframe
          ref={(frame) => frame?.focus()}
          title={`Map of ${address}`}
          src="/contact/map"
          className="block h-100 w-full rounded-box border border-line bg-sunk"
        />
      ) : (
        <div className="relative h-85 overflow-hidden rounded-box border border-line">
          <ServiceMap
            communities={communities}
            {...(home !== null && { focus: home, linked: new Set([...linked, home.slug]) })}
            className="absolute inset-0 [--mile:min(2.1vw,18px)] [--x:50%] [--y:38%] max-md:[--mile:11px]"
          />
          <a
            href="/contact/map"
            rel="nofollow"
            className="absolute right-4 bottom-4 inline-flex min-h-11 items-center rounded-box border border-ink bg-raised px-4.5 text-ui font-semibold text-ink no-underline hover:bg-surface"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setShown(true)
            }}
          >
            Show the map by Google
          </a>
        </div>
      )}
      <p className="mt-2 text-caption text-ink-quiet">
        {address}. {!shown && 'Drawn by us; Google hears of you only if you ask for its map.'}
      </p>
    </section>
  )
}
