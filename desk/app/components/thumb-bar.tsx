import type { ReactNode } from 'react'

/**
 * For a screen that ends in one decision: the total or progress at the left, the action at the right. On a phone it takes the place
 * of the navigation; from 1024 px it sticks to the bottom of its column.
 */
export function ThumbBar({
  total,
  note,
  children,
}: {
  total?: ReactNode
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      data-thumb-bar
      className="sticky inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-ink bg-raised px-(--gutter) pt-2.5 pb-3 max-lg:-mb-(--nav-bar) [&_button]:flex-1"
    >
      {total !== undefined && (
        <p className="font-display text-[1.375rem] leading-none font-medium">
          {total}
          {note !== undefined && (
            <span className="block font-text text-caption leading-tight font-normal text-ink-soft">
              {note}
            </span>
          )}
        </p>
      )}
      {children}
    </div>
  )
}
