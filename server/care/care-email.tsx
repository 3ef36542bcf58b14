import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { careEmailText, type CareEmailText } from '#domain/care/care-email-texts.ts'
import { careEmailDay, isLastEmail, mostDaysLate, type CareEmailKind } from '#domain/care/due-emails.ts'
import type { PlantedTree } from '#domain/care/tree-care.ts'
import { addDays, nurseryDay, type Day } from '#domain/time/nursery-clock.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { readPlantedTrees } from '#server/quotes/planted-trees.ts'
import { readRecord } from '#server/quotes/quote-events.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { findCareRecipient } from './care.ts'
import { MailFrame, renderEmail } from '#server/mail/mail-frame.tsx'
import { BulletList, MailButton, Heading, Paragraph, Row, TextLink, Title } from '#server/mail/mail-parts.tsx'

type CareEmailProps = {
  content: CareEmailText
  isLast: boolean
  company: CompanyProfile
  number: string
  pageUrl: string
  stopUrl: string
}

function CareEmail({ content, isLast, company, number, pageUrl, stopUrl }: CareEmailProps) {
  const { subject, title, text, water, heading } = content
  return (
    <MailFrame
      title={subject}
      preview={text[0] ?? ''}
      company={company}
      foot={`You get this email because you asked for care emails about order ${number}.`}
    >
      <Row top={28}>
        <Title>{title}</Title>
        {text.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {isLast && (
          <Paragraph>This is the last of our care emails. Your page stays, and we still answer.</Paragraph>
        )}
      </Row>
      {water.length > 0 && (
        <Row>
          <Heading>{heading}</Heading>
          <BulletList items={water} />
        </Row>
      )}
      <Row top={20}>
        <MailButton href={pageUrl}>See your trees</MailButton>
      </Row>
      <Row top={16}>
        <Paragraph>
          Questions? Reply to this email, or call{' '}
          <span style={{ whiteSpace: 'nowrap' }}>{company.phone}</span>.
        </Paragraph>
        <Paragraph small>
          Enough of these? <TextLink href={stopUrl}>Stop the care emails</TextLink>. It takes one click.
        </Paragraph>
      </Row>
    </MailFrame>
  )
}

type Care = {
  kind: CareEmailKind
  trees: readonly PlantedTree[]
  /** The day it's sent. */
  today: Day
  to: string
  number: string
  token: string
  stopToken: string
  company: CompanyProfile
  siteOrigin: string
}

/** An email about caring for what we planted. Nothing in it was written by a visitor. Null if nothing needs it. */
async function compose(care: Care): Promise<Email | null> {
  const { kind, trees, today, to, number, token, stopToken, company, siteOrigin } = care
  const [first] = trees
  if (first === undefined) return null
  const { plantedOn } = first
  const content = careEmailText(kind, { trees, plantedOn, today })
  if (content === null) return null
  const hasTrees = trees.some(({ plantType }) => plantType === 'tree')
  const stopUrl = `${siteOrigin}/care-emails/stop/${stopToken}`
  const mail = (
    <CareEmail
      content={content}
      isLast={isLastEmail(kind, { plantedOn, hasTrees })}
      company={company}
      number={number}
      pageUrl={`${siteOrigin}/quote/${token}`}
      stopUrl={stopUrl}
    />
  )
  return {
    ...(await renderEmail(mail)),
    to,
    subject: content.subject,
    replyTo: company.email,
    messageId: `<${number}.care.${kind}@${new URL(siteOrigin).hostname}>`,
    unsubscribeUrl: stopUrl,
  }
}

/** Helps with what we planted, unless the customer has unsubscribed meanwhile or it's too late to be of use. */
export async function composeCareEmail(
  { quoteId, careKind: kind }: SubjectOf<'care'>,
  company: CompanyProfile,
  now: Date,
): Promise<Email | null> {
  const [recipient, { record }] = await Promise.all([findCareRecipient(quoteId), readRecord(quoteId)])
  if (recipient === undefined || record.done === null) return null
  const today = nurseryDay(now)
  const dueOn = careEmailDay(kind, { plantedOn: record.done.day, hasTrees: true })
  if (dueOn === null || addDays(dueOn, mostDaysLate) < today) return null
  const { zipCode, ...about } = recipient
  const trees = await readPlantedTrees(record, await listVersions(quoteId), zipCode)
  return compose({ ...about, kind, trees, today, company, siteOrigin: linkOrigins().siteOrigin })
}
