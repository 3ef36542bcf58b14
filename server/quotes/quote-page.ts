import { deskDaysLater, type DeskHours } from '#domain/settings/response-promise.ts'
import type { QuoteSettings } from '#domain/settings/quote-settings.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { formatCents } from '#domain/money.ts'
import {
  byInWords,
  dayInWords,
  momentInWords,
  monthInWords,
  shortDay,
  weekdayInWords,
} from '#domain/time/day-words.ts'
import { allowedActions } from '#domain/quotes/lifecycle/allowed-actions.ts'
import { answerPromise } from '#domain/quotes/lifecycle/answer-promise.ts'
import { cancelFee, freeUntil } from '#domain/quotes/lifecycle/cancel-fee.ts'
import { isAcceptance, type StoredEvent } from '#domain/quotes/lifecycle/events.ts'
import { hasLiveOffer, isPast, mostDone, stateAt, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { unanswered } from '#domain/quotes/lifecycle/unanswered.ts'
import { outcomeMessage, type MailState } from '#domain/quotes/mail-outcome.ts'
import type { PagePlantingDay, QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { depositOf, owed, pageMoney } from '#domain/quotes/owed.ts'
import { toPageVersion, type PicturesOfLines } from '#domain/quotes/page-version.ts'
import { toPageChanges } from '#domain/quotes/version-changes.ts'
import { isBlank, type QuoteVersion } from '#domain/quotes/quote-version.ts'
import { versionTitle } from '#domain/quotes/quote-words.ts'
import { countInQuote, goneText, type GoneLine } from '#domain/quotes/quote.ts'
import { timeline } from '#domain/quotes/timeline.ts'
import { pageWords } from '#domain/quotes/page-words.ts'
import { arrivalInWords, visitDone, visitOf, visitWords, type Visit } from '#domain/quotes/visit.ts'
import type { PagePhotos } from '#domain/quotes/quote-photos.ts'
import { parseWeeks, weekChoices } from '#domain/quotes/weeks.ts'
import { explained } from '#domain/visits/done-reasons.ts'
import { capitalize } from '#domain/wording.ts'

type Seen = {
  quote: {
    number: string
    firstName: string
    city: string
    replaces: string | null
    gone: readonly GoneLine[]
    isReadOnly: boolean
  }
  record: QuoteRecord
  /** Oldest first; there's always version 1. */
  versions: readonly QuoteVersion[]
  events: readonly StoredEvent[]
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
  confirmDay: false,
  weeks: false,
  ask: false,
  report: false,
}

/** Anyone with the link may see this: a first name, a city and the lines. Never a phone number, email address or street. */
export function toQuotePage(
  seen: Seen,
): Omit<QuotePageData, 'plantingWarning' | 'garden' | 'treeCare' | 'care'> {
  const { quote, record, events, settings, desk, now } = seen
  const filled = seen.versions.filter((version) => !isBlank(version))
  const versions = filled.length === 0 ? seen.versions : filled
  const state = stateAt(record, now)
  const isOfferLive = hasLiveOffer(record, now)
  const current = isOfferLive || record.accepted === null ? record.newest : record.accepted
  const shown = pick(versions, seen.wantedVersion) ?? pick(versions, current.version) ?? versions[0]
  if (shown === undefined) throw new Error(`Quote ${quote.number} has no version`)
  const before = versionBefore(shown, versions, record)
  // The versions before the accepted one are history, shown to those who look for it.
  const showsChanges = state === 'quoted' || isOfferLive || seen.wantedVersion !== null
  const accepted = pick(versions, record.accepted?.version ?? null)
  const isOrder = ['accepted', 'scheduled', 'planted', 'closed'].includes(state)
  const signed = events.findLast((event) => isAcceptance(event) && event.version === record.accepted?.version)
  const promise = answerPromise(record, settings.promiseHours, desk)
  const isPromiseAhead = promise !== null && promise > now
  const weeks = parseWeeks(events.findLast(({ kind }) => kind === 'window-chosen')?.words ?? '')
  const visit = visitOf(accepted ?? shown)
  const doneReasons = events.findLast(({ kind }) => kind === 'done' || kind === 'done-corrected')?.words ?? ''
  const shownPage = toPageVersion(
    shown,
    seen.pictures,
    shown.version === record.accepted?.version ? explained(record.done?.lines ?? [], doneReasons) : null,
  )
  const money = owed(record, accepted?.totals.grandTotalCents ?? 0, settings.depositPercent)
  const { reached, ...words } = pageWords({
    state,
    record,
    visit,
    shown: shownPage,
    firstName: quote.firstName,
    plants: versionTitle(shown.plants, quote.city),
    requestedOn: momentInWords(events[0]?.at ?? now),
    replaces: quote.replaces,
  })
  return {
    number: quote.number,
    firstName: quote.firstName,
    city: quote.city,
    isReadOnly: quote.isReadOnly,
    state,
    visit,
    words,
    steps:
      reached === null
        ? null
        : stepsOf(reached, events, record, visit, isPromiseAhead ? byInWords(promise, now) : ''),
    story: timeline(events, versions).map(({ at, ...entry }, id) => ({
      ...entry,
      id,
      when: momentInWords(at),
    })),
    shown: money.owedCents > 0 ? shownPage : { ...shownPage, paymentUrl: null },
    versions: versions.map(({ version }) => version),
    changes:
      before === null || !showsChanges
        ? null
        : toPageChanges(before, shown, openRequests(eventsBefore(shown.version, events))),
    can: quote.isReadOnly ? noActions : allowedActions(record, now),
    newestVersion: current.version,
    acceptedVersion: record.accepted?.version ?? null,
    hasLiveOffer: isOfferLive,
    openChanges: record.hasOpenChange ? openRequests(events) : [],
    promise: isPromiseAhead ? byInWords(promise, now) : null,
    isWaiting: record.waitingSince !== null,
    isOnePlant: countInQuote(shown.plants) === 1,
    setAsideUntil: record.setAsideUntil === null ? null : dayInWords(record.setAsideUntil),
    wouldSetAsideUntil: dayInWords(deskDaysLater(now, settings.setAsideDays, desk)),
    photos: seen.photos,
    weeks: weekChoices(now).map((choice) => ({ ...choice, isChosen: weeks.includes(choice.value) })),
    plantingDay: accepted === undefined ? null : plantingDayOf(record, accepted, visit, now),
    money: pageMoney(record, money, shownPage.quotedTotal),
    deposit:
      settings.depositPercent === 0
        ? null
        : formatCents(depositOf(shown.totals.grandTotalCents, settings.depositPercent)),
    successor: record.successor === null ? null : { number: record.successor, token: seen.successorToken },
    signature:
      signed?.kind !== 'accepted' || signed.words === null || !isOrder
        ? null
        : { name: signed.words, on: momentInWords(signed.at) },
    gone: shown.version === 1 ? quote.gone.map(goneText) : [],
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

const eventsBefore = (offer: number, events: readonly StoredEvent[]) =>
  events.slice(
    0,
    events.findIndex((event) => event.kind === 'offered' && event.version === offer),
  )

/** The changes that the customer asked for, and we haven't answered. */
const openRequests = (events: readonly StoredEvent[]) =>
  unanswered('change-asked', events).flatMap(({ words, at }, id) =>
    words === null ? [] : [{ id, text: words, when: momentInWords(at) }],
  )

const stepLabels = ['Requested', 'Official quote', 'Accepted', 'Day agreed']

/** The track from request to planted tree. */
function stepsOf(
  reached: number,
  events: readonly StoredEvent[],
  { plantingDay, done }: QuoteRecord,
  visit: Visit,
  promise: string,
): QuotePageData['steps'] {
  const on = (isIt: (event: StoredEvent) => boolean) => {
    const last = events.findLast(isIt)
    return last === undefined ? '' : shortDay(nurseryDay(last.at))
  }
  const day = plantingDay?.day ?? done?.day
  const dates = [
    on(({ kind }) => kind === 'requested' || kind === 'started'),
    reached === 0 ? promise : on(({ kind }) => kind === 'offered'),
    on(isAcceptance),
    day === undefined ? '' : shortDay(day),
    done === null ? '' : shortDay(done.day),
  ]
  const visited = (done && visitDone[mostDone(done.lines)]) ?? visit
  return [...stepLabels, capitalize(visitWords[visited].done)].map((label, index) => ({
    label,
    date: index > reached && index > 1 ? '' : (dates[index] ?? ''),
    status: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
  }))
}

function plantingDayOf(
  { state, plantingDay }: QuoteRecord,
  accepted: QuoteVersion,
  visit: Visit,
  now: Date,
): PagePlantingDay | null {
  if (state !== 'scheduled' || plantingDay === null) return null
  const { day, arrivalHour, needsYes } = plantingDay
  const total = accepted.totals.grandTotalCents
  const fee = cancelFee(total, plantingDay, now)
  const freeEnd = freeUntil(plantingDay)
  const stages = [
    {
      share: 'free',
      amount: 'Free',
      until: needsYes ? 'until you say yes' : `until ${momentInWords(freeEnd)}`,
    },
    {
      share: 'half',
      amount: formatCents(cancelFee(total, { day, arrivalHour }, new Date(freeEnd.getTime() + 1))),
      until: 'until the night before',
    },
    { share: 'full', amount: formatCents(total), until: 'on the day' },
  ] as const
  const isToday = nurseryDay(now) >= day
  return {
    day: dayInWords(day),
    month: monthInWords(day),
    date: String(Number(day.slice(8))),
    weekday: weekdayInWords(day),
    arrival: `${visit === 'pickup' ? 'Come' : 'We come'} ${arrivalInWords(visit, plantingDay)}`,
    posted: { day, hour: String(arrivalHour ?? '') },
    isOver: isPast(day, now),
    fee: {
      now: fee === 0 ? 'nothing' : formatCents(fee),
      nowCents: fee,
      stages: stages.filter(({ share }) =>
        share === 'free' ? fee === 0 : share === 'half' ? !isToday : true,
      ),
    },
  }
}
