import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { stockWords } from '#domain/quotes/draft/stock-words.ts'
import { formatCents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { isBlank } from '#domain/quotes/quote-version.ts'
import { countInQuote } from '#domain/quotes/quote.ts'
import { counted } from '#domain/wording.ts'
import { CustomerPhotos } from '#desk/app/components/customer-photos.tsx'
import { Part, Plate, StockChip } from '#desk/app/components/controls.tsx'

export function RequestWords({ quote, className = '' }: { quote: DeskQuoteData; className?: string }) {
  if (quote.request === '') return null
  return (
    <p className={`sci max-w-prose text-[1.0625rem] leading-snug whitespace-pre-line ${className}`}>
      “{quote.request}”
    </p>
  )
}

/** The requested lines beside the stock in the yard. */
export function RequestPart({ quote }: { quote: DeskQuoteData }) {
  const [estimate] = quote.versions
  const { customer } = quote
  if (estimate === undefined || isBlank(estimate)) return null
  const pictures = new Map(quote.pictures)
  const asked = estimate.plants.map((plant, index) => ({ ...plant, line: index + 1 }))
  return (
    <Part title={`What ${customer.firstName} asked for`}>
      <RequestWords quote={quote} />
      <p className="mt-2 text-small text-ink-soft">
        {counted(countInQuote(estimate.plants), 'plant')} in {counted(estimate.plants.length, 'line')},
        estimate <b className="font-semibold text-ink">{formatCents(estimate.totals.grandTotalCents)}</b>{' '}
        before sales tax. Sent {quote.requestedOn}.{quote.weeks !== '' && ` Would prefer ${quote.weeks}.`}
        {quote.replaces !== null && ` Replaces ${quote.replaces}.`}
      </p>
      {quote.gone.length > 0 && (
        <p className="mt-1 text-small text-ink-soft">No longer listed: {quote.gone.join('; ')}</p>
      )}
      <CustomerPhotos path={`/quotes/${quote.number}`} firstName={customer.firstName} photos={quote.photos} />
      {/* On a wide screen the editor below has the same lines. */}
      <ul aria-label="Lines asked for" className="mt-3 border-t border-line lg:hidden">
        {asked.map((plant) => {
          const stock = quote.stock.find(({ inventoryId }) => inventoryId === plant.inventoryId)
          return (
            <li
              key={plant.line}
              className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3"
            >
              <Plate url={pictures.get(plant.inventoryId)?.thumb} className="size-14" />
              <div>
                <h3>
                  {plant.quantity} {plant.name}
                </h3>
                <p className="mb-1 text-caption text-ink-soft">{sizeLine(plant)}</p>
                <StockChip words={stockWords({ stock, quantity: plant.quantity, asked: plant.quantity })} />
              </div>
              <span className="font-display text-[1.125rem] font-medium">
                {formatCents(lineTotal(plant))}
              </span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
