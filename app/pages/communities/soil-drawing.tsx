import clayUrl from '#app/images/ground/clay-swatch.avif?url'
import limestoneUrl from '#app/images/ground/limestone-swatch.avif?url'
import sandUrl from '#app/images/ground/sand-swatch.avif?url'
import type { Ground } from '#domain/places/community-facts.ts'

const swatches = { limestone: limestoneUrl, clay: clayUrl, sand: sandUrl }

const frame = 'h-17 w-24 flex-none rounded-badge'

/** A cut through the ground under a group of communities, or dotted layers where nobody has looked. */
export function SoilDrawing({ ground }: { ground: Ground }) {
  if (ground !== 'unknown')
    return <img src={swatches[ground]} alt="" width={96} height={68} loading="lazy" className={frame} />
  return (
    <svg aria-hidden viewBox="0 0 96 68" className={frame}>
      <rect width={96} height={68} className="fill-sunk" />
      <path
        d="M0 24Q24 16 48 24T96 24M0 46Q24 38 48 46T96 46"
        className="fill-none stroke-line-control"
        strokeDasharray="2 4"
      />
    </svg>
  )
}
