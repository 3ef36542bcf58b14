import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AskByPhone } from '#app/components/plant-search/ask-by-phone.tsx'
import { EmptyBed } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

type NoPlantsFoundProps = {
  /** There are no plants at all. */
  isEmptyCatalog: boolean
  wayOut: readonly { label: string; found: number; to: string }[]
  clearTo: string
  /** Plants that may have been meant. */
  children: ReactNode
}

/** Which filters to remove, and how many plants that would find. */
export function NoPlantsFound({ isEmptyCatalog, wayOut, clearTo, children }: NoPlantsFoundProps) {
  if (isEmptyCatalog) {
    return (
      <div className="mt-6">
        <StatePanel drawing={<EmptyBed />} title="No plants available">
          The plant database is empty just now. Call us: we know the plants by heart.
        </StatePanel>
      </div>
    )
  }
  return (
    <div className="mt-4">
      <StatePanel
        drawing={<EmptyBed />}
        title="No Plants Match Your Criteria"
        action={<ButtonLink to={clearTo}>Clear All Filters</ButtonLink>}
      >
        {wayOut.length === 0 ? (
          'Take a filter off, or try another name: a botanical or a Spanish one will do.'
        ) : (
          <>
            No plant here is all of that at once. Take one off and see what comes back:
            <span className="mt-3 flex flex-wrap justify-center gap-2">
              {wayOut.map(({ label, found, to }) => (
                <Link
                  key={label}
                  to={to}
                  preventScrollReset
                  className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-brand bg-good-surface px-3.5 text-small font-medium text-good no-underline hover:bg-line"
                >
                  without {label} <b className="font-semibold tabular-nums">{found}</b>
                </Link>
              ))}
            </span>
          </>
        )}{' '}
        <AskByPhone />
      </StatePanel>
      {children}
    </div>
  )
}
