import { formatCents } from '#domain/money.ts'
import { plantedFrom, type StockItem } from './guide-plant.ts'

/** On a phone, the price and a link to the sizes stay at the bottom of the screen. */
export function ThumbBar({ stock }: { stock: readonly StockItem[] }) {
  const from = plantedFrom(stock)
  if (from === null) return null
  return (
    <aside
      aria-label="Price"
      className="sticky bottom-0 z-4 flex items-center justify-between gap-4 border-t border-line bg-raised px-(--gutter) py-2.5 md:hidden print:hidden"
    >
      <p className="font-display text-h3 leading-tight">
        {formatCents(from)}{' '}
        <small className="font-text text-small tracking-normal text-ink-soft">planted, from</small>
      </p>
      <a
        href="#stock"
        className="inline-flex min-h-11 items-center rounded-box bg-action px-4.5 leading-tight font-semibold text-on-action no-underline"
      >
        See sizes
      </a>
    </aside>
  )
}
