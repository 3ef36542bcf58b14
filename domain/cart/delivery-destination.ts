import type { Destination } from '#domain/delivery/destination.ts'
import { isLocatable } from '#domain/delivery/street-address.ts'
import type { Cart } from './cart.ts'

/** Where the plants go, as well as it is known: to the door once there is an address, before that to a ZIP code or community. */
export function deliveryDestination({ customer, deliveryPlace }: Cart): Destination | null {
  const { address, city, state, zipCode } = customer
  return isLocatable(customer) ? { address, city, state, zipCode } : deliveryPlace
}
