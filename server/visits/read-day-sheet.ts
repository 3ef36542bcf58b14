import { addDays, dateOf, nurseryDay } from '#domain/time/nursery-clock.ts'
import { fullName } from '#domain/cart/customer.ts'
import { gallonsInWords } from '#domain/care/water-words.ts'
import { callLink } from '#domain/desk/contact-links.ts'
import { formatPhone } from '#domain/forms/format-phone.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { dayInWords, shortDay, timeInWords } from '#domain/time/day-words.ts'
import { hourOfVisit } from '#domain/quotes/visit.ts'
import { ticketWords } from '#domain/visits/dig-ticket.ts'
import { loadList } from '#domain/visits/load-list.ts'
import { maySeeDay } from '#domain/visits/visit-data.ts'
import { z } from '#domain/zod.ts'
import { isDone, listVisits, type OrderRow } from './visits.ts'
import { listGrowers } from '#server/stock/inventory.ts'
import type { Person } from '#server/people/person.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { readLineCare } from './read-visit.ts'
import { countVisitPlants, isDigging, plantingOf, ticketOf, toCollect, visitOfOrder } from './visit-words.ts'

const spanishDay = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** A day's stops, those in one community together, in the order of the first arrival. `typed` is from a URL. */
export async function readDaySheet({ role }: Person, typed: string, now: Date) {
  const { data: day } = z.iso.date().safeParse(typed)
  const today = nurseryDay(now)
  if (day === undefined || !maySeeDay(role, day, today)) throw new Refusal('There’s no such day sheet.')
  const visits = await listVisits(day, day)
  const careOf = await readLineCare(visits)
  const [stops, pickups] = [
    visits.filter((visit) => !visit.isPickup),
    visits.filter((visit) => visit.isPickup),
  ]
  const towns = Map.groupBy(
    // Numbered by the clock, so that an hour is never missed for a neighbor's.
    stops.map((visit, index) => ({ town: visit.city, ...presentStop(visit, index + 1, careOf, now) })),
    ({ town }) => town,
  )
  const ordered = stops.flatMap(({ lines }) => lines)
  const growers = await listGrowers(ordered.map(({ inventoryId }) => inventoryId))
  const lines = ordered.map((line) => ({
    ...line,
    ...careOf(line),
    size: sizeInWords(line.containerSize),
    grower: growers.get(line.inventoryId) ?? null,
  }))
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  return {
    day,
    /** In English, short, and in Spanish. */
    name: `${dayInWords(day)}, ${day.slice(0, 4)}`,
    shortName: shortDay(day),
    nameInSpanish: spanishDay.format(dateOf(day)).replace(',', ''),
    asOf: timeInWords(now),
    /** The days next to it; null where the person can't go. */
    before: maySeeDay(role, before, today) ? before : null,
    after: maySeeDay(role, after, today) ? after : null,
    stops: stops.length,
    plants: stops.reduce((sum, visit) => sum + countVisitPlants(visit), 0),
    towns: [...towns].map(([town, own]) => ({ town, visits: own })),
    /** Who comes to us that day. Neither a stop nor on the truck. */
    pickups: pickups.map((visit) => presentStop(visit, null, careOf, now)),
    load: loadList(lines, stops.filter(isDigging).length),
  }
}

type Work = 'plant' | 'deliver' | 'set-out'

const workOf = ({ isPickup }: OrderRow, { isPlantedByUs }: OrderRow['lines'][number]): Work =>
  isPickup ? 'set-out' : isPlantedByUs ? 'plant' : 'deliver'

type CareOf = Awaited<ReturnType<typeof readLineCare>>

function presentStop(visit: OrderRow, stop: number | null, careOf: CareOf, now: Date) {
  const state = ticketOf(visit, now)
  const words = ticketWords(state, now).text
  const { phone } = visit
  const call = callLink(phone)
  return {
    number: visit.number,
    /** Its place in the day, by the clock; null for a pick-up. */
    stop,
    who: fullName(visit),
    address: visit.address,
    phone: phone === null ? '' : formatPhone(phone),
    call,
    hour: hourOfVisit(visitOfOrder(visit), plantingOf(visit)),
    ticket: isDone(visit)
      ? 'Done'
      : state.kind === 'in'
        ? `811 ticket ${state.ticket.number}, called ${shortDay(state.ticket.calledOn)}`
        : words,
    /** False if we'd still dig without a good ticket. */
    mayDig: isDone(visit) || state.kind === 'in' || state.kind === 'no-digging',
    collect: toCollect(visit),
    crewNote: visit.crewNote,
    request: visit.request,
    extras: visit.extras,
    lines: visit.lines.map((line, index) => {
      const { gallons, spanishName } = careOf(line)
      const each = line.quantity > 1 ? ' each' : ''
      return {
        line: index + 1,
        quantity: line.quantity,
        name: line.name,
        spanishName,
        size: sizeInWords(line.containerSize),
        work: workOf(visit, line),
        hasCage: line.hasCage,
        isOut: line.isOut && !isDone(visit),
        water:
          gallons === null || visit.isPickup
            ? ''
            : `${gallonsInWords(gallons).replace(/gallons?/, 'gal')}${each}`,
      }
    }),
  }
}
