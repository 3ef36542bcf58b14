import { type CompanyProfile, telephoneLink } from '#domain/company/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { customerFacts, customerName, formatPhone } from './business-quote.tsx'
import { MailFrame } from './mail-frame.tsx'
import { ButtonLink, Facts, Heading, Paragraph, Row, TheirWords, Title } from './mail-parts.tsx'

export type QuoteAnswerKind = 'accepted' | 'change'

type Props = { quote: Quote; company: CompanyProfile; pageUrl: string; kind: QuoteAnswerKind; words: string }

export function answeredSubject({ number, totals }: Quote, kind: QuoteAnswerKind): string {
  const total = formatCents(totals.grandTotalCents)
  return kind === 'accepted'
    ? `Accepted: quote ${number}, ${total}`
    : `Change asked for: quote ${number}, ${total}`
}

/** To the business, when a customer accepts an estimate or asks for a change. */
export function AnsweredQuote({ quote, company, pageUrl, kind, words }: Props) {
  const { customer, number } = quote
  return (
    <MailFrame
      title={answeredSubject(quote, kind)}
      preview={
        kind === 'accepted'
          ? 'Hold the plants and send the official quote.'
          : 'They would like something else.'
      }
      company={company}
      foot="Sent to the business. Replying goes to the customer, if an e-mail address was given."
    >
      <Row top={28}>
        <Title>
          {customerName(customer)} {kind === 'accepted' ? 'accepts the estimate' : 'asks for a change'}
        </Title>
        <Paragraph>
          Quote {number}, {formatCents(quote.totals.grandTotalCents)}.
          {kind === 'accepted' && ' Hold the plants and send the official quote.'}
        </Paragraph>
        {customer.phone !== null && (
          <ButtonLink
            quiet
            href={telephoneLink(customer.phone)}
          >{`Call ${formatPhone(customer.phone)}`}</ButtonLink>
        )}
      </Row>
      {words !== '' && (
        <Row top={16}>
          <Heading>Their words</Heading>
          <TheirWords words={words} />
        </Row>
      )}
      <Row top={16}>
        <Facts facts={customerFacts(customer)} />
      </Row>
      <Row top={16}>
        <ButtonLink quiet href={pageUrl}>{`Open quote ${number}`}</ButtonLink>
      </Row>
    </MailFrame>
  )
}
