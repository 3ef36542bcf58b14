import { isOak } from '#domain/plants/oak-wilt.ts'
import { capitalize } from '#domain/wording.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { formatCents } from '#domain/money.ts'
import { countInQuote, type Quote } from '#domain/quotes/quote.ts'
import {
  countOfPlants,
  diggingNote,
  estimateNotice,
  greetingName,
  nextSteps,
  oakNote,
  wateringNote,
  whatsIncluded,
} from '#domain/quotes/quote-words.ts'
import { momentInWords } from '#domain/time/day-words.ts'
import { estimateValidDays, formatDay } from '#domain/quotes/validity.ts'
import { fullDay } from '#domain/time/day-words.ts'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import { GardenRows, type MailGarden } from './mail-garden.tsx'
import {
  BulletList,
  MailButton,
  Heading,
  NoticeRow,
  paper,
  Paragraph,
  Row,
  Rule,
  sans,
  serif,
  Table,
  TextLink,
  Title,
  withWholeNumbers,
} from '#server/mail/mail-parts.tsx'
import { visitOf, type Visit } from '#domain/quotes/visit.ts'
import { QuoteTable, type PlateCids } from './quote-table.tsx'

/** For both emails of a request. */
export type RequestMail = {
  quote: Quote
  /** By when we answer; null if the desk has no opening hours. */
  promise: Date | null
  plantingWarning: string | null
  company: CompanyProfile
  pageUrl: string
  plates: PlateCids
  available: ReadonlyMap<number, number>
}

/** Words after the price and after the plants, by visit. */
const priced: Record<Visit, { short: string; long: string }> = {
  planting: { short: 'planted', long: 'delivered and planted' },
  delivery: { short: 'delivered', long: 'delivered' },
  work: { short: 'done', long: 'done' },
  pickup: { short: 'for pick-up', long: 'for pick-up at the yard' },
}

export function customerSubject({ number, estimate }: Quote): string {
  const plants = countOfPlants(countInQuote(estimate.plants))
  return `Your estimate ${number}: ${plants}, ${formatCents(estimate.totals.grandTotalCents)} ${priced[visitOf(estimate)].short}`
}

/** Anyone can enter any email address, so the only thing in it that the visitor typed is a checked first name. */
export function CustomerQuote(props: RequestMail & { garden: MailGarden | null }) {
  const { quote, promise, plantingWarning, company, pageUrl, plates, available, garden } = props
  const until = fullDay(quote.estimate.validUntil)
  const count = countInQuote(quote.estimate.plants)
  const plants = countOfPlants(count)
  const name = greetingName(quote.customer.firstName)
  const visit = visitOf(quote.estimate)
  const Greeting = garden === null ? Title : Heading
  return (
    <MailFrame
      title={customerSubject(quote)}
      preview={`${capitalize(plants)}, ${priced[visit].long}. Valid until ${until}.`}
      company={company}
      foot="You get this email because somebody asked us for a quote with your address. It isn't a newsletter. If it wasn't you, you don't need to do anything."
    >
      {garden !== null && <GardenRows garden={garden} pageUrl={pageUrl} />}
      <Row top={28}>
        <Greeting>
          {name === null ? 'Thank you.' : `Thank you, ${name}.`} Your {count === 1 ? 'plant' : plants}, priced{' '}
          {priced[visit].short}.
        </Greeting>
        <Paragraph>
          {withWholeNumbers(`Estimate ${quote.number}, prepared on ${formatDay(quote.createdAt)}.`)}
          {quote.replaces !== null && withWholeNumbers(` It takes the place of quote ${quote.replaces}.`)}
          {promise !== null && ` You'll hear from us by ${momentInWords(promise)}.`}
        </Paragraph>
        <NoticeRow>
          <b>{estimateNotice}</b> It is valid for {estimateValidDays} days, until {until}.
        </NoticeRow>
      </Row>
      {plantingWarning !== null && (
        <Row top={16}>
          <NoticeRow>
            <b>{plantingWarning}</b> Reply and tell us. We won’t plant one where the city prohibits it.
          </NoticeRow>
        </Row>
      )}
      <QuoteTable version={quote.estimate} gone={quote.gone} plates={plates} available={available} />
      <Row top={16}>
        <MailButton href={pageUrl}>See your estimate and go ahead</MailButton>
      </Row>
      <Row top={12}>
        <Paragraph>
          Replying to this email works too, and so does{' '}
          <TextLink href={`${pageUrl}#change`}>asking for a change</TextLink>.
        </Paragraph>
      </Row>
      {visit === 'planting' && (
        <>
          <Rule />
          <Row>
            <Heading>What&apos;s included</Heading>
            <BulletList items={whatsIncluded} />
          </Row>
        </>
      )}
      <Rule />
      <Row>
        <Heading>What happens next</Heading>
        <Steps visit={visit} crewHours={company.crewHours} />
      </Row>
      <Rule />
      <Row>
        <Heading>Good to know</Heading>
        <Paragraph>{wateringNote(visit)}</Paragraph>
        {visit === 'planting' && <Paragraph>{diggingNote}</Paragraph>}
        {quote.estimate.plants.some(({ scientificName }) => isOak(scientificName)) && (
          <Paragraph>{oakNote}</Paragraph>
        )}
      </Row>
    </MailFrame>
  )
}

function Steps({ visit, crewHours }: { visit: Visit; crewHours: string }) {
  const number = { padding: '0 0 12px', fontFamily: serif, fontSize: 24, lineHeight: 1.1, color: paper.brand }
  const step = { margin: '0 0 12px', fontFamily: sans, fontSize: 16, lineHeight: 1.45, color: paper.soft }
  return (
    <Table>
      {nextSteps(visit).map(({ title, text }, index) => (
        <tr key={title}>
          <td width={40} valign="top" data-skip-in-text="true" style={number}>
            {index + 1}
          </td>
          <td>
            <p style={step}>
              <b style={{ color: paper.ink }}>{title}</b>
              <br />
              {text}
              {index === 2 && visit !== 'pickup' && ` Crews work ${crewHours}.`}
            </p>
          </td>
        </tr>
      ))}
    </Table>
  )
}
