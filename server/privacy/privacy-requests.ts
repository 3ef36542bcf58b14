import { readFile } from 'node:fs/promises'
import { emailAddress } from '#domain/forms/typed-text.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { findCareConsent } from '#server/care/care.ts'
import { db } from '#server/platform/database/database.ts'
import { listEmailsOfQuote } from '#server/mail/emails.ts'
import { findPersonalData, forgetPerson, type DataSubject, type PersonalData } from './personal-data.ts'
import { listEvents } from '#server/quotes/quote-events.ts'
import { listNotes } from '#server/quotes/desk/quote-notes.ts'
import { findVisitDetails } from '#server/visits/visits.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { getQuote } from '#server/quotes/quotes.ts'
import { deletePhotoFiles, photoFile } from '#server/quotes/photo-files.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** A person by email address or phone number. */
export function readPerson(typed: string): DataSubject {
  if (emailAddress.test(typed)) return { mailbox: mailboxOf(typed) }
  const digits = typed.replaceAll(/[\s().+-]/g, '')
  const phone = /^1?(?<phone>\d{10})$/.exec(digits)?.groups?.['phone']
  if (phone === undefined) throw new Refusal(`'${typed}' is neither an email address nor a phone number.`)
  return { phone }
}

/** Everything stored about a person. The log says who took it; null: by command line. */
export async function exportPerson(person: DataSubject, personId: number | null) {
  const found = await findPersonalData(person)
  const quotes = await Promise.all(
    found.quotes.map(async ({ id, termsVersion, termsAcceptedAt }) => {
      const { id: _, token: __, readToken: ___, estimate: ____, ...quote } = await getQuote(id)
      const emails = await listEmailsOfQuote(id)
      const versions = await listVersions(id)
      const events = await listEvents(id)
      const ourNotes = await listNotes(id)
      const careConsent = await findCareConsent(id)
      const photos = await Promise.all((await listPhotos(id)).map(withContent))
      const visit = (await findVisitDetails(id)) ?? null
      return {
        ...quote,
        termsVersion,
        termsAcceptedAt,
        emails,
        versions,
        events,
        ourNotes,
        visit,
        photos,
        careConsent,
      }
    }),
  )
  const messages = found.messages.map(({ name, email, phone, service, message, submittedAt: sentAt }) => {
    return { name, email, phone, service, message, sentAt }
  })
  const newsletter = found.subscriptions.map(({ email, consent, requestedAt: askedAt, confirmedAt }) => {
    return { email, consent, askedAt, confirmedAt }
  })
  await recordChange(db(), { personId, action: 'privacy.exported', subject: 'a person' })
  return { quotes, messages, newsletter }
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

/** The rows that deleting a person would delete. */
export const findDeletable = async (person: DataSubject, kept: readonly string[]) =>
  withoutKept(await findPersonalData(person), kept)

/** Names what was found, so that no more is deleted than somebody was told. */
export const foundState = ({ quotes, messages, subscriptions }: PersonalData): string =>
  [...quotes, ...messages, ...subscriptions]
    .map((row) => ('messageKey' in row ? row.messageKey : row.id))
    .join(' ')

type Deletion = {
  person: DataSubject
  /** Numbers of quotes that must be kept. */
  kept: readonly string[]
  /** Null: by command line. */
  personId: number | null
  /** The rows that the page showed (`foundState`); nothing is deleted if it's more or less by now. */
  state?: string
}

/** Deletes everything stored about a person, except the quotes to keep. */
export async function deletePerson({ person, kept, personId, state }: Deletion) {
  const { gone, photos } = await db()
    .transaction()
    .execute(async (transaction) => {
      const all = await findPersonalData(person, transaction)
      if (state !== undefined && foundState(all) !== state)
        throw new Refusal('There’s more or less about them now than the page said. Nothing was deleted.')
      const found = withoutKept(all, kept)
      const theirs = await Promise.all(found.quotes.map(({ id }) => listPhotos(id, transaction)))
      const deleted = await forgetPerson(transaction, found)
      await recordChange(transaction, {
        personId,
        action: 'privacy.deleted',
        subject: 'a person',
        details: { ...deleted, kept },
      })
      return { gone: deleted, photos: theirs.flat() }
    })
  // A file that can't be deleted now has no row anymore, and goes with the worker's next sweep.
  for (const { key } of photos) await deletePhotoFiles(key).catch(() => undefined)
  return { ...gone, photos: photos.length }
}
