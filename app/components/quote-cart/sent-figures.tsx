import { formatCents } from '#domain/money.ts'
import { totalsAndDelivery, type SubmitQuoteResponse } from '#domain/quote/submit-quote-response.ts'
import { deliveryLabel, deliveryNote, deliveryText, goneText } from '#domain/quote/quote.ts'
import { formatDay } from '#domain/quote/validity.ts'

/** What it comes to by the server's reckoning. Where that is not what the visitor saw, it says so (reading 2). */
export function SentFigures({ answer }: { answer: SubmitQuoteResponse }) {
  const { totals, delivery } = totalsAndDelivery(answer)
  const { gone, valid_until } = answer.quote
  return (
    <>
      {(answer.figuresDiffer || gone.length > 0) && (
        <div className="mt-4 rounded-box bg-best-surface px-4 py-3 text-small text-best">
          {answer.figuresDiffer && (
            <p className="font-semibold">
              These figures are not quite the ones you saw: prices, stock or the way to you changed meanwhile.
              The ones below hold.
            </p>
          )}
          {gone.length > 0 && (
            <>
              <p className="font-semibold">No longer to be had, and not in the total:</p>
              <ul>
                {gone.map((line) => (
                  <li key={line.inventory_id}>
                    {goneText({
                      inventoryId: line.inventory_id,
                      plantName: line.plant_name,
                      containerSize: line.container_size,
                      quantity: line.quantity,
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <dl className="mt-3.5 grid gap-1.5 text-ui tabular-nums">
        <Sum label="Plants subtotal" value={formatCents(totals.subtotalCents)} />
        <Sum label="Planting" value={formatCents(totals.laborCents)} />
        <Sum label={deliveryLabel(delivery)} value={deliveryText(delivery)} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="font-semibold">Total estimate</dt>
          <dd className="font-display text-[1.75rem] leading-none font-[520]">
            {formatCents(totals.grandTotalCents)}
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-caption text-ink-quiet">
        {deliveryNote(delivery)} An estimate, not an official quote. Before sales tax. Valid until{' '}
        {formatDay(new Date(valid_until))}.
      </p>
    </>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={value === 'Free' ? 'font-semibold text-good' : ''}>{value}</dd>
    </div>
  )
}
