import { X } from 'lucide-react'
import { Link } from 'react-router'

type ChipProps = { label: string; /** Shown in bold before the label. */ lead?: string; to: string }

/** An applied filter. Clicking anywhere on it removes the filter. */
export function Chip({ label, lead, to }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={`Remove filter: ${lead === undefined ? label : `${lead}: ${label}`}`}
      // The area to tap is taller than the chip.
      className="relative inline-flex min-h-9 items-center gap-1.5 rounded-[18px] border border-brand bg-good-surface py-1.5 pr-2 pl-3.25 text-small leading-tight font-medium text-good no-underline transition-colors after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-line"
    >
      <span>
        {lead !== undefined && <b className="font-semibold">{lead}: </b>}
        {label}
      </span>
      <X aria-hidden className="size-4 flex-none" strokeWidth={2.2} />
    </Link>
  )
}
