import type { CompanyProfile } from '#domain/company/company-profile.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { listAvailable } from '#server/db/inventory.ts'
import type { Email } from '#server/gateways/mailer.ts'
import { businessLink } from './business-link.ts'
import { BusinessQuote, businessSubject } from './business-quote.tsx'
import { CustomerQuote, customerSubject } from './customer-quote.tsx'
import { mailPictures } from './mail-pictures.ts'
import { mailGarden } from './mail-garden.tsx'
import { renderEmail } from './render-email.ts'

type Subject = {
  quote: Quote
  kind: 'business' | 'customer'
  /** By when we answer; null if the desk has no opening hours. */
  promise: Date | null
  /** The question to ask before planting; null if there's none. */
  plantingWarning: string | null
  company: CompanyProfile
  siteOrigin: string
  /** Null if there's no desk. */
  deskOrigin: string | null
  copy: 'queued' | 'none' | 'held-back'
}

/** Composes one of the two emails of a request; null if there's no recipient. */
export async function composeQuoteMail(subject: Subject): Promise<Email | null> {
  const { quote, kind, company, siteOrigin, deskOrigin, copy, ...given } = subject
  const isCopy = kind === 'customer'
  const to = isCopy ? quote.customer.email : company.email
  if (to === null) return null
  const ids = quote.estimate.plants.map(({ inventoryId }) => inventoryId)
  const [{ plates, pictures }, available, garden] = await Promise.all([
    mailPictures(ids),
    listAvailable(ids),
    isCopy ? mailGarden(quote.estimate.plants) : null,
  ])
  const pageUrl = isCopy
    ? `${siteOrigin}/quote/${quote.token}`
    : businessLink(quote, { siteOrigin, deskOrigin })
  const props = { ...given, quote, company, plates, available, pageUrl }
  const mail = isCopy ? (
    <CustomerQuote {...props} garden={garden} />
  ) : (
    <BusinessQuote {...props} copy={copy} />
  )
  return {
    ...(await renderEmail(mail)),
    to,
    subject: isCopy ? customerSubject(quote) : businessSubject(quote),
    replyTo: isCopy ? company.email : quote.customer.email,
    messageId: `<${quote.number}.${kind}@${new URL(siteOrigin).hostname}>`,
    pictures: [...pictures, ...(garden?.pictures ?? [])],
  }
}
