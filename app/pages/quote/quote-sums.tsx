import { formatCents } from '#domain/money.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { beforeTax } from '#domain/quote/quote-words.ts'
import { deliveryLabel, deliveryNote, deliveryText, type QuoteDelivery } from '#domain/quote/quote.ts'

type QuoteSumsProps = {
  totals: Totals
  delivery: QuoteDelivery
  gone: readonly { inventoryId: number; text: string }[]
}

export function QuoteSums({ totals, delivery, gone }: QuoteSumsProps) {
  const sums = [
    ['Plants subtotal', formatCents(totals.subtotalCents)],
    ['Planting', formatCents(totals.laborCents)],
    [deliveryLabel(delivery), deliveryText(delivery)],
  ] as const
  return (
    <div className="mt-4 grid gap-6 print:mt-1 md:grid-cols-[minmax(0,1fr)_372px] print:grid-cols-2 print:break-inside-avoid">
      <div>
        {gone.length > 0 && (
          <div className="rounded-box bg-best-surface px-4 py-3 text-small text-best print:p-0 print:text-ink">
            <p className="font-semibold">No longer to be had, and not in the total:</p>
            <ul>
              {gone.map(({ inventoryId, text }) => (
                <li key={inventoryId}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div>
        <dl className="tabular-nums">
          {sums.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 py-1 print:py-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-line pt-3 print:mt-1 print:pt-1">
            <dt className="font-semibold">Total estimate</dt>
            <dd className="font-display text-h3">{formatCents(totals.grandTotalCents)}</dd>
          </div>
        </dl>
        <p className="mt-1 text-caption text-ink-quiet">
          {beforeTax}. {deliveryNote(delivery)}
        </p>
      </div>
    </div>
  )
}
