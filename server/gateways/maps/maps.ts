import type { AddressParts, AddressSuggestion } from '#domain/delivery/chosen-address.ts'
import type { Distance, Position } from '#domain/delivery/distance.ts'

/** A place as far as it is known: on one line, by its ZIP code, by its position. */
export type MapPlace = { address: string | null; zip: string | null; position: Position | null }

/** What the site asks a maps service. Null: it could not be found out, and why is in the log. */
export type Maps = {
  /** False: the address is a plain text field. */
  offersSuggestions: boolean
  /** True: each question is paid for, so that visitors' questions are counted. */
  isPaid: boolean
  /** What must stand beside figures from there. */
  attribution: (year: number) => string | null
  /** One `session` for all that is typed and the choice that ends it: it is billed as one. */
  suggestAddresses: (typed: string, session: string) => Promise<AddressSuggestion[] | null>
  findAddress: (placeId: string, session: string) => Promise<AddressParts | null>
  drivingDistance: (from: MapPlace, to: MapPlace) => Promise<Distance | null>
}
