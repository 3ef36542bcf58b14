import { Link } from 'react-router'
import { BloomSign, bloomPath } from '#app/components/plants/year-bar.tsx'

/** Explains the year bars below it, once for the whole list. */
export function YearKey() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-quiet max-lg:order-1 max-lg:w-full">
      <span className="inline-flex items-center gap-1.5">
        <BloomSign /> in flower
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="size-1.5 rounded-pill bg-action" /> in fruit
      </span>
      <Link
        to={bloomPath}
        className="relative font-semibold text-link underline decoration-1 underline-offset-3 after:absolute after:-inset-2.5"
      >
        The whole year in flower
      </Link>
    </p>
  )
}
