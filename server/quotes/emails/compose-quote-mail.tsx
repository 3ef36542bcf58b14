import type { CompanyProfile } from '#domain/settings/company-profile.ts'
import { listEmailsOfQuote, type SubjectOf } from '#server/mail/emails.ts'
import { listAvailable } from '#server/stock/inventory.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import type { Email } from '#server/mail/mailer.ts'
import { findPlantingWarning } from '#server/catalog/places/planting-warning.ts'
import { readPromise } from '#server/settings/quote-settings.ts'
import { businessLink, linkOrigins } from '#server/mail/business-link.ts'
import { BusinessQuote, businessSubject } from './business-quote.tsx'
import { CustomerQuote, customerSubject } from './customer-quote.tsx'
import { renderEmail } from '#server/mail/mail-frame.tsx'
import { mailPictures } from './mail-pictures.ts'
import { mailGarden } from './mail-garden.tsx'

/** Composes one of the two emails of a request; null if there's no recipient. */
export async function composeQuoteMail(
  { type, quoteId }: SubjectOf<'business' | 'customer'>,
  company: CompanyProfile,
): Promise<Email | null> {
  const quote = await getQuote(quoteId)
  const { customer, estimate } = quote
  const isCopy = type === 'customer'
  const to = isCopy ? customer.email : company.email
  if (to === null) return null
  const ids = estimate.plants.map(({ inventoryId }) => inventoryId)
  const [promise, plantingWarning, emails, { plates, pictures }, available, garden] = await Promise.all([
    readPromise(quote.createdAt),
    findPlantingWarning(estimate.plants, customer),
    listEmailsOfQuote(quoteId),
    mailPictures(ids),
    listAvailable(ids),
    isCopy ? mailGarden(estimate.plants) : null,
  ])
  const origins = linkOrigins()
  const pageUrl = isCopy ? `${origins.siteOrigin}/quote/${quote.token}` : businessLink(quote, origins)
  const withoutCopy = customer.email === null ? 'none' : 'held-back'
  const copy = emails.some((each) => each.type === 'customer') ? 'queued' : withoutCopy
  const props = { quote, promise, plantingWarning, company, plates, available, pageUrl }
  const mail = isCopy ? (
    <CustomerQuote {...props} garden={garden} />
  ) : (
    <BusinessQuote {...props} copy={copy} />
  )
  return {
    ...(await renderEmail(mail, [...pictures, ...(garden?.pictures ?? [])])),
    to,
    subject: isCopy ? customerSubject(quote) : businessSubject(quote),
    replyTo: isCopy ? company.email : customer.email,
    messageId: `<${quote.number}.${type}@${new URL(origins.siteOrigin).hostname}>`,
  }
}
