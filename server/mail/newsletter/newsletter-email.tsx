import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { MailFrame, renderEmail } from '#server/mail/mail-frame.tsx'
import { getSubscriber } from './newsletter.ts'
import { MailButton, Paragraph, Row, TextLink, Title } from '#server/mail/mail-parts.tsx'

const subject = 'Please confirm your newsletter'

type NewsletterEmailProps = { company: CompanyProfile; confirmUrl: string; stopUrl: string }

/** To a new subscriber: a link to confirm, and what happens if they don't. */
function NewsletterEmail({ company, confirmUrl, stopUrl }: NewsletterEmailProps) {
  return (
    <MailFrame
      title={subject}
      preview="One click, and it comes four times a year."
      company={company}
      foot="Sent because this address was entered on our site. We only write again after you’ve confirmed."
    >
      <Row top={28}>
        <Title>One click, and you’re on the list</Title>
        <Paragraph>
          Somebody asked us to send our newsletter to this address. It comes four times a year and says what
          to plant, what to water and what to leave alone.
        </Paragraph>
        <MailButton href={confirmUrl}>Confirm my subscription</MailButton>
      </Row>
      <Row top={20}>
        <Paragraph>
          If it wasn’t you, do nothing. An address that nobody confirms is deleted after 7 days, or at once{' '}
          <TextLink href={stopUrl}>on this page</TextLink>.
        </Paragraph>
      </Row>
    </MailFrame>
  )
}

/** Null for someone who has confirmed meanwhile. */
export async function composeNewsletterEmail(
  { id, subscriptionId }: SubjectOf<'newsletter'> & { id: number },
  company: CompanyProfile,
): Promise<Email | null> {
  const { email, token, confirmedAt } = await getSubscriber(subscriptionId)
  if (confirmedAt !== null) return null
  const { siteOrigin } = linkOrigins()
  const mail = (
    <NewsletterEmail
      company={company}
      confirmUrl={`${siteOrigin}/newsletter/confirm/${token}`}
      stopUrl={`${siteOrigin}/newsletter/stop/${token}`}
    />
  )
  return {
    ...(await renderEmail(mail)),
    to: email,
    subject,
    replyTo: company.email,
    messageId: `<newsletter.${token.slice(0, 8)}.${id}@${new URL(siteOrigin).hostname}>`,
  }
}
