import { fullName } from '#domain/cart/customer.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import { dayInWords, momentInWords, plantingDayInWords } from '#domain/time/day-words.ts'
import type { BusinessEmailKind } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { EventKind, EventOf } from '#domain/quotes/lifecycle/events.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { ifPlants, visitOf } from '#domain/quotes/visit.ts'
import type { MailedEvent } from '#server/quotes/quote-events.ts'
import { CallButton, customerFacts, nameAndTown } from './business-quote.tsx'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import {
  MailButton,
  Facts,
  Paragraph,
  Row,
  QuotedWords,
  Title,
  withWholeNumbers,
} from '#server/mail/mail-parts.tsx'

/** `did` follows the customer's name, and so does the rest of the email's subject; these contain nothing that a visitor wrote. */
type EmailContent = { subject: string; did: string; text: string }

type Context = { event: MailedEvent; versions: readonly QuoteVersion[]; promise: Date | null }

const total = ({ versions }: Context, wanted: number | undefined) =>
  formatCents(versions.find(({ version }) => version === wanted)?.totals.grandTotalCents ?? 0)

/** Words for an order that has plants, before what happened or after it. */
const ifHeld = ({ event, versions }: Context, words: string) => {
  const order = event.before?.accepted ?? event.record.accepted
  return ifPlants(visitOf(versions.find(({ version }) => version === order?.version)), words)
}

const answerBy = ({ promise }: Context) =>
  promise === null ? 'They are waiting for an answer.' : `We promised an answer by ${momentInWords(promise)}.`

type Composer<Kind extends EventKind> = (event: EventOf<Kind>, context: Context) => EmailContent

const composers: { [Kind in EventKind]?: Composer<Kind> } = {
  'went-ahead': ({ setAsideUntil }, context) => ({
    subject: 'Go ahead',
    did: 'wants to go ahead',
    text: `Send the official quote. The plants are set aside until ${dayInWords(setAsideUntil)}. ${answerBy(context)}`,
  }),
  'change-asked': (_, context) => ({
    subject: 'Change asked for',
    did: 'asks for a change',
    text: answerBy(context),
  }),
  accepted: ({ version }, context) => ({
    subject: 'Accepted',
    did: `accepts version ${version}`,
    text:
      context.event.record.plantingDay === null
        ? `${total(context, version)}. ${ifHeld(context, 'The plants are held. ')}Agree on a day.`
        : `${total(context, version)}. The day stays ${dayInWords(context.event.record.plantingDay.day)}.`,
  }),
  declined: (_, { event }) =>
    event.record.state === 'declined'
      ? { subject: 'Declined', did: 'declines the quote', text: 'The quote is closed.' }
      : {
          subject: 'Change declined',
          did: 'declines the changed version',
          text: 'The order stays as it was.',
        },
  withdrawn: (_, context) => ({
    subject: 'Withdrawn',
    did: 'withdraws the acceptance',
    text: ifHeld(context, 'The plants are no longer held.'),
  }),
  'day-confirmed': (planting) => ({
    subject: 'Day confirmed',
    did: 'says that the day suits',
    text: `It stays ${plantingDayInWords(planting)}. From now on, canceling has its usual fee.`,
  }),
  canceled: ({ feeCents }, context) => ({
    subject: 'Canceled',
    did: 'cancels the order',
    text: [
      context.event.before?.plantingDay && `The day was ${dayInWords(context.event.before.plantingDay.day)}.`,
      feeCents === 0
        ? 'It was in time, so there is no fee.'
        : `The fee is ${formatCents(feeCents)}, and the customer agreed to it.`,
      ifHeld(context, 'The plants are no longer held.'),
    ]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim(),
  }),
  asked: (_, context) => ({ subject: 'Question', did: 'asks a question', text: answerBy(context) }),
  reported: (_, context) => ({
    subject: 'Problem reported',
    did: 'reports a problem',
    text: answerBy(context),
  }),
} satisfies { [Kind in BusinessEmailKind]: Composer<Kind> }

function composeContent(context: Context): EmailContent | null {
  const { action } = context.event
  const compose = composers[action.kind] as ((event: unknown, of: Context) => EmailContent) | undefined
  return compose === undefined ? null : compose(action, context)
}

type BusinessSubject = {
  quote: Quote
  event: MailedEvent
  versions: readonly QuoteVersion[]
  promise: Date | null
}

/** Null if there's nothing to tell. */
export function tellBusiness({ quote, ...context }: BusinessSubject) {
  const content = composeContent(context)
  if (content === null) return null
  const { event } = context
  const { accepted, newest, done } = event.record
  const cents = done === null ? total(context, (accepted ?? newest).version) : formatCents(done.owedCents)
  return {
    event,
    text: content.text,
    subject: `${content.subject}: ${nameAndTown(quote)}, ${cents}, ${quote.number}`,
    title: `${fullName(quote.customer)} ${content.did}`,
  }
}

type Props = {
  quote: Quote
  news: NonNullable<ReturnType<typeof tellBusiness>>
  company: CompanyProfile
  pageUrl: string
}

/** To the business, when a customer has done something. */
export function BusinessEvent({ quote, news, company, pageUrl }: Props) {
  const { customer } = quote
  const { event, text } = news
  return (
    <MailFrame
      title={news.subject}
      preview={text}
      company={company}
      foot="Sent to the business. Replying goes to the customer, if an email address was given."
    >
      <Row top={28}>
        <Title>{news.title}</Title>
      </Row>
      <Row top={0}>
        <Paragraph>{withWholeNumbers(`Quote ${quote.number}. ${text}`)}</Paragraph>
        {event.words !== '' &&
          (event.action.kind === 'accepted' ? (
            <Paragraph>Signed: {event.words}</Paragraph>
          ) : (
            <QuotedWords words={event.words} />
          ))}
      </Row>
      <Row top={16}>
        <Facts facts={customerFacts(customer)} />
      </Row>
      {customer.phone !== null && (
        <Row top={16}>
          <CallButton phone={customer.phone} />
        </Row>
      )}
      <Row top={12}>
        <MailButton quiet href={pageUrl}>
          Open the quote
        </MailButton>
      </Row>
    </MailFrame>
  )
}
