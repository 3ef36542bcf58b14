import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { fullName } from '#domain/cart/customer.ts'
import { firstGallons } from '#domain/care/water-plan.ts'
import { gallonsInWords } from '#domain/care/water-words.ts'
import { noStreet } from '#domain/delivery/street-address.ts'
import { mapLink } from '#domain/desk/contact-links.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { plantingDayInWords, timeInWords } from '#domain/time/day-words.ts'
import { photoSizes } from '#domain/quotes/quote-photos.ts'
import { parseQuoteNumber } from '#domain/quotes/quote-number.ts'
import { mondaysOf, weeksInWords } from '#domain/quotes/weeks.ts'
import { visitWords } from '#domain/quotes/visit.ts'
import { capitalize } from '#domain/wording.ts'
import { deadlineInWords, isLateTask, ticketDeadline, ticketWords } from '#domain/visits/dig-ticket.ts'
import { parseReasons } from '#domain/visits/done-reasons.ts'
import { maySeeDay } from '#domain/visits/visit-data.ts'
import { listPlantCare } from '#server/catalog/plant-care.ts'
import { findVisit, isDone as isVisitDone, type OrderRow } from './visits.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import type { Person } from '#server/people/person.ts'
import { plannedOutcome } from '#server/quotes/desk/act-at-desk.ts'
import { findDeskQuote } from '#server/quotes/desk/desk-quote.ts'
import { noneIfRefused, Refusal } from '#server/platform/requests/refusal.ts'
import { photoFile } from '#server/quotes/photo-files.ts'
import { readCompany } from '#server/settings/company.ts'
import { readLinePictures } from '#server/stock/line-pictures.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { listDayChoices } from './read-calendar.ts'
import {
  isDigging,
  lacksStreet,
  plantingOf,
  contactLinksOf,
  streetOf,
  ticketOf,
  toCollect,
  visitOfOrder,
} from './visit-words.ts'

/** A visit by the number that's in a URL. What the yard may not see doesn't exist for it. */
export async function getVisit(person: Person, typed: string, now: Date): Promise<OrderRow> {
  const number = parseQuoteNumber(typed)
  const visit = number === undefined ? undefined : await findVisit(number)
  if (visit === undefined || !maySeeDay(person.role, plantingOf(visit).day, nurseryDay(now)))
    throw new Refusal('There’s no such visit.')
  return visit
}

/** Water for each line on the planting day, from the water plan: null for what we don't plant. */
export async function readLineCare(visits: readonly OrderRow[]) {
  const records = await listPlantCare(visits.flatMap(({ lines }) => lines.map(({ plantId }) => plantId)))
  return (line: OrderRow['lines'][number]) => {
    const spanish = records.find(({ id }) => id === line.plantId)?.spanishNames[0] ?? null
    return {
      spanishName: spanish?.toLowerCase() === line.name.toLowerCase() ? null : spanish,
      gallons: line.isPlantedByUs ? firstGallons(line) : null,
    }
  }
}

/** For a page that can only say that there's no such visit: the quote may still be there. */
export const hasQuote = async (typed: string, now: Date): Promise<boolean> =>
  (await findDeskQuote(typed, now).catch(noneIfRefused)) !== undefined

export async function readVisit(person: Person, typed: string, now: Date) {
  const visit = await getVisit(person, typed, now)
  const { quoteId, lines, record, state } = visit
  const [pictures, requestPhotos, careOf, settings, company] = await Promise.all([
    readLinePictures(lines.map(({ inventoryId }) => inventoryId)),
    listPhotos(quoteId),
    readLineCare([visit]),
    readQuoteSettings(),
    readCompany(),
  ])
  const planting = plantingOf(visit)
  const reasons = parseReasons(visit.doneWords)
  const today = nurseryDay(now)
  const isDone = isVisitDone(visit)
  const { call, text } = contactLinksOf(visit, company.name)
  return {
    number: visit.number,
    seq: visit.seq,
    state,
    firstName: visit.firstName,
    who: fullName(visit),
    town: visit.city,
    address: visit.isPickup
      ? 'They come to our yard'
      : lacksStreet(visit)
        ? `${noStreet}, ${streetOf(visit)}`
        : streetOf(visit),
    lacksStreet: lacksStreet(visit),
    /** 'Planting, Tuesday, November 17, 8 AM' */
    when: `${capitalize(visitWords[visitOfOrder(visit)].name)}, ${plantingDayInWords(planting)}`,
    planting,
    /** The day that's recorded as done, or the one to record. */
    doneOn: isDone || planting.day < today ? planting.day : today,
    today,
    time: timeInWords(now),
    phone: visit.phone,
    /** Without an address, nobody is told by what's recorded here. */
    hasEmail: visit.email !== null,
    contactLinks: { call, text, ...(!visit.isPickup && { map: mapLink(streetOf(visit)) }) },
    collect: toCollect(visit),
    crewNote: visit.crewNote,
    /** Their words for the crew with the request, and their photos, such as of the spot. */
    request: visit.request,
    requestPhotos,
    extras: visit.extras,
    ticket: visit.ticket,
    ticketWords: ticketWords(ticketOf(visit, now), now),
    isTicketLate: isLateTask(ticketOf(visit, now)),
    /** 'Wednesday, 8 AM'; null if nobody digs. */
    ticketBy: isDigging(visit) ? deadlineInWords(ticketDeadline(planting), now) : null,
    lines: lines.map((line, index) => {
      const number = index + 1
      const done = record.done?.lines.find((each) => each.line === number)
      const { gallons } = careOf(line)
      const each = line.quantity > 1 ? ' each' : ''
      return {
        line: number,
        quantity: line.quantity,
        name: line.name,
        size: sizeInWords(line.containerSize),
        work: line.isPlantedByUs ? 'we plant it' : visit.isPickup ? 'they pick it up' : 'they plant it',
        hasCage: line.hasCage,
        /** It went off the site, and the work isn't done yet. */
        isOut: line.isOut && !isDone,
        /** The planned work, or what was recorded: how many of them, and why not all. */
        outcome: done?.outcome ?? plannedOutcome(line.isPlantedByUs, visit.isPickup),
        count: done?.count ?? line.quantity,
        reason: reasons.get(number) ?? '',
        water: gallons === null ? null : `${gallonsInWords(gallons)}${each}`,
        picture: pictures.get(line.inventoryId)?.thumb ?? null,
      }
    }),
    isDone,
    /** Done can be recorded or corrected now. */
    canRecord: state === 'planted' || (state === 'scheduled' && planting.day <= today),
    hasOpenChange: record.hasOpenChange,
    isDigging: isDigging(visit),
    isPickup: visit.isPickup,
    weeks: weeksInWords(visit.weeks),
    mondays: mondaysOf(visit.weeks),
    choices: person.role === 'owner' && !isDone ? await listDayChoices(settings, now, planting.day) : [],
  }
}

/** The file of a photo that the customer sent; undefined if they sent no such photo. */
export async function findVisitPhoto(person: Person, typed: string, asked: string, key: string, now: Date) {
  const size = photoSizes.find((each) => each === asked)
  const { quoteId } = await getVisit(person, typed, now)
  if (size === undefined) return undefined
  return (await listPhotos(quoteId)).some((photo) => photo.key === key) ? photoFile(key, size) : undefined
}
