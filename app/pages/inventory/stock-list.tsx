import { memo } from 'react'
import type { InventorySearch } from '#domain/search/inventory-search.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { useFirstFew } from '#ui/use-first-few.ts'
import { StockCard, type OfferProps } from './stock-card.tsx'
import type { StockOffer } from './stock-offer.ts'

const ShelfRow = lazyPart(async () => (await import('./shelf-row.tsx')).ShelfRow)
const SizeTable = lazyPart(async () => (await import('./size-table.tsx')).SizeTable)

const firstRow = 4

type StockListProps = Pick<OfferProps, 'onPicture' | 'onName'> & {
  offers: readonly StockOffer[]
  search: InventorySearch
}

/** The plants of a page in the chosen view. Only rendered again when they change, not while the next list is loading. */
export const StockList = memo(
  function StockList({ offers, search, onPicture, onName }: StockListProps) {
    const isWhole = useFirstFew(offers)
    if (search.view === 'table') return <SizeTable offers={offers} search={search} />
    const Offer = search.view === 'shelf' ? ShelfRow : StockCard
    return (
      <div
        className={
          search.view === 'shelf'
            ? 'grid grid-cols-[minmax(0,1fr)] gap-4'
            : 'grid grid-cols-[minmax(0,1fr)] max-md:border-t max-md:border-line md:grid-cols-3 md:gap-5 xl:grid-cols-4'
        }
      >
        {offers.map((offer, index) =>
          isWhole || index < firstRow ? (
            <Offer
              key={offer.slug}
              offer={offer}
              eager={index < firstRow}
              onPicture={onPicture}
              onName={onName}
            />
          ) : (
            <div key={offer.slug} className="min-h-82.5 md:min-h-150" />
          ),
        )}
      </div>
    )
  },
  // Both functions do the same as long as the list does.
  (before, now) => before.offers === now.offers && before.search === now.search,
)
