import { deskDaysLater, type DeskHours } from '#domain/company/response-promise.ts'
import type { QuoteSettings } from '#domain/company/quote-settings.ts'
import { yardDay } from '#domain/company/yard-clock.ts'
import { formatCents } from '#domain/money.ts'
import {
  byInWords,
  dayInWords,
  hourInWords,
  momentInWords,
  monthDay,
  monthInWords,
  shortDay,
  weekdayInWords,
} from '#domain/quote/day-words.ts'
import { allowedActions } from '#domain/quote/lifecycle/allowed-actions.ts'
import { answerPromise } from '#domain/quote/lifecycle/answer-promise.ts'
import { cancelFee, freeUntil } from '#domain/quote/lifecycle/cancel-fee.ts'
import type { EventKind, QuoteState, StoredEvent } from '#domain/quote/lifecycle/events.ts'
import {
  guaranteeEnds,
  hasLiveOffer,
  isPast,
  mostDone,
  stateAt,
  type QuoteRecord,
} from '#domain/quote/lifecycle/record.ts'
import { outcomeMessage, type MailState } from '#domain/quote/mail-outcome.ts'
import type { PagePlantingDay, QuotePageData } from '#domain/quote/quote-page-data.ts'
import { toPageChanges, toPageVersion, type PicturesOfLines } from '#domain/quote/page-version.ts'
import type { QuoteVersion } from '#domain/quote/quote-version.ts'
import { countOfPlants } from '#domain/quote/quote-words.ts'
import { countInQuote, goneText, type GoneLine } from '#domain/quote/quote.ts'
import { timeline } from '#domain/quote/timeline.ts'
import type { PagePhotos } from '#domain/quote/quote-photos.ts'
import { parseWeeks, weekChoices } from '#domain/quote/weeks.ts'
import { capitalize } from '#domain/wording.ts'

type Seen = {
  quote: { number: string; firstName: string; city: string; replaces: string | null; isReadOnly: boolean }
  record: QuoteRecord
  /** Oldest first; there's always version 1. */
  versions: readonly QuoteVersion[]
  events: readonly StoredEvent[]
  gone: readonly GoneLine[]
  mail: MailState | undefined
  pictures: PicturesOfLines
  photos: PagePhotos
  settings: QuoteSettings
  desk: DeskHours
  /** The version in the URL; the one that matters now if there's none. */
  wantedVersion: number | null
  successorToken: string | null
  now: Date
}

const noActions = {
  goAhead: false,
  change: false,
  accept: false,
  decline: false,
  withdraw: false,
  cancel: false,
  weeks: false,
  ask: false,
  report: false,
}

/** What anyone with the link may see: a first name, a city and the lines. Never a phone number, email address or street. */
export function toQuotePage(
  seen: Seen,
): Omit<QuotePageData, 'plantingWarning' | 'yard' | 'yourTrees' | 'care'> {
  const { quote, record, versions, events, settings, desk, now } = seen
  const state = stateAt(record, now)
  const isOfferLive = hasLiveOffer(record, now)
  const current = isOfferLive || record.accepted === null ? record.newest : record.accepted
  const shown = pick(versions, seen.wantedVersion) ?? pick(versions, current.version) ?? versions[0]
  if (shown === undefined) throw new Error(`Quote ${quote.number} has no version`)
  const before = versionBefore(shown, versions, record)
  // What an order was before it was accepted is history, shown to those who look for it.
  const showsChanges = state === 'quoted' || isOfferLive || seen.wantedVersion !== null
  const accepted = pick(versions, record.accepted?.version ?? null)
  const isOrder = ['accepted', 'scheduled', 'planted', 'closed'].includes(state)
  const signed = events.findLast(
    (event) => event.kind === 'accepted' && event.version === record.accepted?.version,
  )
  const promise = answerPromise(record, settings.promiseHours, desk)
  const isPromiseAhead = promise !== null && promise > now
  const weeks = parseWeeks(events.findLast(({ kind }) => kind === 'window-chosen')?.words ?? '')
  const guarantee = guaranteeEnds(record)
  const done = record.done && mostDone(record.done.lines)
  return {
    number: quote.number,
    firstName: quote.firstName,
    city: quote.city,
    isReadOnly: quote.isReadOnly,
    state,
    plants: capitalize(countOfPlants(countInQuote(shown.plants))),
    requestedOn: momentInWords(events[0]?.at ?? now),
    steps: stepsOf(state, events, record, isPromiseAhead ? byInWords(promise, now) : ''),
    story: timeline(events, versions).map(({ at, ...entry }, id) => ({
      ...entry,
      id,
      when: momentInWords(at),
    })),
    ahead: aheadOf(state, record, isPromiseAhead ? byInWords(promise, now) : null),
    shown: toPageVersion(
      shown,
      seen.pictures,
      shown.version === record.accepted?.version ? (record.done?.lines ?? []) : null,
    ),
    versions: versions.map(({ version }) => version),
    changes:
      before === null || !showsChanges
        ? null
        : toPageChanges(before, shown, requestsAnsweredBy(shown.version, events)),
    can: quote.isReadOnly ? noActions : allowedActions(record, now),
    newestVersion: current.version,
    acceptedVersion: record.accepted?.version ?? null,
    hasLiveOffer: isOfferLive,
    openChanges: record.hasOpenChange ? requestsAnsweredBy(null, events) : [],
    promise: isPromiseAhead ? byInWords(promise, now) : null,
    isWaiting: record.waitingSince !== null,
    setAsideUntil: record.setAsideUntil === null ? null : dayInWords(record.setAsideUntil),
    wouldSetAsideUntil: dayInWords(deskDaysLater(now, settings.setAsideDays, desk)),
    photos: seen.photos,
    weeks: weekChoices(now).map((choice) => ({ ...choice, isChosen: weeks.includes(choice.value) })),
    plantingDay: accepted === undefined ? null : plantingDayOf(record, accepted, now),
    doneOn: record.done === null ? null : dayInWords(record.done.day),
    isNothingDone: done === 'not-done',
    guaranteeUntil: guarantee === null ? null : dayInWords(guarantee),
    canceledFee: record.canceledFeeCents === null ? null : formatCents(record.canceledFeeCents),
    successor: record.successor === null ? null : { number: record.successor, token: seen.successorToken },
    replaces: quote.replaces,
    signature:
      signed?.words == null || !isOrder ? null : { name: signed.words, on: momentInWords(signed.at) },
    gone: shown.version === 1 ? seen.gone.map(goneText) : [],
    mailMessage: seen.mail === undefined || state !== 'requested' ? null : outcomeMessage(seen.mail, 'you'),
    items: shown.plants.map(({ inventoryId, quantity }, line) => ({ line, inventoryId, quantity })),
  }
}

const pick = (versions: readonly QuoteVersion[], wanted: number | null) =>
  versions.find(({ version }) => version === wanted)

/** A changed version of an order is compared with the order; any other with the version before it. */
function versionBefore(
  shown: QuoteVersion,
  versions: readonly QuoteVersion[],
  { hasPendingOffer, newest, accepted }: QuoteRecord,
): QuoteVersion | null {
  const isOffer = hasPendingOffer && shown.version === newest.version
  const before = isOffer && accepted !== null ? accepted.version : shown.version - 1
  return pick(versions, before) ?? null
}

/** What the customer had asked for before this version was sent; null: since the last one, which isn't answered yet. */
function requestsAnsweredBy(version: number | null, events: readonly StoredEvent[]) {
  const end =
    version === null
      ? events.length
      : events.findIndex((event) => event.kind === 'offered' && event.version === version)
  const earlier = events.slice(0, Math.max(0, end))
  const start = earlier.findLastIndex(({ kind }) => kind === 'offered' || kind === 'change-settled')
  return earlier
    .slice(start + 1)
    .flatMap(({ kind, words, at }, id) =>
      kind === 'change-asked' && words !== null ? [{ id, text: words, when: momentInWords(at) }] : [],
    )
}

const stepLabels = ['Requested', 'Official quote', 'Accepted', 'Day agreed']
const lastStepLabels = { planted: 'Planted', delivered: 'Delivered', 'picked-up': 'Picked up' }
const stepOf: Partial<Record<QuoteState, number>> = {
  requested: 0,
  quoted: 1,
  accepted: 2,
  scheduled: 3,
  planted: 4,
  closed: 4,
}

/** The track from request to planted tree; null for a quote that ended before, or if nothing was done. */
function stepsOf(
  state: QuoteState,
  events: readonly StoredEvent[],
  record: QuoteRecord,
  promise: string,
): QuotePageData['steps'] {
  const reached = stepOf[state]
  const done = record.done === null ? 'planted' : mostDone(record.done.lines)
  if (reached === undefined || done === 'not-done') return null
  const on = (kind: EventKind) => {
    const last = events.findLast((event) => event.kind === kind)
    return last === undefined ? '' : shortDay(yardDay(last.at))
  }
  const day = record.plantingDay?.day ?? record.done?.day
  const dates = [
    on('requested'),
    reached === 0 ? promise : on('offered'),
    on('accepted'),
    day === undefined ? '' : shortDay(day),
    record.done === null ? '' : shortDay(record.done.day),
  ]
  return [...stepLabels, lastStepLabels[done]].map((label, index) => ({
    label,
    date: index > reached && index > 1 ? '' : (dates[index] ?? ''),
    status: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
  }))
}

/** The next thing to happen, at the end of the story. */
function aheadOf(state: QuoteState, record: QuoteRecord, promise: string | null): QuotePageData['ahead'] {
  const soon = promise ?? 'soon'
  if (state === 'requested') return { title: 'The official quote from us', when: soon }
  if (record.hasOpenChange) return { title: 'Our answer to your change', when: soon }
  if (state === 'quoted') return { title: 'Your decision', when: `by ${monthDay(record.newest.validUntil)}` }
  if (state === 'accepted') return { title: 'We call you to agree on a day', when: soon }
  if (state === 'scheduled' && record.plantingDay !== null)
    return { title: 'Planting day', when: dayInWords(record.plantingDay.day) }
  return record.openQuestions + record.openReports > 0 ? { title: 'Our answer', when: soon } : null
}

function plantingDayOf(
  { state, plantingDay }: QuoteRecord,
  accepted: QuoteVersion,
  now: Date,
): PagePlantingDay | null {
  if (state !== 'scheduled' || plantingDay === null) return null
  const { day, arrivalHour } = plantingDay
  const total = accepted.totals.grandTotalCents
  const fee = cancelFee(total, plantingDay, now)
  return {
    day: dayInWords(day),
    month: monthInWords(day),
    date: String(Number(day.slice(8))),
    weekday: weekdayInWords(day),
    arrival: arrivalHour === null ? 'We come in the morning' : `We come around ${hourInWords(arrivalHour)}`,
    isOver: isPast(day, now),
    fee: {
      now: fee === 0 ? 'nothing' : formatCents(fee),
      nowCents: fee,
      freeUntil: momentInWords(freeUntil(plantingDay)),
      half: formatCents(cancelFee(total, plantingDay, new Date(freeUntil(plantingDay).getTime() + 1))),
      full: formatCents(total),
      stage: fee === 0 ? 0 : fee === total ? 2 : 1,
    },
  }
}
