import { readFile } from 'node:fs/promises'
import { emailAddress } from '#domain/forms/typed-text.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { findCare } from '#server/db/care.ts'
import { db } from '#server/db/database.ts'
import {
  findPersonalData,
  forgetPerson,
  listPersonalJobs,
  type Person,
  type PersonalData,
} from '#server/db/personal-data.ts'
import { listEvents } from '#server/db/quote-events.ts'
import { listMailsOfQuote } from '#server/db/quote-list.ts'
import { listNotes } from '#server/db/desk/quote-notes.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { listPhotos } from '#server/db/quote-photos.ts'
import { getQuote } from '#server/db/quotes.ts'
import { photoFile } from '#server/pictures/photo-files.ts'
import { Refusal } from './refusal.ts'

/** A person by email address or phone number. */
export function readPerson(typed: string): Person {
  if (emailAddress.test(typed)) return { mailbox: mailboxOf(typed) }
  const digits = typed.replaceAll(/[\s().+-]/g, '')
  const phone = /^1?(?<phone>\d{10})$/.exec(digits)?.groups?.['phone']
  if (phone === undefined) throw new Refusal(`'${typed}' is neither an email address nor a phone number.`)
  return { phone }
}

/** Everything stored about a person. */
export async function exportPerson(person: Person) {
  const found = await findPersonalData(person)
  const jobs = await listPersonalJobs(person, found)
  const quotes = await Promise.all(
    found.quotes.map(async ({ id, termsVersion, termsAcceptedAt }) => {
      const { id: _, token: __, ...quote } = await getQuote(id)
      const letters = await listMailsOfQuote(id)
      const versions = await listVersions(id)
      const events = await listEvents(id)
      const ourNotes = await listNotes(id)
      const care = await findCare(id)
      const photos = await Promise.all((await listPhotos(id)).map(withContent))
      return { ...quote, termsVersion, termsAcceptedAt, letters, versions, events, ourNotes, photos, care }
    }),
  )
  const messages = found.messages.map(({ name, email, phone, service, message, submittedAt: sentAt }) => {
    return { name, email, phone, service, message, sentAt }
  })
  const newsletter = found.subscriptions.map(({ email, consent, requestedAt: askedAt, confirmedAt }) => {
    return { email, consent, askedAt, confirmedAt }
  })
  return { quotes, messages, newsletter, emailJobs: jobs }
}

/** A photo as the person gets it: a JPEG file in base64. */
async function withContent(photo: { key: string; width: number; height: number }) {
  return {
    ...photo,
    jpeg: await readFile(photoFile(photo.key, 'full'), 'base64').catch(() => 'file missing'),
  }
}

/** Leaves out the quotes that must be kept; each number must be one of this person's. */
function withoutKept(found: PersonalData, kept: readonly string[]): PersonalData {
  const unknown = kept.find((number) => found.quotes.every((quote) => quote.quoteNumber !== number))
  if (unknown !== undefined) throw new Refusal(`${unknown} isn't one of their quotes.`)
  return { ...found, quotes: found.quotes.filter((quote) => !kept.includes(quote.quoteNumber)) }
}

/** What deleting a person would delete. */
export const findDeletable = async (person: Person, kept: readonly string[]) =>
  withoutKept(await findPersonalData(person), kept)

/** Deletes everything stored about a person, except the quotes to keep. */
export const deletePerson = (person: Person, kept: readonly string[]) =>
  db()
    .transaction()
    .execute(async (transaction) =>
      forgetPerson(transaction, person, withoutKept(await findPersonalData(person, transaction), kept)),
    )
