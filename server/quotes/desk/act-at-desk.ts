import { line as oneLine } from '#domain/forms/typed-text.ts'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { reasonsToStore } from '#domain/visits/done-reasons.ts'
import { z } from '#domain/zod.ts'
import { actOnQuote } from '#server/quotes/act-on-quote.ts'
import { markQuoteDone } from '#server/quotes/mark-quote-done.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { requireRecorded, type DeskQuote } from './desk-quote.ts'

type Acting = { action: Action; actor: string; words?: string; afterEvent?: number | undefined; now: Date }

/** Agrees, moves or calls off a day, answers, closes or waives: whatever is one event. */
export const actAtDesk = async (quote: DeskQuote, acting: Acting) =>
  requireRecorded(await actOnQuote({ quoteId: quote.id, ...acting }), quote)

/** The outcome of a line; a reason is needed if it wasn't done. */
type LineDone = DoneLine & { reason?: string | undefined }

export const linesDoneSchema: z.ZodType<LineDone[]> = z.array(
  z.strictObject({
    line: z.int().min(1),
    outcome: z.enum(['planted', 'delivered', 'picked-up', 'not-done']),
    reason: oneLine(300).optional(),
  }),
)

/** What's to be done with a plant. */
export const plannedOutcome = (isPlantedByUs: boolean, isPickup: boolean): DoneLine['outcome'] =>
  isPlantedByUs ? 'planted' : isPickup ? 'picked-up' : 'delivered'

/** A version's plants, as they're to be done. */
export const linesToDo = ({ plants, delivery }: QuoteVersion): DoneLine[] =>
  plants.map(({ isPlantedByUs }, index) => ({
    line: index + 1,
    outcome: plannedOutcome(isPlantedByUs, delivery.isPickup),
  }))

/** The accepted version's lines, as they were to be done. */
export async function expectedDone({ id, record }: DeskQuote): Promise<DoneLine[]> {
  const versions = await listVersions(id)
  const accepted = versions.find(({ version }) => version === record.accepted?.version)
  if (accepted === undefined) throw new Refusal('The customer has accepted nothing yet.')
  return linesToDo(accepted)
}

type Done = {
  day: string
  lines: readonly LineDone[]
  despiteChange: boolean
  actor: string
  afterEvent?: number | undefined
  now: Date
}

/** Records each line as planted, delivered, picked up or not done. Every line must be named once. */
export async function completeAtDesk(quote: DeskQuote, done: Done) {
  const { day, lines, despiteChange, actor, afterEvent, now } = done
  const expected = (await expectedDone(quote)).map(({ line }) => line)
  const named = lines.map(({ line }) => line).toSorted((one, other) => one - other)
  if (named.join() !== expected.join())
    throw new Refusal(`Say what became of each line once: ${expected.join(', ')}. Nothing was changed.`)
  const undone = lines.filter(({ outcome }) => outcome === 'not-done')
  const unexplained = undone.find(({ reason }) => reason === undefined || reason.trim() === '')
  if (unexplained !== undefined)
    throw new Refusal(`Line ${unexplained.line} wasn't done: say why. Nothing was changed.`)
  const plain = lines.map(({ line, outcome }) => ({ line, outcome }))
  return requireRecorded(
    await markQuoteDone(
      quote.id,
      { day, lines: plain, despiteChange, words: reasonsToStore(undone), afterEvent },
      actor,
      now,
    ),
    quote,
  )
}
