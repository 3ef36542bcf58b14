import { fullName } from '#domain/cart/customer.ts'
import { companyProfile, profileKeys } from '#domain/settings/company-profile.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatDistance } from '#domain/delivery/distance.ts'
import { streetAddressLine } from '#domain/delivery/street-address.ts'
import { mapLink, quoteContactLinks, type QuoteTopic } from '#domain/desk/contact-links.ts'
import { momentInWords } from '#domain/time/day-words.ts'
import type { DeskQuoteData, OpenWords } from '#domain/quotes/desk/desk-quote-data.ts'
import { deskTimeline, type DeskEvent } from '#domain/quotes/desk/desk-timeline.ts'
import type { FoundStock } from '#domain/quotes/draft/stock-words.ts'
import { allowedAtDesk } from '#domain/quotes/lifecycle/allowed-actions.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import type { EventKind } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { nextStep } from '#domain/quotes/desk/next-step.ts'
import type { QuoteDelivery } from '#domain/quotes/quote-delivery.ts'
import { goneText } from '#domain/quotes/quote.ts'
import { photoSizes } from '#domain/quotes/quote-photos.ts'
import { visitOf } from '#domain/quotes/visit.ts'
import { mondaysOf, weeksInWords } from '#domain/quotes/weeks.ts'
import { reasonsInWords } from '#domain/visits/done-reasons.ts'
import { env } from '#server/platform/config/env.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { listEmailsOfQuote } from '#server/mail/emails.ts'
import { listEvents } from '#server/quotes/quote-events.ts'
import { listNotes, listPeopleNames } from './quote-notes.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import { findStockByWords, listStockOfPlants } from '#server/stock/stock-choices.ts'
import { listDayChoices } from '#server/visits/read-calendar.ts'
import { photoFile } from '#server/quotes/photo-files.ts'
import { getSizePrices } from '#server/stock/size-prices.ts'
import { readLinePictures } from '#server/stock/line-pictures.ts'
import { findPlantingWarning } from '#server/catalog/places/planting-warning.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'
import { linesToDo } from './act-at-desk.ts'
import { findDeskQuote } from './desk-quote.ts'
import { draftOf } from './quote-draft.ts'

/** Everything that the desk shows about a quote. */
export async function readDeskQuote(number: string, now: Date): Promise<DeskQuoteData> {
  const desk = await findDeskQuote(number, now)
  const { id, record } = desk
  const [quote, versions, storedEvents, emails, photos, notes, people, settings, prices, companySettings] =
    await Promise.all([
      getQuote(id),
      listVersions(id),
      listEvents(id),
      listEmailsOfQuote(id),
      listPhotos(id),
      listNotes(id),
      listPeopleNames(),
      readQuoteSettings(),
      getSizePrices(),
      listCompanySettings([...profileKeys, 'review_page']),
    ])
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error(`Quote ${desk.number} has no version`)
  const shownPlants = versions.flatMap(({ plants }) => plants)
  const [stock, pictures, plantingWarning] = await Promise.all([
    listStockOfPlants(id, [...new Set(shownPlants.map(({ plantId }) => plantId))], prices),
    readLinePictures([...new Set(shownPlants.map(({ inventoryId }) => inventoryId))]),
    findPlantingWarning(newest.plants, quote.customer),
  ])
  const events = storedEvents.map(
    ({ details, ...event }) => ({ ...(details as object), ...event }) as DeskEvent,
  )
  const { customer } = quote
  const address = streetAddressLine(customer)
  const accepted = versions.find(({ version }) => version === record.accepted?.version)
  const names = accepted?.plants.map(({ name }) => name) ?? []
  const promise = answerPromise(record, settings.promiseHours, deskHoursOf(settings))
  const toCustomer = emails.filter(({ type }) => type === 'customer' || type === 'to-customer')
  const hasUnsentEmail = emails.some(({ sentAt, refusedAt }) => sentAt === null && refusedAt !== null)
  const weeks = events.findLast(({ kind }) => kind === 'window-chosen')?.words ?? ''
  const { tax, cageCents, isPickupAllowed, validDays } = settings
  const can = allowedAtDesk(record, now)
  const isTheirTurn = record.waitingSince === null
  const canReview = isTheirTurn && (desk.state === 'planted' || desk.state === 'closed')
  const reviewPage = companySettings.get('review_page')
  const topic: QuoteTopic =
    isTheirTurn && desk.state === 'quoted' && nurseryDay(newest.createdAt) < nurseryDay(now)
      ? 'decision'
      : canReview && reviewPage !== undefined
        ? 'review'
        : 'quote'
  const url = topic === 'review' ? (reviewPage ?? '') : `${env().SITE_ORIGIN}/quote/${quote.token}`
  return {
    number: desk.number,
    seq: desk.seq,
    state: desk.state,
    next: nextStep(record, { promise, hasUnsentEmail, hasEmail: customer.email !== null, now }),
    can,
    customer: {
      firstName: customer.firstName,
      name: fullName(customer),
      email: customer.email,
      phone: customer.phone,
      address,
      city: customer.city,
    },
    contactLinks: {
      ...quoteContactLinks(
        { ...customer, number: desk.number },
        { companyName: companyProfile(companySettings).name, topic, url },
      ),
      map: mapLink(address),
    },
    reachNote: reachNote(topic, canReview, reviewPage),
    pageUrl: `${env().SITE_ORIGIN}/quote/${quote.readToken}`,
    distance: distanceOf(newest.delivery.miles === null ? quote.estimate.delivery : newest.delivery),
    plantingWarning,
    request: quote.notes,
    requestedOn: momentInWords(quote.createdAt),
    weeks: weeksInWords(weeks),
    gone: quote.gone.map(goneText),
    replaces: quote.replaces,
    photos,
    versions,
    acceptedVersion: accepted?.version ?? null,
    comparedVersion: accepted?.version ?? newest.version,
    pictures: [...pictures],
    stock,
    draft: await draftOf(desk),
    settings: { tax, cageCents: cageCents === 0 ? null : cageCents, isPickupAllowed, validDays },
    today: nurseryDay(now),
    ...openWords(events, record),
    visit: visitOf(accepted ?? newest),
    plantingDay: record.plantingDay,
    dayNeeds: {
      mondays: mondaysOf(weeks),
      isDigging: accepted !== undefined && visitOf(accepted) === 'planting',
    },
    choices: can.agree || can.move ? await listDayChoices(settings, now) : [],
    expectedDone:
      accepted === undefined
        ? []
        : linesToDo(accepted).map((line, index) => ({ ...line, name: accepted.plants[index]?.name ?? '' })),
    canceledFeeCents: record.canceledFeeCents,
    done: record.done?.lines ?? null,
    story: deskTimeline(
      events.map((event) => withReasons(event, names)),
      versions,
      { customer: customer.firstName, people },
    )
      .map(({ at, ...entry }) => ({
        ...entry,
        when: momentInWords(at),
        email: emailWords(toCustomer.find(({ seq }) => seq === entry.seq)),
      }))
      .toReversed(),
    notes: notes.map(({ at, ...note }) => ({ ...note, when: momentInWords(at) })),
  }
}

const withReasons = (event: DeskEvent, names: readonly string[]): DeskEvent =>
  (event.kind === 'done' || event.kind === 'done-corrected') && event.words !== null
    ? { ...event, words: reasonsInWords(event.words, names) }
    : event

const distanceOf = ({ miles, approximate }: QuoteDelivery) =>
  miles === null ? null : formatDistance({ miles, minutes: null, approximate })

/** The beginning of Text and Mail, unless it's the usual one. */
function reachNote(topic: QuoteTopic, canReview: boolean, reviewPage: string | undefined): string | null {
  if (topic === 'decision')
    return 'Text and Mail ask for a decision; you can change the words before you send them.'
  if (topic === 'review')
    return 'Text and Mail ask for a review; you can change the words before you send them.'
  return canReview && reviewPage === undefined
    ? 'To ask for a review by Text or Mail, first say where: Settings, Claims and reviews.'
    : null
}

/** The customer's messages since our last answer, by kind. */
function openWords(events: readonly DeskEvent[], record: QuoteRecord) {
  const since = (asked: EventKind, ...answers: EventKind[]): OpenWords[] => {
    const last = events.findLastIndex(({ kind }) => answers.includes(kind))
    return events
      .slice(last + 1)
      .flatMap(({ kind, seq, words, at }) =>
        kind === asked ? [{ seq, text: words ?? '', when: momentInWords(at) }] : [],
      )
  }
  return {
    openChanges: record.hasOpenChange ? since('change-asked', 'offered', 'change-settled') : [],
    openQuestions: record.openQuestions > 0 ? since('asked', 'answered') : [],
    openReports: record.openReports > 0 ? since('reported', 'report-answered') : [],
  }
}

type SentEmail = Awaited<ReturnType<typeof listEmailsOfQuote>>[number]

function emailWords(email: SentEmail | undefined) {
  if (email === undefined) return null
  if (email.sentAt !== null) return { text: `Email sent ${momentInWords(email.sentAt)}`, isUnsent: false }
  if (email.refusedAt !== null) return { text: "The email wasn't sent", isUnsent: true }
  return {
    text: email.droppedAt === null ? 'The email is about to be sent' : 'The email was no longer needed',
    isUnsent: false,
  }
}

/** Stock for a line that someone adds to a quote. */
export async function findStockForQuote(number: string, typed: string, now: Date): Promise<FoundStock[]> {
  const { id } = await findDeskQuote(number, now)
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const stock = await findStockByWords(id, words.slice(0, 6), await getSizePrices())
  const pictures = await readLinePictures(stock.map(({ inventoryId }) => inventoryId))
  return stock.map((each) => ({ ...each, picture: pictures.get(each.inventoryId) ?? null }))
}

/** The file of one of the quote's photos; undefined if it has no such photo. */
export async function findPhotoOfQuote(number: string, asked: string, key: string, now: Date) {
  const size = photoSizes.find((each) => each === asked)
  const { id } = await findDeskQuote(number, now)
  const photo = (await listPhotos(id)).find((each) => each.key === key)
  return size === undefined || photo === undefined ? undefined : photoFile(photo.key, size)
}
