import { Link } from 'react-router'
import { Chip } from '#ui/chip.tsx'

export type AppliedFilter = {
  label: string
  /** The words that were understood as this filter. */
  given?: string
  /** The URL without it. */
  to: string
}

export function AppliedFilters({ applied, clearTo }: { applied: readonly AppliedFilter[]; clearTo: string }) {
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {applied.map(({ label, given, to }) => (
        <Chip key={label} label={label} {...(given !== undefined && { lead: given })} to={to} />
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
