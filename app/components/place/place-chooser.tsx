import { useId, type SyntheticEvent } from 'react'
import { changeDeliveryPlace } from '#domain/cart/cart.ts'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { DeliveryCommunityField } from '#app/components/delivery/delivery-community-field.tsx'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { placeMemory, usePlace, useRememberPlace } from './place-memory.ts'

// React events bubble out of a portal, and the chooser may be opened from within a list's form.
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

/** A ZIP code or a town: for delivery, and for what grows there. */
export function PlaceChooser({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { cart, changeCart } = useQuoteCart()
  const place = usePlace()
  const ids = { zip: useId(), town: useId() }
  const chosen = cart.deliveryPlace ?? (place && { community: place.slug })
  const { estimate, pending } = useDeliveryEstimate(open ? chosen : null, 0)
  useRememberPlace(estimate !== null && 'community' in estimate ? estimate.community : null)
  const choose = (next: DeliveryPlace | null) => {
    changeCart((now) => changeDeliveryPlace(now, next))
    if (next !== null && 'community' in next) placeMemory.remember(next.community)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Where will the trees go?"
      foot={
        <div className="flex flex-wrap items-center justify-between gap-3">
          {place === null ? (
            <span />
          ) : (
            <button
              type="button"
              className="min-h-11 text-ui font-semibold text-link underline underline-offset-3"
              onClick={() => {
                placeMemory.forget()
                choose(null)
                onClose()
              }}
            >
              Forget {nameInSentence(place)}
            </button>
          )}
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <div role="presentation" onChange={keepInside} onSubmit={keepInside} className="grid gap-4">
        <p className="text-ui text-ink-soft">
          We use it to look up delivery and what fits your ground. It’s kept on this device only.
        </p>
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-[auto_1fr]">
          <div className="grid content-start gap-1.5">
            <label htmlFor={ids.zip} className="text-small font-semibold">
              ZIP code
            </label>
            <DeliveryZipField id={ids.zip} value={cart.deliveryPlace} onChange={choose} />
          </div>
          <div className="grid content-start gap-1.5">
            <label htmlFor={ids.town} className="text-small font-semibold">
              or a town
            </label>
            <DeliveryCommunityField id={ids.town} value={chosen} onChange={choose} />
          </div>
        </div>
        <EstimateNote estimate={estimate} pending={pending}>
          Free as far as most of our towns.
        </EstimateNote>
      </div>
    </Dialog>
  )
}
