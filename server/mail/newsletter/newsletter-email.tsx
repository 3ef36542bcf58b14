import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import type { Email } from '#server/mail/mailer.ts'
import { MailFrame } from '#server/mail/mail-frame.tsx'
import { logoPicture } from '#server/mail/logo-picture.ts'
import { MailButton, Paragraph, Row, TextLink, Title, renderEmail } from '#server/mail/mail-parts.tsx'

const subject = 'Please confirm the season letter'

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
          Somebody asked us to send the season letter to this address. It comes four times a year and says
          what to plant, what to water and what to leave alone.
        </Paragraph>
        <MailButton href={confirmUrl}>Confirm the letter</MailButton>
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

type Recipient = {
  email: string
  token: string
  emailId: number
  company: CompanyProfile
  siteOrigin: string
}

export async function composeNewsletterEmail(recipient: Recipient): Promise<Email> {
  const { email, token, emailId, company, siteOrigin } = recipient
  const pictures = [await logoPicture()]
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
    messageId: `<newsletter.${token.slice(0, 8)}.${emailId}@${new URL(siteOrigin).hostname}>`,
    pictures,
  }
}
