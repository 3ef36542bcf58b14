import type { CartItems } from '#domain/cart/cart-item.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { destinationName } from '#domain/delivery/destination.ts'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { priceCart } from '#domain/cart/priced-cart.ts'
import { failedEstimate, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { destinationSchema } from '#domain/delivery/destination-schema.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { log } from '#server/platform/log/log.ts'
import { estimateDelivery, estimateLimit } from '#server/delivery/estimate-delivery.ts'

/** Estimates delivery for the cart in the cookie; null if it has no destination or is picked up. Rate-limited like every other estimate. */
export async function estimateCart(
  cart: Cart,
  items: CartItems,
  client: string,
): Promise<DeliveryEstimate | null> {
  const to = destinationSchema.safeParse(deliveryDestination(cart))
  const { isPickup, totals } = priceCart(cart, items, null)
  if (!to.success || isPickup) return null
  try {
    const { allowed } = await takeFromLimit({ ...estimateLimit, subject: client })
    if (allowed) return await estimateDelivery(to.data, totals.subtotalCents + totals.laborCents)
  } catch (error) {
    log.error({ err: error }, 'rate limit could not be checked')
  }
  return failedEstimate(destinationName(to.data))
}
