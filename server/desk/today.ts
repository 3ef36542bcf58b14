import { fullName } from '#domain/cart/customer.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { emailName, isToCustomer } from '#domain/quotes/desk/email-names.ts'
import {
  callLink,
  mailLink,
  quoteContactLinks,
  textLink,
  type QuoteTopic,
} from '#domain/desk/contact-links.ts'
import type {
  EmailRow,
  Listed,
  MessageRow,
  TaskRow,
  ContactLinks,
  TodayPage,
} from '#domain/desk/today-page.ts'
import { countForToday, todayList, type TodayItem, type TodayList } from '#domain/desk/today.ts'
import {
  arrivedWords,
  dayWords,
  deskHoursInWords,
  linesInWords,
  outInWords,
  outSince,
  plantsOf,
  promiseWords,
  setAsideEnds,
  shortestLine,
  waitingWords,
  type MarginWords,
} from '#domain/desk/today-words.ts'
import { formatCents } from '#domain/money.ts'
import { dayInWords, momentInWords, shortDay, timeInWords } from '#domain/time/day-words.ts'
import type { EventKind } from '#domain/quotes/lifecycle/events.ts'
import { weeksInWords } from '#domain/quotes/weeks.ts'
import { counted } from '#domain/wording.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Outdated } from '#server/platform/requests/refusal.ts'
import { findQuoteId } from '#server/quotes/quotes.ts'
import { env } from '#server/platform/config/env.ts'
import { listDeadEmails, type FailedEmail } from '#server/mail/unsent-emails.ts'
import {
  listMailedQuotes,
  listShownLines,
  listShownQuotes,
  listStandings,
  listUnansweredMessages,
  type MailedQuote,
  type ShownLine,
  type ShownQuote,
  type WantedQuote,
} from './today-rows.ts'
import { listTicketsDue } from '#server/visits/tickets-due.ts'
import { listVisitsToday } from '#server/visits/visits-today.ts'
import { readCompany } from '#server/settings/company.ts'
import { deskHoursOf, readQuoteSettings } from '#server/settings/quote-settings.ts'

/** A longer list is worked off from its top; the counts are complete. */
const mostRows = 30
const mostWords = 400

async function readList(now: Date) {
  const [standings, settings] = await Promise.all([listStandings(), readQuoteSettings()])
  const desk = deskHoursOf(settings)
  return { list: todayList(standings, now, { promiseHours: settings.promiseHours, desk }), desk }
}

/** The tasks, and how many of them are for today. */
async function readTasks(now: Date, companyName?: string) {
  const [{ list, desk }, dead, tickets] = await Promise.all([
    readList(now),
    listDeadEmails(),
    listTicketsDue(now, companyName),
  ])
  const count = countForToday(list, {
    failedEmails: dead.length,
    ticketsDue: tickets.dueToday,
  })
  return { list, desk, dead, tickets, count }
}

/** The number of tasks for today, for the navigation. */
export const countToday = async (now: Date): Promise<number> => (await readTasks(now)).count

/** Everything the Today page shows. */
export async function readToday(now: Date): Promise<TodayPage> {
  const { name: companyName } = await readCompany()
  const [{ list, desk, dead, tickets, count }, visits, messages] = await Promise.all([
    readTasks(now, companyName),
    listVisitsToday(now, companyName),
    listUnansweredMessages(mostRows),
  ])
  const context = { now, companyName }
  const [quoteRows, emailRows] = await Promise.all([
    presentQuotes(list, context),
    presentEmails(dead.slice(0, mostRows), context),
  ])
  const today = nurseryDay(now)
  const next = list.answer.find(({ isDueToday }) => !isDueToday)?.promise ?? null
  return {
    date: today,
    day: dayInWords(today),
    time: timeInWords(now),
    deskHours: deskHoursInWords(now, desk),
    count,
    nextPromise: next === null ? null : momentInWords(next),
    visits: { rows: visits, count: visits.length },
    ...quoteRows,
    tickets: { rows: tickets.rows.slice(0, mostRows), count: tickets.rows.length },
    emails: { rows: emailRows, count: dead.length },
    messages: {
      rows: messages.map((message) => presentMessage(message, context)),
      count: messages[0]?.of ?? 0,
    },
  }
}

/** Takes a follow-up off Today; the day it comes back, if it does. */
export async function putOffFollowUp(number: string, personId: number, now: Date): Promise<string> {
  const [id, { list }] = await Promise.all([findQuoteId(number), readList(now)])
  const item = list.followUp.find(({ quoteId }) => quoteId === id)
  if (item === undefined) throw new Outdated('This quote is no longer on the list.')
  await recordChange(db(), {
    personId,
    action: 'quote.follow-up-put-off',
    subject: `quote ${item.quoteId}`,
  })
  return item.next === null ? 'Won’t come back.' : `Comes back ${shortDay(item.next)}.`
}

type Context = { now: Date; companyName: string }

type Customer = {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  number: string
  pageToken: string
}

/** Words with the customer's own link, ready to send from the owner's phone. */
const contactLinksOf = (
  customer: Customer,
  { companyName }: Context,
  topic: QuoteTopic = 'quote',
): ContactLinks =>
  quoteContactLinks(customer, { companyName, topic, url: `${env().SITE_ORIGIN}/quote/${customer.pageToken}` })

const wordsOf: Record<string, EventKind> = { change: 'change-asked', question: 'asked', report: 'reported' }

function wantedOf(item: TodayItem): WantedQuote {
  const { record, quoteId } = item
  const order = ['answer', 'expires', 'untold', 'follow-up'].includes(item.group) ? null : record.accepted
  const words = item.group === 'answer' ? (wordsOf[item.waitingFor] ?? 'requested') : null
  return { quoteId, version: (order ?? record.newest).version, words }
}

async function presentQuotes(list: TodayList, context: Context) {
  const shown = Object.values(list).flatMap((items: readonly TodayItem[]) => items.slice(0, mostRows))
  const wanted = shown.map(wantedOf)
  const [quotes, lines] = await Promise.all([listShownQuotes(wanted), listShownLines(wanted)])
  const quoteOf = new Map(quotes.map((quote) => [quote.quoteId, quote]))
  const linesOf = Map.groupBy(lines, ({ quoteId }) => quoteId)
  const listed = (items: readonly TodayItem[]): Listed<TaskRow> => ({
    count: items.length,
    rows: items.slice(0, mostRows).flatMap((item) => {
      const quote = quoteOf.get(item.quoteId)
      return quote === undefined ? [] : [presentQuote(item, quote, linesOf.get(item.quoteId) ?? [], context)]
    }),
  })
  return {
    out: listed(list.out),
    answer: listed(list.answer),
    dayOver: listed(list.dayOver),
    noDay: listed(list.noDay),
    followUp: listed(list.followUp),
    untold: listed(list.untold),
    expires: listed(list.expires),
    owed: listed(list.owed),
  }
}

/** A row's words, besides who it's about. */
type RowWords = Pick<TaskRow, 'title' | 'act'> & {
  later?: string
  margin: MarginWords
  notes: (string | false)[]
  warning?: string | null
}

function rowWords(item: TodayItem, quote: ShownQuote, lines: readonly ShownLine[], now: Date): RowWords {
  switch (item.group) {
    case 'answer': {
      const { setAsideUntil, state } = item.record
      const ends = setAsideEnds(setAsideUntil, now)
      return {
        margin: promiseWords(item.promise, now),
        title: isUnfinished(item, lines) ? 'Not finished.' : waitingWords[item.waitingFor],
        notes: [
          quote.photos > 0 && counted(quote.photos, 'photo'),
          setAsideUntil !== null && ends === null && `set aside until ${shortDay(setAsideUntil)}`,
        ],
        warning: ends ?? (state === 'requested' ? shortestLine(lines) : null),
        act: 'Open',
      }
    }
    case 'out': {
      const [first] = item.outLines
      return {
        margin: item.day === null ? { when: 'No day', note: 'yet' } : dayWords(item.day, now),
        title: item.outLines.map(outInWords).join(' '),
        notes: [first !== undefined && outSince(first, now)],
        act: 'Open',
      }
    }
    case 'follow-up':
      return {
        margin: { when: counted(item.days, 'day'), note: 'no answer' },
        title: `Quoted ${shortDay(item.day)}.`,
        notes: [`valid until ${shortDay(item.record.newest.validUntil)}`],
        act: 'Open',
        later: item.next === null ? 'Dismiss' : 'Later',
      }
    case 'day-over':
      return {
        margin: dayWords(item.day, now),
        title: 'Not marked as done.',
        notes: [],
        act: 'Mark done',
      }
    case 'no-day':
      return {
        margin: dayWords(nurseryDay(item.acceptedAt), now, 'accepted'),
        title: '',
        notes: [weeksNote(quote.weeks)],
        act: 'Agree on a day',
      }
    case 'owed':
      return {
        margin: dayWords(item.day, now),
        title: item.owedCents > 0 ? 'Owed.' : 'We owe them.',
        notes: [],
        act: 'Open',
      }
    default:
      return {
        margin: dayWords(item.day, now),
        title: `${quote.isOfficial ? 'Quoted' : 'Estimate of'} ${shortDay(nurseryDay(quote.offeredAt))}.`,
        notes: [item.group === 'untold' ? 'no email: text or call' : 'no decision yet'],
        act: 'Open',
      }
  }
}

/** Started at the desk, and nothing in it yet. */
const isUnfinished = ({ group, record }: TodayItem, lines: readonly ShownLine[]) =>
  group === 'answer' && record.state === 'requested' && lines.length === 0

const weeksNote = (weeks: string | null) => {
  const words = weeks === null ? '' : weeksInWords(weeks)
  return words !== '' && `would like ${words}`
}

function presentQuote(
  item: TodayItem,
  quote: ShownQuote,
  lines: readonly ShownLine[],
  context: Context,
): TaskRow {
  const {
    margin,
    title,
    notes,
    warning = null,
    act,
    later = null,
  } = rowWords(item, quote, lines, context.now)
  const parts = notes.filter((note) => note !== false)
  const isBlank = isUnfinished(item, lines)
  const isOut = item.group === 'out'
  return {
    number: quote.number,
    path: `/quotes/${quote.number}`,
    who: fullName(quote),
    town: quote.city,
    margin: { ...margin, isLate: isOut || (item.group === 'answer' && item.isLate) },
    title,
    brief: isBlank ? '' : [...(isOut ? [] : [plantsOf(lines)]), ...parts].join(', '),
    detail: [...(isOut ? [] : [linesInWords(lines)]), ...parts].join(', '),
    words: quote.words?.slice(0, mostWords) ?? null,
    warning,
    total: isBlank
      ? null
      : formatCents(
          item.group === 'owed'
            ? Math.abs(item.owedCents)
            : (item.record.done?.owedCents ?? quote.grandTotalCents),
        ),
    act,
    later,
    contactLinks: {
      ...contactLinksOf(quote, context, ['expires', 'follow-up'].includes(item.group) ? 'decision' : 'quote'),
      ...(isBlank && { text: null, mail: null }),
    },
  }
}

/** A mail server's reply can have several lines or control characters. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, mostWords)

async function presentEmails(dead: readonly FailedEmail[], context: Context): Promise<EmailRow[]> {
  const quotes = await listMailedQuotes(dead.map(({ id }) => id))
  return dead.map((email) =>
    presentEmail(
      email,
      quotes.find(({ emailId }) => emailId === email.id),
      context,
    ),
  )
}

function presentEmail(email: FailedEmail, quote: MailedQuote | undefined, context: Context): EmailRow {
  const { id, type, about, since, reason } = email
  return {
    id: String(id),
    number: quote?.number ?? null,
    who: quote === undefined ? about : fullName(quote),
    town: quote?.city ?? '',
    margin: arrivedWords(since, context.now),
    title: `${emailName(type, quote?.kind ?? null)}.`,
    reason: oneLine(reason),
    address: quote !== undefined && isToCustomer(type) ? quote.email : null,
    contactLinks:
      quote === undefined ? { call: null, text: null, mail: null } : contactLinksOf(quote, context),
  }
}

type Message = Awaited<ReturnType<typeof listUnansweredMessages>>[number]

function presentMessage(
  { id, name, email, phone, message, submittedAt }: Message,
  { now, companyName }: Context,
): MessageRow {
  return {
    id,
    who: name,
    margin: arrivedWords(submittedAt, now),
    words: message,
    contactLinks: {
      call: callLink(phone),
      text: textLink(phone, `Hi ${name}, this is ${companyName}. Thank you for your message.`),
      mail: mailLink(email, `Your message to ${companyName}`),
    },
  }
}
