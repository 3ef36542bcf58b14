import { memo } from 'react'
import { useFirstFew } from '#ui/use-first-few.ts'
import { StockCard, type OfferProps } from './stock-card.tsx'
import type { StockOffer } from './stock-offer.ts'

const firstRow = 4

type StockListProps = Pick<OfferProps, 'onPicture' | 'onName'> & {
  offers: readonly StockOffer[]
}

/** The plants of a page. Only rendered again when they change, not while the next list is loading. */
export const StockList = memo(
  function StockList({ offers, onPicture, onName }: StockListProps) {
    const isWhole = useFirstFew(offers)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] max-md:border-t max-md:border-line md:grid-cols-3 md:gap-5 xl:grid-cols-4">
        {offers.map((offer, index) =>
          isWhole || index < firstRow ? (
            <StockCard
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
  (before, now) => before.offers === now.offers,
)
