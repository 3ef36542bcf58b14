import { fullName } from '#domain/cart/customer.ts'
import { personActor } from '#domain/desk/desk-actor.ts'
import { formatPhone } from '#domain/forms/format-phone.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import { hourOfVisit } from '#domain/quotes/visit.ts'
import { shortDay, shortWeekday, timeInWords, weekdayInWords } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { isLateTask, ticketState } from '#domain/visits/dig-ticket.ts'
import { isMoveReason, moveReasons, type MovedVisit, type MoveReason } from '#domain/visits/move-day.ts'
import { doubtAbout, offeredDays } from '#domain/visits/offered-days.ts'
import { counted, listInWords } from '#domain/wording.ts'
import { z } from '#domain/zod.ts'
import { several, type SentFor } from '#server/people/desk-action.ts'
import { Outdated, Refusal } from '#server/platform/requests/refusal.ts'
import { inQuoteTransaction, recordOnQuote } from '#server/quotes/act-on-quote.ts'
import { requireRecorded } from '#server/quotes/desk/desk-quote.ts'
import { customerContent } from '#server/quotes/emails/customer-event.tsx'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { readCompany } from '#server/settings/company.ts'
import { readQuoteSettings } from '#server/settings/quote-settings.ts'
import { listDayChoices } from './read-calendar.ts'
import { isDigging, plantingOf, visitOfOrder } from './visit-words.ts'
import { isDone, listVisits, type OrderRow } from './visits.ts'

const listUndone = async (day: Day) => (await listVisits(day, day)).filter((visit) => !isDone(visit))

const movedTo = (order: OrderRow, to: Day) =>
  ({ kind: 'day-moved', day: to, arrivalHour: plantingOf(order).arrivalHour }) as const

/** A day's visits, the days they could move to, and the emails for the one that's chosen. `typed` and `asked` are from a URL. */
export async function readMoveDay(typed: string, asked: URLSearchParams, now: Date) {
  const { data: day } = z.iso.date().safeParse(typed)
  if (day === undefined) throw new Refusal('That isn’t a day.')
  const why = asked.get('why')
  const reason: MoveReason = isMoveReason(why) ? why : 'rain'
  const orders = await listUndone(day)
  const choices = (await listDayChoices(await readQuoteSettings(), now, day)).filter(
    (choice) => choice.day !== day,
  )
  const needs = { mondays: [], isDigging: false }
  const offered = offeredDays({ ...needs, movedFrom: day }, choices)
  const to = choices.find((choice) => choice.day === asked.get('to')) ?? offered[0] ?? null
  const emailOf = to === null ? () => null : await emailsFor(to.day, moveReasons[reason].words, now)
  return {
    time: timeInWords(now),
    day,
    weekday: weekdayInWords(day),
    date: shortDay(day),
    reason,
    targets: offered.map((choice) => ({ choice, note: ticketNote(orders, choice.day, now) })),
    to,
    /** A warning about it. */
    doubt:
      to &&
      ([
        doubtAbout(to, needs),
        to.isShortNotice && 'Less than 72 hours away: they can cancel for free until they say yes.',
        lateTickets(orders, to.day, now),
      ]
        .filter((part) => typeof part === 'string' && part !== '')
        .join(' ') ||
        null),
    visits: await Promise.all(
      orders.map(async (order): Promise<MovedVisit> => {
        const { number, seq, city, isPickup, phone } = order
        return {
          number,
          seq,
          who: fullName(order),
          town: city,
          hour: hourOfVisit(visitOfOrder(order), plantingOf(order)),
          isPickup,
          phone: phone === null ? '' : formatPhone(phone),
          email: order.email === null ? null : await emailOf(order),
        }
      }),
    ),
  }
}

function lateTickets(orders: readonly OrderRow[], to: Day, now: Date): string {
  const late = orders.filter((order) => {
    const planting = { ...plantingOf(order), day: to }
    return isLateTask(ticketState(planting, { isDigging: isDigging(order), ticket: order.ticket }, now))
  })
  return late.length === 0 ? '' : `Too late to call 811 for ${listInWords(late.map(fullName))}.`
}

const ticketNote = (orders: readonly OrderRow[], to: Day, now: Date) =>
  lateTickets(orders, to, now) || (orders.some(isDigging) ? 'In time for 811' : '')

/** The email that each customer will get, by what composes it. */
async function emailsFor(to: Day, words: string, now: Date) {
  const company = await readCompany()
  return async (order: OrderRow): Promise<MovedVisit['email']> => {
    const action = movedTo(order, to)
    const outcome = quoteAfter(order.record, { ...action, at: now })
    if ('refused' in outcome) return null
    const event = { seq: order.seq + 1, action, at: now, before: order.record, record: outcome.record, words }
    const versions = await listVersions(order.quoteId)
    const { number } = order
    const content = customerContent({ event, number, versions, promise: null, plates: new Map(), company })
    return content && { subject: content.subject, text: content.text.filter((part) => part !== false) }
  }
}

export const moveDayForm = z.object({
  to: z.iso.date('choose a day'),
  why: z.string().refine(isMoveReason, 'choose why'),
  /** Each visit's number, and the last event that the page knew. */
  visits: several(z.string().regex(/^\S+ \d+$/)).pipe(z.array(z.string()).min(1, 'tick who moves')),
})

/** Whom we have to call, because there's no address. */
type Calls = { calls: { number: string; who: string; phone: string }[] }

/** Moves the visits that were ticked, all or none. */
export async function moveDay(
  { to, why, visits }: z.infer<typeof moveDayForm>,
  { person, params, now }: SentFor,
): Promise<Calls & { message: string }> {
  const orders = await listUndone(params['day'] ?? '')
  const moved = visits.map((visit) => {
    const [number, seq] = visit.split(' ')
    const order = orders.find((each) => each.number === number)
    if (order === undefined)
      throw new Outdated(`${number} is no longer on that day. Look again. Nothing was changed.`)
    return { order, afterEvent: Number(seq) }
  })
  const outcome = await inQuoteTransaction(async (on) => {
    // In one order, so that two people don't wait for each other.
    for (const { order, afterEvent } of moved.toSorted(
      (one, other) => one.order.quoteId - other.order.quoteId,
    )) {
      const { quoteId } = order
      const recorded = await recordOnQuote(on, {
        quoteId,
        action: movedTo(order, to),
        actor: personActor(person.id),
        words: moveReasons[why].words,
        afterEvent,
        now,
      })
      await requireRecorded(recorded, { ...order, id: quoteId })
    }
    return null
  })
  if (outcome !== null)
    throw new Outdated('Somebody else is changing one of these visits. Nothing was changed.')
  const calls = moved.flatMap(({ order }) =>
    order.email === null
      ? [{ number: order.number, who: fullName(order), phone: formatPhone(order.phone ?? '') }]
      : [],
  )
  const emails = moved.length - calls.length
  return {
    message: `${counted(moved.length, 'visit')} moved to ${shortWeekday(to)}, ${shortDay(to)}. ${emails === 0 ? 'No email goes out.' : `${counted(emails, 'email')} ${emails === 1 ? 'goes' : 'go'} out.`}`,
    calls,
  }
}
