import { personActor } from '#domain/desk/desk-actor.ts'
import { line as oneLine, paragraphs } from '#domain/forms/typed-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { DeskAction } from '#domain/desk/log-words.ts'
import { paymentWays } from '#domain/quotes/lifecycle/events.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { isDone, saveCrewNote, saveTicket, type OrderRow } from './visits.ts'
import type { Person } from '#server/people/person.ts'
import type { SentFor } from '#server/people/desk-action.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { recordPayment } from '#server/quotes/record-payment.ts'
import { completeAtDesk, linesDoneSchema } from '#server/quotes/desk/act-at-desk.ts'
import { findDeskQuote } from '#server/quotes/desk/desk-quote.ts'
import { parseOrRefuse, Refusal } from '#server/platform/requests/refusal.ts'
import { getVisit } from './read-visit.ts'

// The forms on a visit's page. Agreeing, moving and calling off a day are forms of the quote's page.

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
])
type VisitForm = z.infer<typeof visitForm>

/** Only the owner changes what the crew is told. */
const ownersIntents = new Set<VisitForm['intent']>(['ticket', 'crew-note'])

const messages: Record<VisitForm['intent'], string> = {
  done: 'Recorded.',
  received: 'Recorded.',
  ticket: 'The ticket is saved.',
  'crew-note': 'Saved.',
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
    default:
      return logged(person, quoteId, 'visit.crew-note', (on) => saveCrewNote(on, quoteId, form.words))
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
