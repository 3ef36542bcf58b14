import { formatCents, type Cents } from '#domain/money.ts'
import { DeliveryRow } from './delivery-row.tsx'
import type { PricedCartState } from './use-priced-cart.ts'

type CartSumsProps = { state: PricedCartState; asksZip: boolean }

/** Subtotal, planting, delivery and total (PR-01), with the line of reading 25. No figures while the prices are being read. */
export function CartSums({ state: { priced, delivery }, asksZip }: CartSumsProps) {
  const amount = (cents: Cents | undefined) => (cents === undefined ? '…' : formatCents(cents))
  return (
    <>
      <dl className="grid gap-1.5 text-ui tabular-nums">
        <Row label="Plants subtotal" value={amount(priced?.totals.subtotalCents)} />
        <Row label="Planting" value={amount(priced?.totals.laborCents)} />
        <DeliveryRow delivery={delivery} asksZip={asksZip} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="font-semibold">Total estimate</dt>
          <dd className="font-display text-[1.75rem] leading-none font-[520]">
            {amount(priced?.totals.grandTotalCents)}
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-caption text-ink-quiet">Estimate before sales tax. Good for 30 days.</p>
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
