import type { Destination } from '#domain/delivery/destination.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import type { Cart } from './cart.ts'

/** The most precise destination known: the street address once there is one, until then the ZIP code or community. */
export function deliveryDestination({ customer, deliveryPlace }: Cart): Destination | null {
  const { address, city, state, zipCode } = customer
  return isLocatable(customer) ? { address, city, state, zipCode } : deliveryPlace
}
