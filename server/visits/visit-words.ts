import { fullName } from '#domain/cart/customer.ts'
import type { ContactLinks, TaskRow } from '#domain/desk/today-page.ts'
import { callLink, mailLink, textLink } from '#domain/desk/contact-links.ts'
import type { PlantingDay } from '#domain/quotes/lifecycle/events.ts'
import { formatCents } from '#domain/money.ts'
import { owed } from '#domain/quotes/owed.ts'
import { visitOf, visitWords, type Visit } from '#domain/quotes/visit.ts'
import { ticketState, type TicketState } from '#domain/visits/dig-ticket.ts'
import { capitalize, counted } from '#domain/wording.ts'
import type { OrderRow } from './visits.ts'

/** The sum to collect: '$865.06'; null if nothing is owed. The crew sees no other amount. */
export function toCollect({ record, acceptedCents }: OrderRow): string | null {
  const { owedCents } = owed(record, acceptedCents)
  return owedCents > 0 ? formatCents(owedCents) : null
}

export const streetOf = ({ address, city, zipCode }: OrderRow) =>
  [address, city, zipCode].filter((part) => part !== '').join(', ')

/** They drive to us, or nobody could find them. */
export const lacksStreet = ({ address, isPickup }: OrderRow) => address === '' && !isPickup

export const countVisitPlants = ({ lines }: OrderRow) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A pick-up takes none of the crew's visits: they come to us. */
export const countCrewVisits = (orders: readonly OrderRow[]) =>
  orders.filter(({ isPickup }) => !isPickup).length

/** 'Planting, 5 plants'; 'Visit' for other work only. */
export const orderInWords = (order: OrderRow) =>
  [
    capitalize(visitWords[visitOfOrder(order)].name),
    ...(order.lines.length === 0 ? [] : [counted(countVisitPlants(order), 'plant')]),
  ].join(', ')

export const visitOfOrder = ({ isPickup, lines }: OrderRow): Visit =>
  visitOf({ delivery: { isPickup }, plants: lines })

/** Only a planting is: a pick-up has no stop, and what they plant themselves isn't our digging. */
export const isDigging = (order: OrderRow) => visitOfOrder(order) === 'planting'

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
export function contactLinksOf(order: OrderRow, companyName: string): ContactLinks {
  const { firstName, phone, email, number } = order
  return {
    call: callLink(phone),
    text: textLink(phone, `Hi ${firstName}, this is ${companyName}. `),
    mail: mailLink(email, `Your order ${number}`),
  }
}

/** A visit on Today, to be told of what there's to do. */
export const visitTask = (order: OrderRow, companyName: string) =>
  ({
    number: order.number,
    path: `/calendar/${order.number}`,
    who: fullName(order),
    town: order.isPickup ? '' : order.city,
    words: null,
    warning: null,
    total: null,
    later: null,
    contactLinks: contactLinksOf(order, companyName),
  }) satisfies Partial<TaskRow>
