import type { CartItem } from '#domain/cart/cart-item.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { laborLabel } from '#domain/pricing/line-choice.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { deliveryLabel, deliveryNote, deliveryText } from '#domain/quotes/quote-delivery.ts'
import { goneText } from '#domain/quotes/quote.ts'
import { formatDay } from '#domain/quotes/validity.ts'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { cartItemsStore } from '#app/components/quote-cart/cart/cart-items-store.ts'
import { useStore } from '#ui/create-store.ts'

type SentLinesProps = { response: SubmitQuoteResponse; items: readonly CartItem[] }

/** The plants in a sent quote, each with its total. */
export function SentLines({ response, items }: SentLinesProps) {
  const known = useStore(cartItemsStore)
  const itemOf = (id: number) => known.items.get(id) ?? items.find(({ inventoryId }) => inventoryId === id)
  return (
    <ul aria-label="Plants in this quote">
      {response.quote.plants.map((plant) => (
        <li
          key={plant.inventoryId}
          className="grid grid-cols-[56px_1fr_auto] items-center gap-3.5 border-b border-line py-2.5"
        >
          <PlantPicture
            picture={itemOf(plant.inventoryId)?.picture ?? null}
            sizes="56px"
            className="rounded-badge border border-line"
          />
          <div className="min-w-0">
            <h4 className="font-display text-[1.0625rem] leading-tight font-[520]">{plant.name}</h4>
            <p className="text-small leading-snug text-ink-soft">
              {plant.quantity} × {sizeLine(plant)}
            </p>
            {choiceOf(plant) !== null && (
              <p className="text-small leading-snug text-ink-soft">{choiceOf(plant)}</p>
            )}
          </div>
          <b className="font-display text-[1.0625rem] font-[520] tabular-nums">
            {formatCents(lineTotal(plant))}
          </b>
        </li>
      ))}
    </ul>
  )
}

type SentPlant = SubmitQuoteResponse['quote']['plants'][number]

function choiceOf({ isPlantedByUs, cageCents }: SentPlant): string | null {
  if (!isPlantedByUs) return 'You plant it'
  return cageCents > 0 ? 'With a deer cage' : null
}

/** The server's totals, with a note if they differ from what the visitor saw. */
export function SentTotals({ response }: { response: SubmitQuoteResponse }) {
  const { totals, delivery, plants, gone, validUntil } = response.quote
  return (
    <>
      {(response.figuresDiffer || gone.length > 0) && (
        <div className="mt-4 rounded-box bg-best-surface px-4 py-3 text-small text-best">
          {response.figuresDiffer && (
            <p className="font-semibold">
              Prices, stock or the drive to you changed since you started. The totals below are current.
            </p>
          )}
          {gone.length > 0 && (
            <>
              <p className="font-semibold">No longer available, and not in your total:</p>
              <ul>
                {gone.map((line) => (
                  <li key={line.inventoryId}>{goneText(line)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <dl className="mt-3.5 grid gap-1.5 text-ui tabular-nums">
        <Row label="Plants subtotal" value={formatCents(totals.subtotalCents)} />
        {totals.laborCents > 0 && <Row label={laborLabel(plants)} value={formatCents(totals.laborCents)} />}
        <Row label={deliveryLabel(delivery)} value={deliveryText(delivery)} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="font-semibold">Total estimate</dt>
          <dd className="font-display text-[1.75rem] leading-none font-[520]">
            {formatCents(totals.grandTotalCents)}
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-caption text-ink-quiet">
        {deliveryNote(delivery)} An estimate, not an official quote. Before sales tax. Valid until{' '}
        {formatDay(new Date(validUntil))}.
      </p>
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={value === 'Free' ? 'font-semibold text-good' : ''}>{value}</dd>
    </div>
  )
}
