import { randomUUID } from 'node:crypto'
import { personActor } from '#domain/desk/desk-actor.ts'
import { line as oneLine, paragraphs } from '#domain/forms/typed-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { DeskAction } from '#domain/desk/log-words.ts'
import { photoProblemText } from '#domain/quotes/quote-photos.ts'
import { paymentWays } from '#domain/quotes/lifecycle/events.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { isDone, saveCrewNote, saveTicket, type OrderRow } from './visits.ts'
import { lockQuote } from '#server/quotes/quote-events.ts'
import { deleteVisitPhoto, insertVisitPhoto, listVisitPhotos } from '#server/quotes/visit-photos.ts'
import type { Person } from '#server/people/person.ts'
import type { SentFor } from '#server/people/desk-action.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { recordPayment } from '#server/quotes/record-payment.ts'
import { completeAtDesk, linesDoneSchema } from '#server/quotes/desk/act-at-desk.ts'
import { findDeskQuote } from '#server/quotes/desk/desk-quote.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'
import { reencodePhoto } from '#server/platform/pictures/customer-photo.ts'
import { deletePhotoFiles, writePhotoFiles } from '#server/quotes/photo-files.ts'
import { getVisit } from './read-visit.ts'

// The forms on a visit's page. Agreeing, moving and calling off a day are forms of the quote's page.

const mostPhotosOfVisit = 24

export const visitForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('done'),
    afterEvent: z.coerce.number().int().min(1),
    day: z.iso.date('choose a day'),
    despiteChange: z.literal('on').optional(),
    lines: z.string(),
    note: paragraphs(1000).default(''),
  }),
  z.object({
    intent: z.literal('received'),
    afterEvent: z.coerce.number().int().min(1),
    way: z.enum(paymentWays),
  }),
  z.object({
    intent: z.literal('ticket'),
    ticket: oneLine(40).refine((number) => number !== '', 'type the number of the ticket'),
    calledOn: z.iso.date('choose the day you called'),
  }),
  z.object({ intent: z.literal('crew-note'), words: paragraphs(500) }),
  z.object({ intent: z.literal('photo'), line: z.coerce.number().int().min(1), photo: z.instanceof(File) }),
  z.object({ intent: z.literal('remove-photo'), key: z.uuid() }),
])
type VisitForm = z.infer<typeof visitForm>

/** Only the owner changes what the crew is told. */
const ownersIntents = new Set<VisitForm['intent']>(['ticket', 'crew-note'])

const messages: Record<VisitForm['intent'], string> = {
  done: 'Recorded.',
  received: 'Recorded.',
  ticket: 'The ticket is saved.',
  'crew-note': 'Saved.',
  photo: 'The photo is saved.',
  'remove-photo': 'The photo is deleted.',
}

/** Does what a form asks for, in a person's name. */
export async function actOnVisit(form: VisitForm, { person, params, now }: SentFor): Promise<string> {
  if (ownersIntents.has(form.intent) && person.role !== 'owner')
    throw new Refusal('Only the owner can change this.')
  await act(person, await getVisit(person, params['number'] ?? '', now), form, now)
  return messages[form.intent]
}

async function act(person: Person, visit: OrderRow, form: VisitForm, now: Date): Promise<void> {
  const { quoteId } = visit
  switch (form.intent) {
    case 'done': {
      const lines = parseOrRefuse(linesDoneSchema, parseJson(form.lines), 'Each line needs an outcome')
      const actor = personActor(person.id)
      const { day, note, afterEvent } = form
      const despiteChange = form.despiteChange === 'on'
      const quote = await findDeskQuote(visit.number, now)
      return completeAtDesk(quote, { day, lines, note, despiteChange, actor, afterEvent, now })
    }
    case 'received': {
      if (!isDone(visit)) throw new Refusal('First record what was done.')
      const quote = await findDeskQuote(visit.number, now)
      const { way, afterEvent } = form
      return recordPayment(quote, {
        payment: ({ owedCents }) => {
          if (owedCents <= 0) throw new Refusal('Nothing is to be collected anymore.')
          return { day: nurseryDay(now), way, cents: owedCents }
        },
        actor: personActor(person.id),
        afterEvent,
        now,
      })
    }
    case 'ticket':
      return logged(person, quoteId, 'visit.ticket', (on) =>
        saveTicket(on, quoteId, { number: form.ticket, calledOn: form.calledOn }),
      )
    case 'crew-note':
      return logged(person, quoteId, 'visit.crew-note', (on) => saveCrewNote(on, quoteId, form.words))
    case 'photo':
      return addVisitPhoto(person, visit, form.line, Buffer.from(await form.photo.arrayBuffer()))
    default:
      return removeVisitPhoto(person, quoteId, form.key)
  }
}

type Work = Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]

/** The change and its row in the desk's log. */
async function logged(person: Person, quoteId: number, action: DeskAction, work: Work) {
  await db()
    .transaction()
    .execute(async (on) => {
      await work(on)
      await recordChange(on, { personId: person.id, action, subject: `quote ${quoteId}` })
    })
}

/** The files come first, so that every row has its files; files without a row are the worker's to delete. */
async function addVisitPhoto(person: Person, { quoteId, lines }: OrderRow, line: number, bytes: Buffer) {
  if (line > lines.length) throw new Refusal(`There's no line ${line}.`)
  const photo = await reencodePhoto(bytes)
  if (typeof photo === 'string') throw new Refusal(photoProblemText(photo))
  const photoKey = randomUUID()
  await writePhotoFiles(photoKey, photo, 'visit-photos')
  const { width, height } = photo
  await logged(person, quoteId, 'visit.photo-added', async (on) => {
    await lockQuote(on, quoteId)
    if ((await listVisitPhotos(quoteId, on)).length >= mostPhotosOfVisit)
      throw new Refusal(`This visit has ${mostPhotosOfVisit} photos. Remove one to add another.`)
    await insertVisitPhoto(on, { quoteId, photoKey, line, width, height })
  })
}

async function removeVisitPhoto(person: Person, quoteId: number, key: string) {
  await logged(person, quoteId, 'visit.photo-removed', async (on) => {
    if (!(await deleteVisitPhoto(on, quoteId, key))) throw new Refusal('That photo is gone already.')
  })
  await deletePhotoFiles(key, 'visit-photos')
}
