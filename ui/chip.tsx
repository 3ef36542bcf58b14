import { X } from 'lucide-react'
import { Link } from 'react-router'

/** An applied filter. Clicking anywhere on it removes the filter. */
export function Chip({ label, to }: { label: string; to: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={`Remove filter: ${label}`}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-brand bg-good-surface pr-2 pl-3.25 text-small leading-none font-medium text-good transition-colors hover:bg-line"
    >
      {label}
      <X aria-hidden className="size-4" strokeWidth={2.2} />
    </Link>
  )
}
