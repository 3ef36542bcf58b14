import type { DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { formatDistance } from '#domain/delivery/distance.ts'

/** A ruler of miles from the yard: how far delivery is free, and where the visitor is. */
export function DeliveryRuler({ estimate }: { estimate: DeliveryEstimate }) {
  if (!('distance' in estimate) || estimate.reach === null) return null
  const { place, distance } = estimate
  const { freeMiles, beyond } = estimate.reach
  const length = freeMiles * 1.5
  const percent = (miles: number) => Math.min(100, (miles / length) * 100)
  const at = percent(distance.miles)
  const words = `${place}, ${formatDistance(distance)}`
  return (
    <div
      role="img"
      aria-label={`${words}. Free up to ${freeMiles} miles, then ${beyond}.`}
      className="text-caption text-ink-soft"
    >
      <div className="relative h-9">
        <span
          className="absolute bottom-3 whitespace-nowrap font-semibold text-danger"
          // Shifts inward near either end, to stay within the ruler.
          style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
        >
          {words}
        </span>
        <svg
          aria-hidden
          viewBox="0 0 12 8"
          className="absolute bottom-0.5 h-2 w-3 -translate-x-1/2 fill-danger"
          style={{ left: `${at}%` }}
        >
          <path d="M0 0h12L6 8z" />
        </svg>
      </div>
      <div className="h-2.5 overflow-hidden rounded-pill border border-line-control bg-sunk">
        <div className="h-full bg-brand" style={{ width: `${percent(freeMiles)}%` }} />
      </div>
      <div className="relative mt-1 h-5">
        <span className="absolute left-0">yard</span>
        <span className="absolute -translate-x-1/2" style={{ left: `${percent(freeMiles)}%` }}>
          {freeMiles} mi
        </span>
        <span className="absolute right-0">{beyond}</span>
      </div>
    </div>
  )
}
