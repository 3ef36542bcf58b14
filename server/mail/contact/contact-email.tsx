import { mailtoUrl } from '#domain/mailbox.ts'
import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { db } from '#server/platform/database/database.ts'
import { MailFrame, renderEmail } from '#server/mail/mail-frame.tsx'
import { Facts, Heading, NoticeRow, Row, TextLink, QuotedWords, Title } from '#server/mail/mail-parts.tsx'

type ContactEmailProps = {
  message: ContactMessage
  subject: string
  company: CompanyProfile
  /** True if the database was down, so the message isn't stored anywhere else. */
  isOnlyCopy: boolean
}

/** To the business: who wrote, how to reply, and the message. */
function ContactEmail({ message, subject, company, isOnlyCopy }: ContactEmailProps) {
  const { name, email, phone, service, message: words } = message
  return (
    <MailFrame
      title={subject}
      preview={words.slice(0, 120)}
      company={company}
      foot="Sent to the business. Replying goes to the visitor."
    >
      <Row top={28}>
        <Title>{name} writes</Title>
      </Row>
      {isOnlyCopy && (
        <Row top={8}>
          <NoticeRow>
            The database couldn’t be reached, so this email is the only copy. Please keep it.
          </NoticeRow>
        </Row>
      )}
      <Row top={16}>
        <Facts
          facts={[
            [
              'Email',
              <TextLink key="e" href={mailtoUrl(email)}>
                {email}
              </TextLink>,
            ],
            ...(phone === '' ? [] : [['Phone', phone] as const]),
            ...(service === '' ? [] : [['Service', service] as const]),
          ]}
        />
      </Row>
      <Row top={16}>
        <Heading>Their words</Heading>
        <QuotedWords words={words} />
      </Row>
    </MailFrame>
  )
}

type Envelope = {
  message: ContactMessage
  messageKey: string
  sentAt: Date
  company: CompanyProfile
  siteOrigin: string
  isOnlyCopy: boolean
}

export async function composeStoredMessage(
  { messageKey }: SubjectOf<'message'>,
  company: CompanyProfile,
): Promise<Email> {
  const { sentAt, ...message } = await db()
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'phone', 'service', 'message', 'submittedAt as sentAt'])
    .where('messageKey', '=', messageKey)
    .executeTakeFirstOrThrow()
  const { siteOrigin } = linkOrigins()
  return composeContactEmail({ message, messageKey, sentAt, company, siteOrigin, isOnlyCopy: false })
}

/** The Reply-To address is the only header with something that the visitor typed. */
export async function composeContactEmail(envelope: Envelope): Promise<Email> {
  const { message, messageKey, sentAt, company, siteOrigin, isOnlyCopy } = envelope
  const subject = `Message from the contact page, ${formatMoment(sentAt)}`
  return {
    ...(await renderEmail(
      <ContactEmail message={message} subject={subject} company={company} isOnlyCopy={isOnlyCopy} />,
    )),
    to: company.email,
    subject,
    replyTo: message.email,
    messageId: `<contact.${messageKey}@${new URL(siteOrigin).hostname}>`,
  }
}
