import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts'
import { toDeliveryInfo, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import type { Cents } from '#domain/money.ts'
import type { ContactForm } from './contact-form.ts'

const dollars = (cents: Cents) => cents / 100

/** SQ-01: the body of a quote request, with the prices the visitor saw. Gone items are included so that they can be named. */
export function toSubmitBody(
  formData: ContactForm,
  { lines, totals }: Pick<PricedCart, 'lines' | 'totals'>,
  estimate: DeliveryEstimate | null,
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
  }
}

function toItem(priced: PricedCartLine) {
  const { inventoryId, quantity } = priced.line
  if (priced.state === 'gone')
    return {
      plantName: priced.item?.plantName ?? '',
      containerSize: priced.item?.containerSize ?? '',
      inventoryId,
      quantity,
      totalPrice: 0,
    }
  const { item, totalCents } = priced
  return {
    plantName: item.plantName,
    scientificName: item.scientificName,
    containerSize: item.containerSize,
    quantity,
    unitPrice: dollars(item.unitPriceCents),
    totalPrice: dollars(totalCents),
    plantingCost: dollars(item.plantingFeeCents),
    inventoryId,
    plantId: item.plantId,
    currentHeightInches: item.currentHeightInches,
    caliperInches: item.caliperInches,
  }
}
