import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#domain/wording.ts'
import { backClosesPopover } from '#ui/back-closes-popover.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

type FilterPanelProps = {
  /** How many plants the button at the bottom says it will show. */
  total: number
  /** How many filters are applied, and the URL without them. */
  applied?: number
  clearTo?: string
  children: ReactNode
}

/** Left of the list; on a phone, a sheet over it. It's a native popover, so it opens without JavaScript. */
export function FilterPanel({ total, applied = 0, clearTo, children }: FilterPanelProps) {
  return (
    <div>
      <button
        type="button"
        popoverTarget="plant-filters"
        className="flex min-h-12 items-center justify-center gap-2 rounded-box border border-line-control bg-raised px-3.5 font-semibold whitespace-nowrap lg:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5" /> Filters{applied > 0 && `, ${applied}`}
      </button>
      <aside
        id="plant-filters"
        popover="auto"
        onToggle={backClosesPopover}
        aria-label="Filters"
        className="m-0 text-ink max-lg:fixed max-lg:inset-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-screen max-lg:max-w-none max-lg:overflow-auto max-lg:bg-raised max-lg:px-5 max-lg:pb-24 lg:static lg:block lg:w-full lg:overflow-visible lg:bg-transparent"
      >
        <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between border-b border-line bg-raised px-5 py-2 lg:hidden">
          <p>
            <span className="font-display text-h3">Filters</span>
            {applied > 0 && <span className="ml-3 text-small text-ink-quiet">{applied} applied</span>}
          </p>
          <button
            type="button"
            popoverTarget="plant-filters"
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 place-items-center"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
        <div className="fixed inset-x-0 bottom-0 flex gap-3 border-t border-line bg-surface px-5 py-3 lg:hidden">
          {applied > 0 && clearTo !== undefined && (
            <ButtonLink to={clearTo} preventScrollReset look="quiet" className="px-5">
              Clear all
            </ButtonLink>
          )}
          <Button
            type="submit"
            look="action"
            className="min-w-0 flex-1 px-4"
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            Show {counted(total, 'plant')}
          </Button>
        </div>
      </aside>
    </div>
  )
}
