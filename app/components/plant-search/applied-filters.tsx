import { Link } from 'react-router'
import { Chip } from '#ui/chip.tsx'

type AppliedFiltersProps = {
  /** Applied filters, each with the URL that removes it. */
  applied: readonly { label: string; to: string }[]
  clearTo: string
}

export function AppliedFilters({ applied, clearTo }: AppliedFiltersProps) {
  if (applied.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {applied.map(({ label, to }) => (
        <Chip key={label} label={label} to={to} />
      ))}
      <Link
        to={clearTo}
        preventScrollReset
        className="inline-flex min-h-9 items-center px-2 text-small text-link underline"
      >
        Clear all
      </Link>
    </div>
  )
}
