import { z } from '#domain/zod.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { callLink, mailLink } from '#domain/desk/contact-links.ts'
import {
  doneStepWords,
  nextPrivacyDay,
  personalCountsInWords,
  privacyKinds,
  privacyKindWords,
  privacyWays,
  privacyWayWords,
  type PrivacyStep,
} from '#domain/privacy/privacy-request.ts'
import { dayWords, type MarginWords } from '#domain/desk/today-words.ts'
import { dayInWords, monthDay } from '#domain/time/day-words.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { db } from '#server/platform/database/database.ts'
import {
  findPrivacyRequest,
  insertPrivacyRequest,
  listOpenRequests,
  listSettledRequests,
  markPrivacyRequest,
  type PrivacyRequest,
} from './privacy-register.ts'
import { findPersonalData, type DataSubject } from './personal-data.ts'
import { readCompany } from '#server/settings/company.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { deletePerson, exportPerson, foundState, personOf, readPerson } from './privacy-requests.ts'
import { listPhotos } from '#server/quotes/quote-photos.ts'
import { readableCopy } from './readable-copy.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

// The register of privacy requests, as the desk shows and changes it.

export type PrivacyRow = {
  id: number
  /** Who asked; null once their data is deleted. */
  contact: string | null
  title: string
  asked: string
  margin: MarginWords
  isLate: boolean
}

const askedWords = ({ receivedOn, cameBy }: PrivacyRequest) =>
  `Asked ${monthDay(receivedOn)} ${privacyWayWords[cameBy]}`

function presentRow(request: PrivacyRequest, now: Date): PrivacyRow {
  const day = nextPrivacyDay(request)
  return {
    id: request.id,
    contact: request.contact,
    title: privacyKindWords[request.kind],
    asked: askedWords(request),
    margin:
      request.nextStep === null
        ? { when: 'Settled', note: '' }
        : day === null
          ? { when: 'Open', note: 'no day promised' }
          : dayWords(day, now),
    isLate: day !== null && day < nurseryDay(now),
  }
}

const mostSettled = 30

export async function readPrivacyRegister(now: Date) {
  const [open, settled] = await Promise.all([listOpenRequests(), listSettledRequests(mostSettled)])
  const byDay = (request: PrivacyRequest) => nextPrivacyDay(request) ?? '9999'
  return {
    today: nurseryDay(now),
    open: open
      .toSorted((one, other) => byDay(one).localeCompare(byDay(other)))
      .map((request) => presentRow(request, now)),
    settled: settled.map((request) => presentRow(request, now)),
  }
}

/** Our data about somebody, in words; null if there's none. */
export async function findInWords(typed: string): Promise<string | null> {
  const { quotes, messages, subscriptions } = await findPersonalData(readPerson(typed.trim()))
  return personalCountsInWords({
    quotes: quotes.length,
    messages: messages.length,
    subscriptions: subscriptions.length,
  })
}

/** By POST, also to look someone up: a URL would stay in the browser's history and in logs. */
export const newRequest = z.object({
  intent: z.literal('record'),
  kind: z.enum(privacyKinds, 'say what they asked for'),
  cameBy: z.enum(privacyWays, 'say how it came'),
  receivedOn: z.iso.date('say when it came'),
  contact: z.string().trim().min(1, 'say who asked').max(200),
  note: z.string().trim().max(2000).default(''),
})

/** Adds a request to the register, and returns its id. */
export async function recordPrivacyRequest(
  { kind, cameBy, receivedOn, contact, note }: z.output<typeof newRequest>,
  personId: number,
  now: Date,
) {
  readPerson(contact)
  if (receivedOn > nurseryDay(now)) throw new Refusal('The day it came can’t be in the future.')
  return db()
    .transaction()
    .execute(async (on) => {
      const id = await insertPrivacyRequest(on, { kind, cameBy, receivedOn, contact, note })
      await recordChange(on, { personId, action: 'privacy.recorded', subject: `privacy request ${id}` })
      return id
    })
}

/** One request and what we have about the person; undefined if there's no such request. */
export async function readPrivacyRequest(id: number, now: Date) {
  const request = await findPrivacyRequest(id)
  if (request === undefined) return undefined
  const { kind, contact, nextStep } = request
  const [day, person] = [nextPrivacyDay(request), personOf(contact ?? '')]
  return {
    id,
    kind,
    contact,
    title: privacyKindWords[kind],
    asked: askedWords(request),
    note: request.note,
    reach: contact === null ? null : reachOf(contact),
    nextStep,
    nextDay: day === null ? null : dayInWords(day),
    isLate: day !== null && day < nurseryDay(now),
    found: person === undefined ? null : await presentFound(person),
  }
}

const reachOf = (contact: string) =>
  contact.includes('@') ? mailLink(contact, 'Your privacy request') : callLink(contact)

async function presentFound(person: DataSubject) {
  const found = await findPersonalData(person)
  const photos = await Promise.all(found.quotes.map(({ id }) => listPhotos(id)))
  return {
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

export type FoundPerson = Awaited<ReturnType<typeof presentFound>>

/** Acknowledged means that we told them we're on it; settled, that they have what they asked for, or know why not. */
export async function markPrivacyStep(id: number, step: PrivacyStep, personId: number, now: Date) {
  await db()
    .transaction()
    .execute(async (on) => {
      const words = `${doneStepWords[step]} ${formatMoment(now)}.`
      if (!(await markPrivacyRequest(on, id, step, words)))
        throw new Refusal('Somebody has marked it already.')
      const action = step === 'acknowledge' ? 'privacy.acknowledged' : 'privacy.settled'
      await recordChange(on, { personId, action, subject: `privacy request ${id}` })
    })
}

/** Deletes what the person of a request asked to be deleted, if it's still what the page said. */
export async function deleteAsAsked(
  id: number,
  { kept, state }: { kept: string[]; state: string },
  personId: number,
) {
  const request = await findPrivacyRequest(id)
  if (request?.kind !== 'deletion') throw new Refusal('This isn’t a request to delete anything.')
  if (request.contact === null) throw new Refusal('Their data is deleted already.')
  return deletePerson({ person: readPerson(request.contact), kept, personId, requestId: id, state })
}

/** The text of the file for the person of a request; undefined if there's none. The log says who took it. */
export async function copyForPerson(id: number, isJson: boolean, personId: number, now: Date) {
  const request = await findPrivacyRequest(id)
  const person = personOf(request?.contact ?? '')
  if (person === undefined) return undefined
  const [data, company] = await Promise.all([exportPerson(person), readCompany()])
  await recordChange(db(), { personId, action: 'privacy.exported', subject: `privacy request ${id}` })
  return isJson
    ? `${JSON.stringify({ asOf: now, ...data }, null, 2)}\n`
    : readableCopy({ companyName: company.name, asOf: now, data })
}
