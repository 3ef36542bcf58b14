import { Check } from 'lucide-react'
import { minimumOrder } from '#domain/cart/minimum-order.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** DR-04: how far the cart is from the least we drive out for. */
export function MinimumProgress({ priced, minimumCents }: { priced: PricedCart; minimumCents: Cents }) {
  if (minimumCents === 0) return null
  const { met, reachedCents, missingCents } = minimumOrder(priced, minimumCents)
  const words = met ? 'Minimum order met' : `Add ${formatCents(missingCents)} to reach the minimum`
  return (
    <div className="grid gap-2 print:hidden">
      <p className="flex justify-between gap-3 text-small font-medium">
        <span>{words}</span>
        {met ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <span className="whitespace-nowrap tabular-nums">
            {formatCents(reachedCents)} of {formatCents(minimumCents)}
          </span>
        )}
      </p>
      {/* A cart that is accepted because something went away counts as full. */}
      <ProgressBar
        label="Minimum order"
        value={met ? minimumCents : reachedCents}
        of={minimumCents}
        valueText={words}
      />
    </div>
  )
}
