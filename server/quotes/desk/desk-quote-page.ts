import { companyProfile, profileKeys } from '#domain/settings/company-profile.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatDistance } from '#domain/delivery/distance.ts'
import { streetAddressLine } from '#domain/delivery/street-address.ts'
import { linkWords, mapLink, quoteContactLinks, type QuoteTopic } from '#domain/desk/contact-links.ts'
import { momentInWords } from '#domain/time/day-words.ts'
import type { DeskQuoteData, OpenWords } from '#domain/quotes/desk/desk-quote-data.ts'
import { deskTimeline, type DeskEvent } from '#domain/quotes/desk/desk-timeline.ts'
import type { FoundStock } from '#domain/quotes/draft/stock-words.ts'
import { paymentInWords } from '#domain/quotes/lifecycle/event-kinds.ts'
import { owed } from '#domain/quotes/owed.ts'
import { allowedAtDesk } from '#domain/quotes/lifecycle/allowed-actions.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { unanswered } from '#domain/quotes/lifecycle/unanswered.ts'
import { nextStep } from '#domain/quotes/desk/next-step.ts'
import type { QuoteDelivery } from '#domain/quotes/quote-delivery.ts'
import { isBlank } from '#domain/quotes/quote-version.ts'
import { goneText } from '#domain/quotes/quote.ts'
import { photoSizes } from '#domain/quotes/quote-photos.ts'
import { visitOf } from '#domain/quotes/visit.ts'
import { mondaysOf, weeksInWords } from '#domain/quotes/weeks.ts'
import { explained, reasonsInWords } from '#domain/visits/done-reasons.ts'
import { env } from '#server/platform/config/env.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { listEmailsOfQuote } from '#server/mail/emails.ts'
import { listEvents } from '#server/quotes/quote-events.ts'
import { listNotes, listPeopleNames } from './quote-notes.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import { findStockByWords, listStockOfPlants } from '#server/stock/stock-choices.ts'
import { findTicket, listDayChoices } from '#server/visits/read-calendar.ts'
import { photoFile } from '#server/quotes/photo-files.ts'
import { getSizePrices } from '#server/stock/prices.ts'
import { readLinePictures } from '#server/stock/line-pictures.ts'
import { findPlantingWarning } from '#server/catalog/places/planting-warning.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'
import { findDeskQuote } from './desk-quote.ts'
import { readKnownQuotes } from './start-quote.ts'

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
  const [others, stock, pictures, plantingWarning] = await Promise.all([
    readKnownQuotes(quote.customer, now, desk.number),
    listStockOfPlants(id, [...new Set(shownPlants.map(({ plantId }) => plantId))], prices),
    readLinePictures([...new Set(shownPlants.map(({ inventoryId }) => inventoryId))]),
    findPlantingWarning(newest.plants, quote.customer),
  ])
  const events = storedEvents.map(
    ({ details, ...event }) => ({ ...(details as object), ...event }) as DeskEvent,
  )
  const { customer } = quote
  const accepted = versions.find(({ version }) => version === record.accepted?.version)
  const names = accepted?.plants.map(({ name }) => name) ?? []
  const promise = answerPromise(record, settings.promiseHours, deskHoursOf(settings))
  const toCustomer = emails.filter(({ type }) => type === 'customer' || type === 'to-customer')
  const hasUnsentEmail = emails.some(({ sentAt, refusedAt }) => sentAt === null && refusedAt !== null)
  const doneReasons = events.findLast(({ kind }) => kind === 'done' || kind === 'done-corrected')?.words ?? ''
  const weeks = events.findLast(({ kind }) => kind === 'window-chosen')?.words ?? ''
  const { tax, cageCents, isPickupAllowed, validDays } = settings
  const can = allowedAtDesk(record, now)
  const isTheirTurn = record.waitingSince === null
  const reviewPage = companySettings.get('review_page')
  const isDone = desk.state === 'planted' || desk.state === 'closed'
  // Without an email address, the text with the link is all they get.
  const canReview = isDone && reviewPage !== undefined && customer.email !== null
  const topic: QuoteTopic =
    isTheirTurn && desk.state === 'quoted' && nurseryDay(newest.createdAt) < nurseryDay(now)
      ? 'decision'
      : isTheirTurn && isDone
        ? canReview
          ? 'review'
          : 'done'
        : isTheirTurn && (desk.state === 'accepted' || desk.state === 'scheduled')
          ? 'order'
          : 'quote'
  const url = topic === 'review' ? (reviewPage ?? '') : `${env().SITE_ORIGIN}/quote/${quote.token}`
  const message = { companyName: companyProfile(companySettings).name, topic, url }
  return {
    number: desk.number,
    seq: desk.seq,
    state: desk.state,
    next: nextStep(record, { promise, hasUnsentEmail, now }),
    can,
    customer,
    contactLinks: {
      ...quoteContactLinks({ ...customer, number: desk.number }, message),
      ...(isBlank(newest) && nothingToShow),
      map: mapLink(streetAddressLine(customer)),
    },
    linkWords: linkWords(customer, message),
    pageUrl: `${env().SITE_ORIGIN}/quote/${quote.readToken}`,
    distance: distanceOf(newest.delivery.miles === null ? quote.estimate.delivery : newest.delivery),
    plantingWarning,
    others,
    request: quote.notes,
    writesInSpanish: quote.language === 'es',
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
    settings: { tax, cageCents: cageCents === 0 ? null : cageCents, isPickupAllowed, validDays },
    today: nurseryDay(now),
    openChanges: record.hasOpenChange ? openWords('change-asked', events) : [],
    openQuestions: openWords('asked', events),
    openReports: openWords('reported', events),
    visit: visitOf(accepted ?? newest),
    plantingDay: record.plantingDay,
    dayNeeds: {
      mondays: mondaysOf(weeks),
      isDigging: visitOf(accepted ?? newest) === 'planting',
      isPickup: visitOf(accepted ?? newest) === 'pickup',
      lacksStreet: customer.address === '' && visitOf(accepted ?? newest) !== 'pickup',
      ticket: can.move ? await findTicket(id) : null,
    },
    choices:
      can.agree || can.move || can.sayYes ? await listDayChoices(settings, now, record.plantingDay?.day) : [],
    canceledFeeCents: record.canceledFeeCents,
    money: owed(record, accepted?.totals.grandTotalCents ?? 0, settings.depositPercent),
    payments: events.flatMap((event) =>
      event.kind === 'paid' ? [{ seq: event.seq, words: paymentInWords(event) }] : [],
    ),
    done: record.done && explained(record.done.lines, doneReasons),
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

/** Nothing to write about before there's a version to see. */
const nothingToShow = { text: null, mail: null }

const distanceOf = ({ miles, approximate }: QuoteDelivery) =>
  miles === null ? null : formatDistance({ miles, minutes: null, approximate })

/** The customer's messages that wait for us. */
const openWords = (asked: Parameters<typeof unanswered>[0], events: readonly DeskEvent[]): OpenWords[] =>
  unanswered(asked, events).map(({ seq, words, at }) => ({ seq, text: words ?? '', when: momentInWords(at) }))

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
