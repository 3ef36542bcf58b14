import { Link } from 'react-router'
import { Chip } from '#ui/chip.tsx'

type AppliedFilter = {
  label: string
  /** The words that were understood as this filter. */
  given?: string
  /** The URL without it. */
  to: string
}

type AppliedFiltersProps = {
  applied: readonly AppliedFilter[]
  /** Typed words that no plant has. */
  unused: readonly string[]
  clearTo: string
}

export function AppliedFilters({ applied, unused, clearTo }: AppliedFiltersProps) {
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {applied.map(({ label, given, to }) => (
        <Chip key={label} label={label} {...(given !== undefined && { lead: given })} to={to} />
      ))}
      {unused.map((words) => (
        <span
          key={words}
          className="inline-flex min-h-9 items-center rounded-pill border border-line bg-sunk px-3.25 text-small text-ink-soft"
        >
          not used: {words}
        </span>
      ))}
      {applied.length > 1 && <ClearAll to={clearTo} />}
    </div>
  )
}

const ClearAll = ({ to }: { to: string }) => (
  <Link
    to={to}
    preventScrollReset
    className="relative inline-flex min-h-9 items-center px-2 text-small text-link underline after:absolute after:inset-x-0 after:-inset-y-1"
  >
    Clear all
  </Link>
)
