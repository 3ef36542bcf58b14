import type { CartItems } from '#domain/cart/cart-item.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { destinationName } from '#domain/delivery/destination.ts'
import { deliveryDestination } from '#domain/cart/delivery-destination.ts'
import { priceCart } from '#domain/cart/priced-cart.ts'
import { failedEstimate, type DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { destinationSchema } from '#domain/delivery/destination-schema.ts'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import { log } from '#server/log/log.ts'
import { estimateDelivery, estimateLimit } from './estimate-delivery.ts'

/** Estimates delivery for the cart in the cookie; null if it has no destination. Rate-limited like every other estimate. */
export async function estimateCart(
  cart: Cart,
  items: CartItems,
  client: string,
): Promise<DeliveryEstimate | null> {
  const to = destinationSchema.safeParse(deliveryDestination(cart))
  if (!to.success) return null
  const { subtotalCents, laborCents } = priceCart(cart, items, null).totals
  try {
    const { allowed } = await takeFromLimit({ ...estimateLimit, subject: client })
    if (allowed) return await estimateDelivery(to.data, subtotalCents + laborCents)
  } catch (error) {
    log.error({ err: error }, 'rate limit could not be checked')
  }
  return failedEstimate(destinationName(to.data))
}
