import type { CompanyProfile } from '#domain/company/company-profile.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { Email } from '#server/gateways/mailer.ts'
import type { MailKind } from '#server/jobs/email-job.ts'
import { AnsweredQuote, answeredSubject } from './answered-quote.tsx'
import { BusinessQuote, businessSubject } from './business-quote.tsx'
import { CustomerQuote, customerSubject } from './customer-quote.tsx'
import { mailPictures } from './mail-pictures.ts'
import { renderEmail } from './render-email.ts'

type Subject = {
  quote: Quote
  kind: MailKind
  company: CompanyProfile
  siteOrigin: string
  copy: 'queued' | 'none' | 'held-back'
  /** The customer's message, if they asked for a change. */
  words: string
}

/** Composes one of a quote's emails; null if there's no recipient. */
export async function composeQuoteMail(subject: Subject): Promise<Email | null> {
  const { quote, kind, company, siteOrigin } = subject
  const to = kind === 'customer' ? quote.customer.email : company.email
  if (to === null) return null
  const isAnswer = kind === 'accepted' || kind === 'change'
  const { plates, pictures } = await mailPictures(
    isAnswer ? [] : quote.lines.map(({ inventoryId }) => inventoryId),
  )
  const props = { quote, company, plates, pageUrl: `${siteOrigin}/quote/${quote.token}` }
  const emails = {
    business: { title: businessSubject(quote), mail: <BusinessQuote {...props} copy={subject.copy} /> },
    customer: { title: customerSubject(quote), mail: <CustomerQuote {...props} /> },
    accepted: {
      title: answeredSubject(quote, 'accepted'),
      mail: <AnsweredQuote {...props} kind="accepted" words="" />,
    },
    change: {
      title: answeredSubject(quote, 'change'),
      mail: <AnsweredQuote {...props} kind="change" words={subject.words} />,
    },
  }
  const { title, mail } = emails[kind]
  return {
    ...(await renderEmail(mail)),
    to,
    subject: title,
    replyTo: kind === 'customer' ? company.email : quote.customer.email,
    messageId: `<${quote.number}.${kind}@${new URL(siteOrigin).hostname}>`,
    pictures,
  }
}
