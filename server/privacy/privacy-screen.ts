import { formatMoment } from '#domain/quotes/validity.ts'
import { readCompany } from '#server/settings/company.ts'
import { findPersonalData } from './personal-data.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { exportPerson, foundState, readPerson } from './privacy-requests.ts'
import { readableCopy } from './readable-copy.ts'

// Our data about somebody, as the desk shows it and hands it over.

export async function findPerson(contact: string) {
  const found = await findPersonalData(readPerson(contact))
  const photos = await Promise.all(found.quotes.map(({ id }) => listPhotos(id)))
  return {
    contact,
    state: foundState(found),
    quotes: found.quotes.map(({ quoteNumber: number, createdAt, accepted }, index) => ({
      number,
      since: formatMoment(createdAt),
      isAccepted: accepted,
      photos: photos[index]?.length ?? 0,
    })),
    messages: found.messages.map(({ messageKey: key, name, submittedAt }) => ({
      key,
      name,
      since: formatMoment(submittedAt),
    })),
    newsletter: found.subscriptions.map(({ email, requestedAt }) => ({
      email,
      since: formatMoment(requestedAt),
    })),
  }
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>

/** The text of the file to hand over: to read, or for computers. */
export async function copyForPerson(contact: string, isJson: boolean, personId: number, now: Date) {
  const [data, company] = await Promise.all([exportPerson(readPerson(contact), personId), readCompany()])
  return isJson
    ? `${JSON.stringify({ asOf: now, ...data }, null, 2)}\n`
    : readableCopy({ companyName: company.name, asOf: now, data })
}
