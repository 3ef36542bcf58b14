import type { Destination } from '#domain/delivery/destination.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import type { Cart } from './cart.ts'

/**
 * The most precise destination known: the street address once there is one, until then the ZIP code or community. A street that was
 * sent belongs to that quote, which nobody can change by choosing another place.
 */
export function deliveryDestination({ customer, deliveryPlace, submitted }: Cart): Destination | null {
  const { address, city, state, zipCode } = customer
  return submitted === null && isLocatable(customer) ? { address, city, state, zipCode } : deliveryPlace
}
