import type { ReactNode } from 'react'
import { addressLine, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import { dayInWords, momentInWords } from '#domain/time/day-words.ts'
import { freeUntil } from '#domain/quotes/lifecycle/cancel-fee.ts'
import { owed, restInWords } from '#domain/quotes/owed.ts'
import { paymentInWords, type CustomerEmailKind } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { AgreedDay, EventKind, EventOf, PlantingDay } from '#domain/quotes/lifecycle/events.ts'
import { guaranteeDays, guaranteeEnds, mostDone, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import { toPageChanges } from '#domain/quotes/version-changes.ts'
import type { PageChanges } from '#domain/quotes/quote-page-data.ts'
import { isBlank, type QuoteVersion } from '#domain/quotes/quote-version.ts'
import { countInQuote } from '#domain/quotes/quote.ts'
import { diggingNote, privateLinesNote, wateringNote } from '#domain/quotes/quote-words.ts'
import {
  arrivalInWords,
  visitDone,
  ifPlants,
  outcomeForCustomer,
  outcomeInWords,
  visitOf,
  visitWords,
  type Visit,
} from '#domain/quotes/visit.ts'
import { explained } from '#domain/visits/done-reasons.ts'
import { capitalize } from '#domain/wording.ts'
import type { MailedEvent } from '#server/quotes/quote-events.ts'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import { GardenRows, type MailGarden } from './mail-garden.tsx'
import {
  BulletList,
  MailButton,
  Facts,
  Heading,
  Paragraph,
  Row,
  QuotedWords,
  Title,
  withWholeNumbers,
} from '#server/mail/mail-parts.tsx'
import { QuoteTable, type PlateCids } from './quote-table.tsx'

/** The texts of an email about an event. Nothing in it was written by a visitor. */
type EmailContent = {
  subject: string
  title: string
  /** The rest of the text, one paragraph each. The first one is also the preview in the inbox. */
  text: readonly [string, ...(string | false)[]]
  /** The button's label. */
  button: string
  more?: ReactNode
}

export type EventSubject = {
  event: MailedEvent
  number: string
  versions: readonly QuoteVersion[]
  /** By when we answer, if it's our turn; null if the desk has no opening hours. */
  promise: Date | null
  plates: PlateCids
  company: CompanyProfile
}

type Composer<Kind extends EventKind> = (event: EventOf<Kind>, about: EventSubject) => EmailContent | null

const seeQuote = 'See your quote'
const totalOf = (version: QuoteVersion | undefined) => formatCents(version?.totals.grandTotalCents ?? 0)
const versionOf = ({ versions }: EventSubject, wanted: number | undefined) =>
  versions.find(({ version }) => version === wanted)

/** The version that the order is about: the accepted one, else the newest. */
const orderOf = (about: EventSubject, record: QuoteRecord = about.event.record) =>
  versionOf(about, (record.accepted ?? record.newest).version)

const isOrdered = (record: QuoteRecord | null) =>
  record !== null && (record.state === 'accepted' || record.state === 'scheduled')

const dayStays = ({ plantingDay }: QuoteRecord) =>
  plantingDay === null ? '' : ` and your day is still ${dayInWords(plantingDay.day)}`

const hearFromUs = (promise: Date | null) =>
  promise === null ? "You'll hear from us soon." : `You'll hear from us by ${momentInWords(promise)}.`

function offered({ version, validUntil }: EventOf<'offered'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const offer = versionOf(about, version)
  const isChange = isOrdered(event.before)
  const earlier = isChange ? orderOf(about, event.before ?? undefined) : versionOf(about, version - 1)
  const changes =
    earlier === undefined || isBlank(earlier) || offer === undefined
      ? []
      : changesInWords(toPageChanges(earlier, offer, []))
  const since = earlier?.isOfficial === true ? `version ${earlier.version}` : 'your estimate'
  const until = dayInWords(validUntil)
  return {
    subject: isChange
      ? `A change to your order ${number}: ${totalOf(offer)}`
      : `Your official quote ${number}: ${totalOf(offer)}`,
    title: isChange ? "Here's your changed quote" : 'Your official quote is ready',
    text: [
      `The total is ${totalOf(offer)}, sales tax included, and it's good through ${until}.`,
      isChange
        ? `Until you accept it, your order stays as it is${dayStays(event.record)}.`
        : 'Nothing is ordered until you accept it. Want something different? Ask for a change on the same page, or reply to this email.',
    ],
    button: isChange ? 'See and accept the change' : 'See and accept your quote',
    more: (
      <>
        {offer !== undefined && offer.message !== '' && (
          <Row>
            <Heading>A note from us</Heading>
            <QuotedWords words={offer.message} />
          </Row>
        )}
        {changes.length > 0 && (
          <Row>
            <Heading>What changed since {since}</Heading>
            <BulletList items={changes} />
          </Row>
        )}
        {offer !== undefined && <QuoteTable version={offer} plates={about.plates} />}
      </>
    ),
  }
}

/** As on the quote's page, a line each: 'Texas Redbud: Quantity 3, $555; before: Quantity 2, $370'. */
function changesInWords({ rows, wasTotal, total }: PageChanges): string[] {
  const all = [...rows, { title: 'Total', note: '', before: [], after: [], wasCost: wasTotal, cost: total }]
  return all.flatMap(({ title, note, before, after, wasCost, cost }) => {
    const listed = (parts: string[]) => parts.filter((part) => part !== '').join(', ')
    const was = listed([...before, wasCost])
    const now = listed([...after, cost])
    const said = [note, now, was === '' ? '' : `before: ${was}`].filter((part) => part !== '')
    return was === now ? [] : [`${title}: ${said.join('; ')}`]
  })
}

function wentAhead({ setAsideUntil }: EventOf<'went-ahead'>, about: EventSubject): EmailContent {
  const isOne = countInQuote(versionOf(about, about.event.record.newest.version)?.plants ?? []) === 1
  return {
    subject: `Set aside until ${dayInWords(setAsideUntil)}: ${about.number}`,
    title: `We set your ${isOne ? 'plant' : 'plants'} aside`,
    text: [
      `${isOne ? "It's" : "They're"} set aside until ${dayInWords(setAsideUntil)}. ${hearFromUs(about.promise)}`,
      'Next, you get our official quote. You owe nothing until you accept it.',
    ],
    button: 'See your estimate',
  }
}

function changeAsked(_: EventOf<'change-asked'>, { event, number, promise }: EventSubject): EmailContent {
  return {
    subject: `We got your change request for quote ${number}`,
    title: 'We got your change request',
    text: [
      hearFromUs(promise),
      isOrdered(event.record) && `Until then, your order stays as it is${dayStays(event.record)}.`,
      "What you wrote is on your quote's page, where you can add to it.",
    ],
    button: seeQuote,
  }
}

function accepted({ version }: EventOf<'accepted'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const order = versionOf(about, version)
  const visit = visitOf(order)
  const isChange = isOrdered(event.before)
  return {
    subject: `You accepted quote ${number}: ${totalOf(order)}`,
    title: isChange ? 'Your order is changed' : 'Thank you. Your order is in',
    text: isChange
      ? [
          `You accepted version ${version}, ${totalOf(order)}. It replaces the earlier one${dayStays(event.record)}.`,
        ]
      : [
          `You accepted version ${version} of quote ${number}, ${totalOf(order)}.${ifPlants(visit, " We're holding your plants.")}`,
          `Next, we'll get in touch to agree on a ${visitWords[visit].day}. Until then you can withdraw at no cost.`,
        ],
    button: 'See your order',
  }
}

/** The confirmation of what was said on the phone, in writing. */
function saidYes({ version }: EventOf<'said-yes'>, about: EventSubject): EmailContent {
  const { event, number, company } = about
  const order = versionOf(about, version)
  const visit = visitOf(order)
  return {
    subject: `You accepted quote ${number} by phone: ${totalOf(order)}`,
    title: isOrdered(event.before) ? 'Your order is changed' : 'Thank you. Your order is in',
    text: [
      `You accepted version ${version} of quote ${number} by phone, ${totalOf(order)}.${ifPlants(visit, " We're holding your plants.")}`,
      event.record.plantingDay === null
        ? `Until we agree on a ${visitWords[visit].day}, you can withdraw at no cost.`
        : `Your day is still ${dayInWords(event.record.plantingDay.day)}.`,
      `If you didn't say yes, reply to this email or call ${company.phone}.`,
    ],
    button: 'See your order',
  }
}

function declined(_: EventOf<'declined' | 'said-no'>, about: EventSubject): EmailContent {
  const { event, number } = about
  return isOrdered(event.record)
    ? {
        subject: `You declined the change to order ${number}`,
        title: 'Your order stays as it was',
        text: [
          `You declined the changed version. Your order is still ${totalOf(orderOf(about))}${dayStays(event.record)}.`,
        ],
        button: 'See your order',
      }
    : {
        subject: `You declined quote ${number}`,
        title: 'Thanks for letting us know',
        text: [
          `Quote ${number} is closed. Nothing was ordered, and there's nothing to pay.`,
          'If you change your mind, reply to this email and we will send you a new quote.',
        ],
        button: seeQuote,
      }
}

/** Corrects what an email said before. */
function saidByMistake(_: EventOf<'said-by-mistake'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const { state, newest } = event.record
  const { accepted: before } = event.before ?? event.record
  const what = before?.version === event.record.accepted?.version ? 'no' : 'yes'
  return {
    subject: `Our mistake: you didn't say ${what} to quote ${number}`,
    title: "We're sorry, that was our mistake",
    text: [
      `We had recorded a ${what} from you by phone. It's taken back, and nothing follows from it.`,
      `${state === 'quoted' ? 'Your quote is' : 'The changed version is'} still good through ${dayInWords(newest.validUntil)}.`,
    ],
    button: seeQuote,
  }
}

function withdrawn(_: EventOf<'withdrawn'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const { state, newest } = event.record
  const visit = visitOf(orderOf(about, event.before ?? undefined))
  return {
    subject: `You withdrew your acceptance of quote ${number}`,
    title: 'Your acceptance is withdrawn',
    text: [
      `${ifPlants(visit, 'We no longer hold the plants. ')}There's nothing to pay.`,
      state === 'quoted'
        ? `The quote is still good through ${dayInWords(newest.validUntil)}, so you can accept it again.`
        : 'The quote has expired. Reply to this email if you would like a new one.',
    ],
    button: seeQuote,
  }
}

function canceled({ feeCents }: EventOf<'canceled'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const visit = visitOf(orderOf(about))
  const { name } = visitWords[visit]
  const day = event.before?.plantingDay ?? null
  const when = day === null ? '' : ` on ${dayInWords(day.day)}`
  return {
    subject: `Your ${name} is canceled: quote ${number}`,
    title: `Your ${name} is canceled`,
    text: [
      `${notThen(visit)}${when}${ifPlants(visit, ', and we no longer hold the plants')}.`,
      feeCents === 0
        ? "There's no fee."
        : `The cancellation fee is ${formatCents(feeCents)}, as shown when you canceled.`,
      day !== null && 'The attached file takes the day off your calendar.',
    ],
    button: seeQuote,
  }
}

const notThen = (visit: Visit) => (visit === 'pickup' ? "You don't need to come" : "We won't come")

/** Null for spam: nothing is sent. */
function lost({ isSpam }: EventOf<'lost'>, about: EventSubject): EmailContent | null {
  if (isSpam) return null
  const { event, number } = about
  const day = event.before?.plantingDay ?? null
  return {
    subject: `We closed quote ${number}`,
    title: 'We closed your quote',
    text: [
      `Quote ${number} is closed, and there's nothing to pay.`,
      day !== null &&
        `${notThen(visitOf(orderOf(about)))} on ${dayInWords(day.day)}. The attached file takes the day off your calendar.`,
      'If you still want it, reply to this email. We would be glad to send you a new quote.',
    ],
    button: seeQuote,
  }
}

function DayFacts({ planting, about }: { planting: PlantingDay; about: EventSubject }) {
  const order = orderOf(about)
  const visit = visitOf(order)
  const isPickup = visit === 'pickup'
  return (
    <Row top={8}>
      <Facts
        facts={[
          ['Day', dayInWords(planting.day)],
          [isPickup ? 'Pick-up' : 'Arrival', capitalize(arrivalInWords(visit, planting))],
          ...(isPickup ? [['Where', addressLine(about.company)] as const] : []),
          ['Order', `${about.number}, ${totalOf(order)}`],
        ]}
      />
    </Row>
  )
}

function cancelTermsOf(planting: AgreedDay, at: Date): string {
  const until = freeUntil(planting)
  const isFreeOver = planting.needsYes || at > until
  if (!isFreeOver) return `You can cancel free of charge until ${momentInWords(until)}.`
  return `It's less than 72 hours away. ${
    planting.needsYes
      ? "Canceling is free until you tell us on your order's page that it suits you. After that it"
      : 'You told us on the phone that it suits you, so canceling'
  } costs half of the total, and on the day itself all of it.`
}

function dayAgreed({ day, arrivalHour }: PlantingDay, about: EventSubject): EmailContent {
  const visit = visitOf(orderOf(about))
  const { day: dayName } = visitWords[visit]
  const { before } = about.event
  const isMoved = about.event.action.kind === 'day-moved'
  const was = isMoved && before?.plantingDay ? before.plantingDay : null
  const planting = { day, arrivalHour }
  return {
    subject: isMoved
      ? `Your ${dayName} moved to ${dayInWords(day)}: ${about.number}`
      : `Your ${dayName} is ${dayInWords(day)}: ${about.number}`,
    title: isMoved ? `Your ${dayName} moved to ${dayInWords(day)}` : `See you on ${dayInWords(day)}`,
    text: [
      was === null || was.day === day
        ? 'The attached file puts the day in your calendar.'
        : [
            `It was ${dayInWords(was.day)}.`,
            about.event.words,
            'The attached file moves it in your calendar.',
          ]
            .filter((part) => part !== '')
            .join(' '),
      cancelTermsOf(about.event.record.plantingDay ?? planting, about.event.at),
      visit === 'planting' && `${diggingNote} ${privateLinesNote}`,
    ],
    button: about.event.record.plantingDay?.needsYes ? 'Say yes, or ask for another day' : 'See your order',
    more: <DayFacts planting={planting} about={about} />,
  }
}

function dayCalledOff(_: EventOf<'day-called-off'>, about: EventSubject): EmailContent {
  const visit = visitOf(orderOf(about))
  const { day } = visitWords[visit]
  const was = about.event.before?.plantingDay ?? null
  return {
    subject: `We called off your ${day}: ${about.number}`,
    title: was === null ? `We called off your ${day}` : `We called off ${dayInWords(was.day)}`,
    text: [
      `We're sorry. Your order stays in place${ifPlants(visit, ', we still hold your plants')}, and there's no fee.`,
      "We'll get in touch to agree on a new day. The attached file takes the old one off your calendar.",
    ],
    button: 'See your order',
  }
}

function dayReminded(_: EventOf<'day-reminded'>, about: EventSubject): EmailContent {
  const visit = visitOf(orderOf(about))
  const planting = about.event.record.plantingDay
  return {
    subject: `Tomorrow is your ${visitWords[visit].day}: ${about.number}`,
    title: 'See you tomorrow',
    text: [
      visit === 'pickup'
        ? 'Your plants are ready for you. Bring a vehicle they fit in, and something to tie them down.'
        : 'Please keep the way in clear, gates unlocked and pets inside.',
      visit === 'planting' &&
        'If you have irrigation or other private lines, please mark them before we dig.',
    ],
    button: 'See your order',
    more: planting === null ? null : <DayFacts planting={planting} about={about} />,
  }
}

/** '2 × Texas Redbud, 15 gal', and how many. */
function orderedLine(order: QuoteVersion | undefined, number: number) {
  const line = [...(order?.plants ?? []), ...(order?.extras ?? [])][number - 1]
  if (line === undefined) return { name: `Line ${number}`, quantity: 1 }
  const { name, quantity } = line
  return {
    name: `${quantity} × ${name}${'containerSize' in line ? `, ${line.containerSize}` : ''}`,
    quantity,
  }
}

const paidSoFar = (about: EventSubject) => {
  const { record } = about.event
  const rest = restInWords(record, owed(record, orderOf(about)?.totals.grandTotalCents ?? 0))
  return record.receivedCents > 0 && `You paid ${formatCents(record.receivedCents)}. ${rest}`
}

const doneTitles = {
  planted: 'Your plants are planted',
  delivered: 'We delivered your plants',
  'picked-up': 'You picked up your plants',
}

function done({ lines, day, owedCents }: EventOf<'done'>, about: EventSubject): EmailContent {
  const order = orderOf(about)
  const results = explained(lines, about.event.words).map((each) => {
    const { name, quantity } = orderedLine(order, each.line)
    return `${name}: ${outcomeForCustomer(each, quantity)}`
  })
  const isLess = order !== undefined && owedCents !== order.totals.grandTotalCents
  const most = mostDone(lines)
  const title =
    most === 'not-done'
      ? `We couldn't do the work on ${dayInWords(day)}`
      : most === 'done'
        ? `The work was done on ${dayInWords(day)}`
        : doneTitles[most]
  const guaranteed = guaranteeEnds(about.event.record)
  return {
    subject: `${title}: ${about.number}`,
    title,
    text: [
      most === 'not-done'
        ? "There's nothing to pay. If you still want the plants, reply to this email."
        : "Thank you for letting us be part of it. Here's what was done.",
      most !== 'not-done' &&
        `${about.event.record.receivedCents > 0 ? 'It comes to' : 'You owe'} ${formatCents(owedCents)}, sales tax included${isLess ? `, instead of ${totalOf(order)}` : ''}.`,
      paidSoFar(about),
    ],
    button: 'See your order',
    more: (
      <>
        <Row>
          <BulletList items={results} />
        </Row>
        {guaranteed !== null && (
          <Row>
            <Heading>Your guarantee</Heading>
            <Paragraph>
              {`Our ${guaranteeDays}-day plant health guarantee covers what we planted, through ${dayInWords(guaranteed)}. If a plant worries you, report it on your page.`}
            </Paragraph>
          </Row>
        )}
        {most !== 'not-done' && most !== 'done' && (
          <Row>
            <Heading>Watering</Heading>
            <Paragraph>{wateringNote(visitDone[most] ?? 'work')}</Paragraph>
          </Row>
        )}
      </>
    ),
  }
}

/** Null if only why something wasn't done is another: that's on the order's page. */
function doneCorrected(
  { day, lines, owedCents }: EventOf<'done-corrected'>,
  about: EventSubject,
): EmailContent | null {
  const was = about.event.before?.done ?? null
  const order = orderOf(about)
  const changes = lines.flatMap((each) => {
    const before = was?.lines.find(({ line }) => line === each.line)
    const { name, quantity } = orderedLine(order, each.line)
    const now = outcomeInWords(each, quantity)
    const then = before && outcomeInWords(before, quantity)
    return then === undefined || then === now ? [] : [`${name}: ${now}. We had written: ${then}.`]
  })
  const isOtherDay = was !== null && was.day !== day
  if (changes.length === 0 && !isOtherDay) return null
  const cost = formatCents(owedCents)
  const verb = about.event.record.receivedCents > 0 ? 'It comes to' : 'You owe'
  return {
    subject: `We corrected what was done: ${cost}, ${about.number}`,
    title: 'We corrected what was done',
    text: [
      was === null || was.owedCents === owedCents
        ? `The sum stays ${cost}, sales tax included.`
        : `${verb} ${cost} now, sales tax included. Before, we told you ${formatCents(was.owedCents)}.`,
      paidSoFar(about),
      "We're sorry for the mix-up. If that isn't how it was, reply to this email.",
    ],
    button: 'See your order',
    more: (
      <Row>
        <BulletList
          items={[
            ...changes,
            ...(isOtherDay ? [`The day: ${dayInWords(day)}. We had written: ${dayInWords(was.day)}.`] : []),
          ]}
        />
      </Row>
    ),
  }
}

function paid(payment: EventOf<'paid'>, about: EventSubject): EmailContent {
  const { record } = about.event
  const sum = formatCents(Math.abs(payment.cents))
  const title = payment.cents < 0 ? `We paid back ${sum}` : `We received ${sum}`
  return {
    subject: `${title}: ${about.number}`,
    title,
    text: [
      `${paymentInWords(payment)}, for order ${about.number}.`,
      restInWords(record, owed(record, orderOf(about)?.totals.grandTotalCents ?? 0)),
    ],
    button: 'See your order',
  }
}

function expiryReminded({ version }: EventOf<'expiry-reminded'>, about: EventSubject): EmailContent {
  const { event, number } = about
  const { isOfficial, newest } = event.record
  const what = isOfficial ? 'quote' : 'estimate'
  const until = dayInWords(newest.validUntil)
  return {
    subject: `Your ${what} ${number} expires on ${until}`,
    title: `Your ${what} is good through ${until}`,
    text: [
      isOfficial
        ? `If you want it, ${totalOf(versionOf(about, version))} in all, accept the quote by then.`
        : "If you want the plants, tell us to go ahead by then, and we'll send the official quote.",
      'After that, prices and stock may change. If you no longer need it, do nothing.',
    ],
    button: isOfficial ? 'See and accept your quote' : 'See your estimate',
  }
}

const composers: { [Kind in EventKind]?: Composer<Kind> } = {
  'went-ahead': wentAhead,
  offered,
  'change-asked': changeAsked,
  accepted,
  'said-yes': saidYes,
  declined,
  'said-no': declined,
  'said-by-mistake': saidByMistake,
  withdrawn,
  canceled,
  lost,
  'day-agreed': dayAgreed,
  'day-moved': dayAgreed,
  'day-called-off': dayCalledOff,
  'day-reminded': dayReminded,
  done,
  'done-corrected': doneCorrected,
  paid,
  'expiry-reminded': expiryReminded,
} satisfies { [Kind in CustomerEmailKind]: Composer<Kind> }

/** Null if the customer gets no email about such an event. */
export function customerContent(about: EventSubject): EmailContent | null {
  const { action, record } = about.event
  const newest = versionOf(about, record.newest.version)
  // Started at the desk, and closed before there was anything to see.
  if (newest !== undefined && isBlank(newest)) return null
  const tell = composers[action.kind] as Composer<EventKind> | undefined
  return tell === undefined ? null : tell(action, about)
}

type Props = {
  content: EmailContent
  number: string
  company: CompanyProfile
  pageUrl: string
  /** For an offer. */
  garden: MailGarden | null
}

/** To the customer, about something that happened to their quote. */
export function CustomerEvent({ content, number, company, pageUrl, garden }: Props) {
  const { subject, title, text, button, more } = content
  const [preview] = text
  const Headline = garden === null ? Title : Heading
  return (
    <MailFrame
      title={subject}
      preview={preview}
      company={company}
      foot="You get this email because of your quote with us. It isn't a newsletter. If you never asked us for a quote, you don't need to do anything."
    >
      {garden !== null && <GardenRows garden={garden} pageUrl={pageUrl} />}
      <Row top={28}>
        <Headline>{capitalize(title)}</Headline>
        {text.map(
          (paragraph) =>
            paragraph !== false && <Paragraph key={paragraph}>{withWholeNumbers(paragraph)}</Paragraph>,
        )}
      </Row>
      {more}
      <Row top={16}>
        <MailButton href={pageUrl}>{button}</MailButton>
      </Row>
      <Row top={12}>
        <Paragraph>
          Questions about quote <span style={{ whiteSpace: 'nowrap' }}>{number}</span>? Reply to this email,
          or call {company.phone}.
        </Paragraph>
      </Row>
    </MailFrame>
  )
}
