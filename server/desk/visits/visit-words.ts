import type { Reach } from '#domain/desk/today-page.ts'
import { callLink, mailLink, textLink } from '#domain/desk/reach-links.ts'
import { hourInWords } from '#domain/quote/day-words.ts'
import type { PlantingDay } from '#domain/quote/lifecycle/events.ts'
import { ticketState, type TicketState } from '#domain/visits/dig-ticket.ts'
import { counted } from '#domain/wording.ts'
import type { OrderRow } from '#server/db/desk/visits.ts'

export const streetOf = ({ address, city, zipCode }: OrderRow) =>
  [address, city, zipCode].filter((part) => part !== '').join(', ')

export const hourOf = ({ arrivalHour }: PlantingDay) =>
  arrivalHour === null ? 'Morning' : hourInWords(arrivalHour)

export const countPlants = ({ lines }: OrderRow) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const plantsInWords = (order: OrderRow) => counted(countPlants(order), 'plant')

/** A pick-up has no stop, and what they plant themselves isn't our digging. */
export const isDigging = ({
  isPickup,
  lines,
}: {
  isPickup: boolean
  lines: readonly { isPlantedByUs: boolean }[]
}) => !isPickup && lines.some(({ isPlantedByUs }) => isPlantedByUs)

/** The day of the visit; once it's done, the day it was done. */
export function plantingOf({ record }: OrderRow): PlantingDay {
  const { plantingDay, done } = record
  return {
    day: done?.day ?? plantingDay?.day ?? '',
    arrivalHour: plantingDay?.arrivalHour ?? null,
  }
}

export const ticketOf = (order: OrderRow, now: Date): TicketState =>
  ticketState(plantingOf(order), { isDigging: isDigging(order), ticket: order.ticket }, now)

/** Nothing about the quote itself: the crew uses these, too. */
export function reachOf(order: OrderRow, companyName: string): Reach {
  const { firstName, phone, email, number } = order
  return {
    call: callLink(phone),
    text: textLink(phone, `Hi ${firstName}, this is ${companyName}. `),
    mail: mailLink(email, `Your order ${number}`),
  }
}
