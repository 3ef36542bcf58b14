import { fullName } from '#domain/cart/customer.ts'
import { streetAddressLine } from '#domain/delivery/street-address.ts'
import { mapLink } from '#domain/desk/contact-links.ts'
import { formatPhone } from '#domain/forms/format-phone.ts'
import { mailtoUrl } from '#domain/mailbox.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import { deliveryText } from '#domain/quotes/quote-delivery.ts'
import { countInQuote, type Quote, type QuoteCustomer } from '#domain/quotes/quote.ts'
import { countOfPlants } from '#domain/quotes/quote-words.ts'
import { momentInWords } from '#domain/time/day-words.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import {
  MailButton,
  Facts,
  Heading,
  NoticeRow,
  Paragraph,
  Row,
  TextLink,
  QuotedWords,
  type Fact,
  Title,
} from '#server/mail/mail-parts.tsx'
import type { RequestMail } from './customer-quote.tsx'
import { QuoteTable } from './quote-table.tsx'

/** Who it is and where, for a locked phone's screen. It can't add a header, nor words that a mail program would decode. */
export const nameAndTown = ({ customer }: Pick<Quote, 'customer'>) =>
  [fullName(customer), customer.city]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/=\?|[\r\n]/g, ' ')

export function businessSubject({ number, estimate: { plants, totals }, ...quote }: Quote): string {
  return `New quote: ${nameAndTown(quote)}, ${countOfPlants(countInQuote(plants))}, ${formatCents(totals.grandTotalCents)}, ${number}`
}

const copies = {
  queued: 'on its way',
  none: 'none, no email address was given',
  'held-back': 'none, this address has had three today',
} as const

export function customerFacts({ email, phone, ...customer }: QuoteCustomer): Fact[] {
  const address = streetAddressLine(customer)
  const links = [
    ['Phone', phone && telephoneLink(phone), formatPhone(phone ?? '')],
    ['Email', email && mailtoUrl(email), email],
    ['Address', mapLink(address), address],
  ] as const
  return links.flatMap(([label, href, text]) =>
    href === null
      ? []
      : [
          [
            label,
            <TextLink key="link" href={href}>
              {text}
            </TextLink>,
          ],
        ],
  )
}

/** Calls the customer; nothing if we don't know their number. */
export const CallButton = ({ phone }: { phone: string | null }) =>
  phone !== null && <MailButton quiet href={telephoneLink(phone)}>{`Call ${formatPhone(phone)}`}</MailButton>

/** Who and how much first, then how to reach them. Retail prices only. */
export function BusinessQuote(props: RequestMail & { copy: keyof typeof copies }) {
  const { quote, promise, plantingWarning, company, pageUrl, plates, available, copy } = props
  const { customer, estimate } = quote
  const total = formatCents(estimate.totals.grandTotalCents)
  return (
    <MailFrame
      title={businessSubject(quote)}
      preview={`${countOfPlants(countInQuote(estimate.plants))}, ${customer.phone === null ? 'email' : 'phone'} given.`}
      company={company}
      foot="Sent to the business. Replying goes to the customer, if an email address was given."
    >
      <Row top={28}>
        <Title>
          {nameAndTown(quote)}: {total}
        </Title>
        <Paragraph>
          Quote {quote.number}, {formatMoment(quote.createdAt)}.
          {promise !== null && ` We promised an answer by ${momentInWords(promise)}.`}
        </Paragraph>
        <CallButton phone={customer.phone} />
      </Row>
      {plantingWarning !== null && (
        <Row top={16}>
          <NoticeRow>
            <b>Ask the customer.</b> {plantingWarning}
          </NoticeRow>
        </Row>
      )}
      {quote.replaces !== null && (
        <Row top={16}>
          <NoticeRow>
            <b>This follows quote {quote.replaces}</b> from the same visitor, and replaces it if that was an
            estimate.
          </NoticeRow>
        </Row>
      )}
      <Row top={16}>
        <Facts
          facts={[
            ...customerFacts(customer),
            ...(quote.language === 'es' ? [['Language', 'Writes in Spanish'] as const] : []),
            [
              'Delivery',
              estimate.delivery.isPickup
                ? 'None: pick-up at the yard'
                : [deliveryText(estimate.delivery), estimate.delivery.reason]
                    .filter((part) => part !== '')
                    .join('. '),
            ],
            ['Customer copy', copies[copy]],
          ]}
        />
      </Row>
      {quote.notes !== '' && (
        <Row top={16}>
          <Heading>Their words</Heading>
          <QuotedWords words={quote.notes} />
        </Row>
      )}
      <QuoteTable version={estimate} gone={quote.gone} plates={plates} available={available} />
      <Row top={16}>
        <MailButton quiet href={pageUrl}>
          Open the quote
        </MailButton>
      </Row>
    </MailFrame>
  )
}
