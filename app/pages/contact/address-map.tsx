import { useState } from 'react'
import type { PlacedMap } from '#app/components/service-map/map-places.ts'
import { ServiceMap } from '#app/components/service-map/service-map.tsx'
import { addressLine, type CompanyProfile } from '#domain/settings/company-profile.ts'

type AddressMapProps = { company: CompanyProfile; map: PlacedMap }

/** Our own drawn map. Google's replaces it on request; nothing loads from Google before that. */
export function AddressMap({ company, map }: AddressMapProps) {
  const [shown, setShown] = useState(false)
  const address = addressLine(company)
  return (
    <section aria-labelledby="map" className="wrap pb-16 lg:pb-22 print:hidden">
      <h2 id="map" className="sr-only">
        Where we are
      </h2>
      {shown ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; Google's frame is sandboxed inside it
        <iframe
          ref={(frame) => frame?.focus()}
          title={`Map of ${address}`}
          src="/contact/map"
          className="block h-100 w-full rounded-box border border-line bg-sunk"
        />
      ) : (
        <div className="relative h-85 overflow-hidden rounded-box border border-line">
          <ServiceMap map={map} className="absolute inset-0" />
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
            Show Google’s map
          </a>
        </div>
      )}
      <p className="mt-2 text-caption text-ink-quiet">
        {address}. {!shown && 'We drew this map. Google’s loads only if you ask for it.'}
      </p>
    </section>
  )
}
