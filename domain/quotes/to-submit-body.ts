import type { SentQuoteRef } from '#domain/cart/cart.ts'
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts'
import { toDeliveryInfo, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import type { Cents } from '#domain/money.ts'
import type { ContactForm } from './contact-form.ts'

const dollars = (cents: Cents) => cents / 100

/**
 * The body of a quote request, with the prices the visitor saw. Gone items are included so that they can be named.
 * Choices are only included if they differ from what everyone gets.
 */
export function toSubmitBody(
  formData: ContactForm,
  { lines, totals, isPickup }: Pick<PricedCart, 'lines' | 'totals' | 'isPickup'>,
  estimate: DeliveryEstimate | null,
  earlierQuote: SentQuoteRef | null = null,
  language: string | null = null,
) {
  const items = lines.map(toItem)
  return {
    formData,
    items,
    priceCalculation: {
      subtotal: dollars(totals.subtotalCents),
      laborTotal: dollars(totals.laborCents),
      deliveryFee: totals.deliveryCents === null ? null : dollars(totals.deliveryCents),
      grandTotal: dollars(totals.grandTotalCents),
      items: items.map(({ inventoryId, totalPrice }) => ({ inventoryId, totalPrice })),
    },
    deliveryInfo:
      estimate === null ? { distance: 0, fee: null, isFree: false, reason: '' } : toDeliveryInfo(estimate),
    ...(isPickup && { isPickup }),
    ...(earlierQuote !== null && { earlierQuote }),
    ...(language !== null && { language }),
  }
}

function toItem(priced: PricedCartLine) {
  const { inventoryId, quantity, unitPriceCents: _, ...choice } = priced.line
  if (priced.state === 'gone')
    return {
      plantName: priced.item?.plantName ?? '',
      containerSize: priced.item?.containerSize ?? '',
      inventoryId,
      quantity,
      totalPrice: 0,
      ...choice,
    }
  const { item, price, totalCents } = priced
  return {
    plantName: item.plantName,
    scientificName: item.scientificName,
    containerSize: item.containerSize,
    quantity,
    unitPrice: dollars(item.unitPriceCents),
    totalPrice: dollars(totalCents),
    plantingCost: dollars(price.plantingFeeCents),
    inventoryId,
    plantId: item.plantId,
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
    ...choice,
  }
}
