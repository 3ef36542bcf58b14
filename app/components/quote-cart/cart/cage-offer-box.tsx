import { Square, SquareCheck } from 'lucide-react'
import { cageOffer } from '#domain/cart/cage-offer.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { formatCents } from '#domain/money.ts'
import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { counted } from '#domain/wording.ts'
import { usePlace } from '#app/components/place/place-memory.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { CartForm } from './cart-form.tsx'
import type { PricedCartState } from './use-priced-cart.ts'

type CageOfferBoxProps = { state: PricedCartState; priced: PricedCart }

/** Cages for every plant that needs one, in one tap, where deer come by daily. */
export function CageOfferBox({ state: { offers, delivery, deerTowns }, priced }: CageOfferBoxProps) {
  const { deliveryPlace } = useQuoteCart().cart
  const remembered = usePlace()
  const { estimate } = delivery
  const slug =
    (estimate !== null && 'community' in estimate ? estimate.community : null) ??
    (deliveryPlace !== null && 'community' in deliveryPlace ? deliveryPlace.community : remembered?.slug)
  const town = slug === undefined ? undefined : findCommunity(slug)
  const isDaily = town !== undefined && deerTowns.includes(town.slug)
  const offer = cageOffer(priced, offers.cageCents, isDaily)
  if (offer === null || town === undefined) return null
  const { inventoryIds, plants, cents, isTaken } = offer
  const each = plants === 1 ? '' : `, ${formatCents(cents / plants)} each`
  const Box = isTaken ? SquareCheck : Square
  return (
    <CartForm intent="cages" className="mt-3 rounded-box border border-line bg-surface px-4 py-2.5">
      {inventoryIds.map((id) => (
        <input key={id} type="hidden" name="item" value={id} />
      ))}
      <p className="text-small text-ink-soft">
        Deer come by daily in {nameInSentence(town)}, and eat or rub young trunks.
      </p>
      <button
        type="submit"
        name="cage"
        value={isTaken ? 'no' : 'yes'}
        aria-pressed={isTaken}
        className="flex min-h-11 w-full items-center gap-2.5 text-left leading-snug font-semibold"
      >
        <Box aria-hidden className="size-6 flex-none" strokeWidth={1.75} />
        <span className="flex-1">
          Deer {plants === 1 ? 'cage' : 'cages'} for {counted(plants, 'plant')}
          {each}
        </span>
        <span className="font-display tabular-nums">{formatCents(cents)}</span>
      </button>
    </CartForm>
  )
}
