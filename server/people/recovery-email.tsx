import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { linkOrigins } from '#server/mail/business-link.ts'
import type { SubjectOf } from '#server/mail/emails.ts'
import type { Email } from '#server/mail/mailer.ts'
import { getUsedCode } from './recovery-codes.ts'
import { MailFrame, renderEmail } from '#server/mail/mail-frame.tsx'
import { Paragraph, Row, Title } from '#server/mail/mail-parts.tsx'

type RecoveryEmailProps = { company: CompanyProfile; name: string; usedAt: Date; subject: string }

/** To the business: a printed code was used to add a passkey, and what to do if it was a stranger. */
function RecoveryEmail({ company, name, usedAt, subject }: RecoveryEmailProps) {
  return (
    <MailFrame
      title={subject}
      preview={`${name} added a passkey with a printed code.`}
      company={company}
      foot="Sent to the business, because a recovery code of the desk was used."
    >
      <Row top={28}>
        <Title>A recovery code was used</Title>
        <Paragraph>
          {name} added a new passkey to the desk with their printed code on {formatMoment(usedAt)}. The code
          doesn’t work a second time. Nothing else changed: earlier passkeys still work, and nobody was signed
          out.
        </Paragraph>
        <Paragraph>
          If it was {name}, there’s nothing to do, unless a phone was lost: then {name} opens You at the desk
          and chooses “Keep only this passkey”. If it wasn’t {name}, open People at the desk right away and
          remove {name}: that ends every session and every passkey. Then invite {name} again.
        </Paragraph>
      </Row>
    </MailFrame>
  )
}

export async function composeRecoveryEmail(
  { recoveryId }: SubjectOf<'recovery'>,
  company: CompanyProfile,
): Promise<Email> {
  const { name, usedAt } = await getUsedCode(recoveryId)
  const { siteOrigin } = linkOrigins()
  const subject = `Desk: ${name} used a recovery code`
  return {
    ...(await renderEmail(<RecoveryEmail company={company} name={name} usedAt={usedAt} subject={subject} />)),
    to: company.email,
    subject,
    replyTo: company.email,
    messageId: `<recovery.${recoveryId}@${new URL(siteOrigin).hostname}>`,
  }
}
