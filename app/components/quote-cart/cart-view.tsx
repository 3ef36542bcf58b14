import { useId } from 'react'
import { whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { EmptyBed, ClosedGate } from '#app/components/plants/drawings.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSums } from './cart-sums.tsx'
import { MinimumProgress } from './minimum-progress.tsx'
import { OrCall } from './or-call.tsx'
import { TruckReach } from './truck-reach.tsx'
import type { PricedCartState } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

/** The cart above its sums, in the drawer and on its page: plants, or why there are none to see. */
export function CartView({
  state: { priced, minimumOrderCents, delivery, failed, tryAgain },
}: {
  state: PricedCartState
}) {
  const { cart, showPanel } = useQuote()
  if (cart.lines.length === 0)
    return (
      <>
        <StatePanel
          drawing={<EmptyBed />}
          title="Nothing in your quote yet"
          action={
            <ButtonLink to="/inventory" onClick={() => showPanel('closed')}>
              See what is in the yard
            </ButtonLink>
          }
        >
          What you add gathers here, priced with planting.
        </StatePanel>
        <TruckReach delivery={delivery} asksZip />
      </>
    )
  if (priced === null || (failed && minimumOrderCents === null))
    return failed ? (
      <StatePanel
        drawing={<ClosedGate />}
        title="The prices did not arrive"
        action={<Button onClick={tryAgain}>Try Again</Button>}
      >
        What is in your quote is safe. <OrCall />
      </StatePanel>
    ) : (
      <LoadingLines count={cart.lines.length} />
    )
  return (
    <>
      {minimumOrderCents === null ? (
        <Skeleton className="h-10.5" />
      ) : (
        <MinimumProgress priced={priced} minimumCents={minimumOrderCents} />
      )}
      <CartLines priced={priced} />
      <TruckReach delivery={delivery} />
    </>
  )
}

function LoadingLines({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">Reading today’s prices</span>
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[76px_1fr] gap-4 border-b border-line py-4.5 md:grid-cols-[92px_1fr]"
        >
          <Skeleton className="aspect-square" />
          <div>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-3 h-10 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}

type CartViewFootProps = {
  state: PricedCartState
  /** The way on, or else the form with the id `requestFormId`. */
  onRequest?: () => void
}

export const requestFormId = 'request-this-quote'

/** What it comes to, and the way on. */
export function CartViewFoot({ state, onRequest }: CartViewFootProps) {
  const whyId = useId()
  const hydrated = useHydrated()
  const why = whyNotRequestable(state.priced, state.minimumOrderCents)
  return (
    <>
      <CartSums state={state} asksZip />
      <Button
        {...(onRequest === undefined
          ? { type: 'submit', form: requestFormId }
          : { type: 'button', onClick: onRequest })}
        look="action"
        className="mt-3.5 w-full print:hidden"
        // Without JavaScript the server answers instead (reading 29).
        disabled={hydrated && why !== null}
        aria-describedby={why === null ? undefined : whyId}
      >
        Request this quote
      </Button>
      {why !== null && (
        <p
          id={whyId}
          // While it loads there is nothing to read, and nothing that would move the rest.
          className={
            state.priced === null || state.minimumOrderCents === null
              ? 'sr-only'
              : 'mt-2 text-center text-caption text-ink-quiet print:hidden'
          }
        >
          {why}
        </p>
      )}
    </>
  )
}
