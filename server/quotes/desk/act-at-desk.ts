import { line as oneLine } from '#domain/forms/typed-text.ts'
import type { Action, DoneLine } from '#domain/quotes/lifecycle/events.ts'
import { countDone } from '#domain/quotes/lifecycle/record.ts'
import { reasonsToStore, type ExplainedLine } from '#domain/visits/done-reasons.ts'
import { z } from '#domain/zod.ts'
import { inQuoteTransaction, recordOnQuote } from '#server/quotes/act-on-quote.ts'
import { markQuoteDone } from '#server/quotes/mark-quote-done.ts'
import { listVersions } from '#server/quotes/quote-versions.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { requireRecorded, type DeskQuote } from './desk-quote.ts'

type Acting = {
  action: Action
  /** Happens in the same step, or neither does. */
  thenAction?: Action
  actor: string
  words?: string
  afterEvent?: number | undefined
  now: Date
}

/** Agrees, moves or calls off a day, answers, closes or waives: whatever is an event. */
export async function actAtDesk(quote: DeskQuote, { thenAction, ...acting }: Acting) {
  const { actor, now } = acting
  const outcome = await inQuoteTransaction(async (on) => {
    const first = await recordOnQuote(on, { quoteId: quote.id, ...acting })
    if (thenAction === undefined || first.kind !== 'recorded') return first
    const second = await recordOnQuote(on, { quoteId: quote.id, action: thenAction, actor, now })
    await requireRecorded(second, quote)
    return second
  })
  await requireRecorded(outcome, quote)
}

export const linesDoneSchema: z.ZodType<ExplainedLine[]> = z.array(
  z.strictObject({
    line: z.int().min(1),
    outcome: z.enum(['planted', 'delivered', 'picked-up', 'not-done']),
    count: z.int().min(1).max(999).optional(),
    reason: oneLine(300).optional(),
  }),
)

/** What's to be done with a plant. */
export const plannedOutcome = (isPlantedByUs: boolean, isPickup: boolean): DoneLine['outcome'] =>
  isPlantedByUs ? 'planted' : isPickup ? 'picked-up' : 'delivered'

/** The accepted version's lines, as they were to be done. */
export async function expectedDone({ id, record }: DeskQuote): Promise<(DoneLine & { count: number })[]> {
  const versions = await listVersions(id)
  const accepted = versions.find(({ version }) => version === record.accepted?.version)
  if (accepted === undefined) throw new Refusal('The customer has accepted nothing yet.')
  return accepted.plants.map(({ isPlantedByUs, quantity: count }, index) => ({
    line: index + 1,
    outcome: plannedOutcome(isPlantedByUs, accepted.delivery.isPickup),
    count,
  }))
}

type Done = {
  day: string
  lines: readonly ExplainedLine[]
  note?: string
  despiteChange: boolean
  actor: string
  afterEvent?: number | undefined
  now: Date
}

/** Records how much of each line was planted, delivered or picked up, and why not the rest. Every line must be named once. */
export async function completeAtDesk(quote: DeskQuote, done: Done) {
  const { day, lines, note = '', despiteChange, actor, afterEvent, now } = done
  const planned = await expectedDone(quote)
  const expected = planned.map(({ line }) => line)
  const named = lines.map(({ line }) => line).toSorted((one, other) => one - other)
  if (named.join() !== expected.join())
    throw new Refusal(`Say what became of each line once: ${expected.join(', ')}. Nothing was changed.`)
  const orderedOf = (line: number) => planned[line - 1]?.count ?? 0
  const tooMany = lines.find(({ line, count = 0 }) => count > orderedOf(line))
  if (tooMany !== undefined)
    throw new Refusal(`Line ${tooMany.line} has only ${orderedOf(tooMany.line)}. Nothing was changed.`)
  const undone = lines.filter((each) => countDone(each, orderedOf(each.line)) < orderedOf(each.line))
  const unexplained = undone.find(({ reason }) => reason === undefined || reason.trim() === '')
  if (unexplained !== undefined)
    throw new Refusal(`Line ${unexplained.line} wasn't all done: say why. Nothing was changed.`)
  const plain = lines.map(({ line, outcome, count }): DoneLine => {
    const isInPart = outcome !== 'not-done' && count !== undefined && count < orderedOf(line)
    return { line, outcome, ...(isInPart && { count }) }
  })
  return requireRecorded(
    await markQuoteDone(
      quote.id,
      { day, lines: plain, despiteChange, words: reasonsToStore(undone), note, afterEvent },
      actor,
      now,
    ),
    quote,
  )
}
