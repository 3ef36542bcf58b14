import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

/** At the left of the list, or on a phone a sheet over it: the browser's own popover, so that it opens without JavaScript. */
export function FilterPanel({ total, children }: { total: number; children: ReactNode }) {
  return (
    <div>
      <button
        type="button"
        popoverTarget="plant-filters"
        className="flex min-h-12 w-full items-center justify-center gap-2 rounded-box border border-line-control bg-raised font-semibold lg:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5" /> Filters
      </button>
      <aside
        id="plant-filters"
        popover="auto"
        aria-label="Filters"
        className="m-0 text-ink max-lg:fixed max-lg:inset-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-screen max-lg:max-w-none max-lg:overflow-auto max-lg:bg-raised max-lg:px-5 max-lg:pb-24 lg:static lg:block lg:overflow-visible lg:bg-transparent"
      >
        <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between border-b border-line bg-raised px-5 py-2 lg:hidden">
          <p className="font-display text-h3">Filters</p>
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
        <div className="fixed inset-x-0 bottom-0 border-t border-line bg-surface px-5 py-3 lg:hidden">
          <Button
            type="submit"
            look="action"
            className="w-full"
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            Show {total} {total === 1 ? 'plant' : 'plants'}
          </Button>
        </div>
      </aside>
    </div>
  )
}
