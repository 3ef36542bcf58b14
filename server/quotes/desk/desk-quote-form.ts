import { line, paragraphs } from '#domain/forms/typed-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import { personActor } from '#domain/desk/desk-actor.ts'
import { formatCents, readDollars } from '#domain/money.ts'
import { paymentWays, type Action } from '#domain/quotes/lifecycle/events.ts'
import type { Money } from '#domain/quotes/owed.ts'
import { termsVersion } from '#domain/quotes/quote.ts'
import { nurseryMinute } from '#domain/time/nursery-clock.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { insertNote } from './quote-notes.ts'
import type { SentFor } from '#server/people/desk-action.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { changeCustomer } from './change-customer.ts'
import { actAtDesk } from './act-at-desk.ts'
import { findDeskQuote, type DeskQuote } from './desk-quote.ts'
import { recordPayment } from '#server/quotes/record-payment.ts'
import { sendEditedQuote } from './send-edited-quote.ts'

// The forms on the desk's quote page. Each says which event was the last that the page knew.

const words = paragraphs(4000).default('')
const afterEvent = z.coerce.number().int().min(1)
const checked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const day = z.iso.date('choose a day')
const dayFields = {
  afterEvent,
  day,
  hour: z
    .string()
    .regex(/^([01]?\d|2[0-3])?$/)
    .default('')
    .transform((hour) => (hour === '' ? null : Number(hour))),
  despiteChange: checked,
  saidYes: checked,
}
/** At the yard, such as '2026-11-18T10:12'; now if it's left out. */
const when = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/)
  .transform((given) => (given === '' ? null : nurseryMinute(given)))
const said = { afterEvent, who: line(120).pipe(z.string().min(1, 'say who said it')), when }
const json = z.string().transform((text) => parseJson(text))

export const deskQuoteForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('send'), draft: json }),
  z.object({ intent: z.enum(['settle', 'answer', 'answer-report']), afterEvent, words }),
  z.object({ intent: z.enum(['agree', 'move']), ...dayFields }),
  z.object({
    intent: z.literal('said-yes'),
    ...said,
    ...dayFields,
    version: z.coerce.number().int(),
    termsWere: z.enum(['read', 'sent']),
    heard: z.literal('on', 'check that they said yes'),
    day: day.or(z.literal('')).default(''),
  }),
  z.object({ intent: z.literal('said-no'), ...said }),
  z.object({ intent: z.enum(['take-back', 'told', 'call-off', 'waive']), afterEvent, words }),
  z.object({ intent: z.literal('close'), afterEvent, words, isSpam: checked }),
  z.object({ intent: z.literal('customer'), details: json, was: z.string() }),
  z.object({
    intent: z.literal('paid'),
    afterEvent,
    day,
    direction: z.enum(['in', 'back']).default('in'),
    amount: z
      .string()
      .transform((typed) => readDollars(typed) ?? 0)
      .refine((cents) => cents > 0, 'type dollars, such as 95 or 95.50'),
    way: z.enum(paymentWays),
    isMore: checked,
  }),
  z.object({ intent: z.literal('note'), words: words.pipe(z.string().min(1, 'write something first')) }),
])
type DeskForm = z.infer<typeof deskQuoteForm>

/** The event of each form that is only one event. */
const kinds = {
  settle: 'change-settled',
  answer: 'answered',
  'answer-report': 'report-answered',
  'take-back': 'said-by-mistake',
  told: 'told',
  'call-off': 'day-called-off',
  close: 'lost',
  waive: 'fee-waived',
} as const

const messages: Record<DeskForm['intent'], string> = {
  send: 'Sent.',
  settle: 'Answered: the quote stays as it is.',
  answer: 'Answered.',
  'answer-report': 'Answered.',
  told: 'Recorded.',
  'said-yes': 'The yes is recorded.',
  'said-no': 'The no is recorded.',
  'take-back': 'It’s taken back.',
  agree: 'The day is agreed.',
  move: 'The day is moved.',
  'call-off': 'The day is called off. There is no fee.',
  close: 'The quote is closed.',
  waive: 'The fee is waived.',
  customer: 'Saved. Nothing was sent.',
  paid: 'Recorded.',
  note: 'Saved.',
}

/** Does what a form asks for, in a person's name. */
export async function actOnDeskForm(form: DeskForm, { person, params, now }: SentFor): Promise<string> {
  await act(await findDeskQuote(params['number'] ?? '', now), form, person.id, now)
  return messages[form.intent]
}

async function act(quote: DeskQuote, form: DeskForm, personId: number, now: Date): Promise<void> {
  const actor = personActor(personId)
  switch (form.intent) {
    case 'send':
      return sendEditedQuote(quote, form.draft, actor, now)
    case 'agree':
    case 'move': {
      const planting = {
        day: form.day,
        arrivalHour: form.hour,
        ...(form.saidYes && { saidYes: true as const }),
      }
      const action: Action =
        form.intent === 'move'
          ? { kind: 'day-moved', ...planting }
          : { kind: 'day-agreed', ...planting, despiteChange: form.despiteChange }
      return actAtDesk(quote, { action, actor, afterEvent: form.afterEvent, now })
    }
    case 'said-yes':
    case 'said-no':
      return recordSaid(quote, form, actor, now)
    case 'customer':
      return changeCustomer(quote.id, form, personId)
    case 'paid':
      return recordPayment(quote, {
        payment: (money) => ({ day: form.day, way: form.way, cents: centsOf(form, money) }),
        actor,
        afterEvent: form.afterEvent,
        now,
      })
    case 'note':
      return addNote(quote.id, { personId, words: form.words, at: now })
    default:
      return actAtDesk(quote, {
        action: { kind: kinds[form.intent], ...('isSpam' in form && form.isSpam && { isSpam: true }) },
        actor,
        words: form.words,
        afterEvent: form.afterEvent,
        now,
      })
  }
}

/** A customer's yes or no, and with a yes, the day that was agreed on in the same call. */
function recordSaid(
  quote: DeskQuote,
  form: DeskForm & { intent: 'said-yes' | 'said-no' },
  actor: string,
  now: Date,
) {
  const at = form.when ?? now
  if (at > now) throw new Refusal('They can’t have said it later than now. Nothing was changed.')
  const saidAt = at.toISOString()
  const acting = { actor, words: form.who, afterEvent: form.afterEvent, now }
  if (form.intent === 'said-no') return actAtDesk(quote, { action: { kind: 'said-no', saidAt }, ...acting })
  const { version, termsWere, hour: arrivalHour } = form
  return actAtDesk(quote, {
    action: { kind: 'said-yes', version, saidAt, terms: termsVersion, termsWere },
    ...acting,
    ...(form.day !== '' && {
      thenAction: { kind: 'day-agreed', day: form.day, arrivalHour, saidYes: true, despiteChange: false },
    }),
  })
}

function centsOf({ direction, amount, isMore }: DeskForm & { intent: 'paid' }, { owedCents }: Money) {
  if (direction === 'back') return -amount
  const most = Math.max(0, owedCents)
  if (amount > most && !isMore)
    throw new Refusal(
      `That’s ${formatCents(amount - most)} more than what’s owed. Confirm it. Nothing was changed.`,
    )
  return amount
}

const addNote = (quoteId: number, note: { personId: number; words: string; at: Date }) =>
  db()
    .transaction()
    .execute(async (on) => {
      await insertNote(on, { quoteId, ...note })
      await recordChange(on, { personId: note.personId, action: 'quote.noted', subject: `quote ${quoteId}` })
    })
