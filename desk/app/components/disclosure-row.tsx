import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureRowProps = { title: ReactNode; note: ReactNode; children: ReactNode }

/** A row of a list that unfolds to what can be done about it. */
export function DisclosureRow({ title, note, children }: DisclosureRowProps) {
  return (
    <li className="border-b border-line">
      <details className="group open:bg-control open:shadow-[inset_4px_0_var(--color-ink)]">
        <summary className="flex min-h-16 list-none items-center gap-3 px-(--gutter) py-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block font-display text-h4 font-medium">{title}</span>
            <span className="block text-small text-ink-soft">{note}</span>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.7}
            className="size-5.5 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        {children}
      </details>
    </li>
  )
}
