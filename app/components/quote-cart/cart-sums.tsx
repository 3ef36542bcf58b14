import { formatCents, type Cents } from '#domain/money.ts'
import { classNames } from '#ui/class-names.ts'
import { DeliveryRow } from './delivery-row.tsx'
import type { PricedCartState } from './use-priced-cart.ts'

type CartSumsProps = { state: PricedCartState; asksZip: boolean }

/** Subtotal, planting, delivery and total (PR-01), with the line of reading 25. No figures while the prices are being read. */
export function CartSums({ state: { priced, delivery }, asksZip }: CartSumsProps) {
  const amount = (cents: Cents | undefined) => (cents === undefined ? '…' : formatCents(cents))
  return (
    <>
      <dl className="grid gap-1.5 text-ui tabular-nums">
        <Row label="Plants subtotal" value={amount(priced?.totals.subtotalCents)} yields={!asksZip} />
        <Row label="Planting" value={amount(priced?.totals.laborCents)} yields={!asksZip} />
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

/** On a low screen the fields of a form need the room more than a row that yields. */
function Row({ label, value, yields }: { label: string; value: string; yields: boolean }) {
  return (
    <div className={classNames('flex justify-between gap-4', yields && '[@media(max-height:44rem)]:hidden')}>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
