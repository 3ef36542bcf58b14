import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { minimumOrder } from '#domain/cart/minimum-order.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { visitOfCart } from '#domain/cart/visit-of-cart.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { plantingWarning } from '#domain/places/planting-warning.ts'
import { laborLabel } from '#domain/pricing/line-choice.ts'
import { classNames } from '#ui/class-names.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { PlantingWarning } from '#app/components/planting-warning.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { DeliveryRow } from './cart-delivery.tsx'
import { CartForm } from './cart-form.tsx'
import { ChoiceButton } from './choice-button.tsx'
import type { PricedCartState } from './use-priced-cart.ts'

type CartTotalsProps = { state: PricedCartState; asksZip: boolean }

/** Subtotal, planting, delivery and total. Amounts show as '…' while prices load. */
export function CartTotals({ state: { priced, offers, delivery, oakCities }, asksZip }: CartTotalsProps) {
  const { cart } = useQuoteCart()
  const warning = plantingWarning(oaksOf(priced), deliveryDestination(cart), oakCities)
  const prices = priced?.lines.flatMap((line) => (line.state === 'in-stock' ? [line.price] : [])) ?? []
  const amount = (cents: Cents | undefined) => (cents === undefined ? '…' : formatCents(cents))
  return (
    <>
      {warning !== null && <PlantingWarning>{warning}</PlantingWarning>}
      {asksZip && offers.isPickupAllowed && <PickupChoice isPickup={priced?.isPickup === true} />}
      <dl className="grid gap-x-6 gap-y-1.5 text-ui tabular-nums max-md:flex max-md:flex-wrap max-md:*:basis-full">
        <Row label="Plants subtotal" value={amount(priced?.totals.subtotalCents)} yields={!asksZip} />
        {visitOfCart(priced) === 'planting' && (
          <Row label={laborLabel(prices)} value={amount(priced?.totals.laborCents)} yields={!asksZip} />
        )}
        {priced?.isPickup === true ? (
          <Row label="Pick-up at the yard" value="Free" yields={false} />
        ) : (
          <DeliveryRow delivery={delivery} asksZip={asksZip} />
        )}
        <div className="mt-1 flex items-center justify-between gap-4 border-t border-line pt-2.5">
          <dt>
            <span className="block font-semibold">Total estimate</span>
            <span className="block text-caption text-ink-quiet">
              Estimate before sales tax. Good for 30 days.
            </span>
          </dt>
          <dd className="font-display text-[1.75rem] leading-none font-[520]">
            {amount(priced?.totals.grandTotalCents)}
          </dd>
        </div>
      </dl>
    </>
  )
}

const oaksOf = (priced: PricedCart | null) =>
  (priced?.lines ?? []).map((line) => ({
    oakWilt: line.state === 'in-stock' ? (line.item.oakWilt ?? null) : null,
  }))

function PickupChoice({ isPickup }: { isPickup: boolean }) {
  return (
    <div className="mb-1 print:hidden">
      <CartForm intent="pickup">
        <div
          role="group"
          aria-label="How you get your plants"
          className="flex flex-wrap items-center gap-x-4"
        >
          <ChoiceButton name="pickup" value="no" isChosen={!isPickup}>
            Delivery
          </ChoiceButton>
          <ChoiceButton name="pickup" value="yes" isChosen={isPickup}>
            I’ll pick up and plant
          </ChoiceButton>
        </div>
      </CartForm>
    </div>
  )
}

/** A row that yields is hidden on a short screen, where the form's fields need the room. */
function Row({ label, value, yields }: { label: string; value: string; yields: boolean }) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-x-2 max-md:grow max-md:basis-auto!',
        yields && '[@media(max-height:44rem)]:hidden',
      )}
    >
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** How far a small cart is from the minimum order. */
export function MinimumProgress({ priced, minimumCents }: { priced: PricedCart; minimumCents: Cents }) {
  const { reachedCents, missingCents } = minimumOrder(priced, minimumCents)
  const text = `Add ${formatCents(missingCents)} to reach the minimum`
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex justify-between gap-3 text-small font-medium">
        <span>{text}</span>
        <span className="whitespace-nowrap tabular-nums">
          {formatCents(reachedCents)} of {formatCents(minimumCents)}
        </span>
      </p>
      <ProgressBar label="Minimum order" value={reachedCents} of={minimumCents} valueText={text} />
    </div>
  )
}
