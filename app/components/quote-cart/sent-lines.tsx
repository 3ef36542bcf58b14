import { useSyncExternalStore } from 'react'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { sizeLine } from '#domain/inventory/measures.ts'
import { formatCents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { cartItemsStore, nothingKnown } from './cart-items-store.ts'

type SentLinesProps = { answer: SubmitQuoteResponse; items: readonly CartItem[] }

/** The plants that were sent, each with what it comes to. */
export function SentLines({ answer, items }: SentLinesProps) {
  const known = useSyncExternalStore(cartItemsStore.subscribe, cartItemsStore.read, () => nothingKnown)
  const itemOf = (id: number) => known.items.get(id) ?? items.find(({ inventoryId }) => inventoryId === id)
  return (
    <ul aria-label="Plants in this quote">
      {answer.quote.items.map((line) => (
        <li
          key={line.inventory_id}
          className="grid grid-cols-[56px_1fr_auto] items-center gap-3.5 border-b border-line py-2.5"
        >
          <PlantPicture
            picture={itemOf(line.inventory_id)?.picture ?? null}
            sizes="56px"
            className="rounded-badge border border-line"
          />
          <div className="min-w-0">
            <h4 className="font-display text-[1.0625rem] leading-tight font-[520]">{line.plant_name}</h4>
            <p className="text-small leading-snug text-ink-soft">
              {line.quantity} ×{' '}
              {sizeLine({
                containerSize: line.container_size,
                currentHeightInches: line.current_height_inches,
                caliperInches: line.caliper_inches,
              })}
            </p>
          </div>
          <b className="font-display text-[1.0625rem] font-[520] tabular-nums">
            {formatCents(
              lineTotal({
                unitPriceCents: line.unit_price_cents,
                plantingFeeCents: line.planting_fee_cents,
                quantity: line.quantity,
              }),
            )}
          </b>
        </li>
      ))}
    </ul>
  )
}
