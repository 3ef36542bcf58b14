import type { Totals } from '#domain/pricing/totals.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { DeliveryRow } from './delivery-slot.tsx'

/** Subtotal, planting, delivery and total (PR-01), with the line of reading 25. Null while the prices are being read. */
export function CartSums({ totals }: { totals: Totals | null }) {
  const amount = (cents: Cents | undefined) => (cents === undefined ? '…' : formatCents(cents))
  return (
    <>
      <dl className="grid gap-1.5 text-ui tabular-nums">
        <Row label="Plants subtotal" value={amount(totals?.subtotalCents)} />
        <Row label="Planting" value={amount(totals?.laborCents)} />
        <DeliveryRow />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="font-semibold">Total estimate</dt>
          <dd className="font-display text-[1.75rem] leading-none font-[520]">
            {amount(totals?.grandTotalCents)}
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
