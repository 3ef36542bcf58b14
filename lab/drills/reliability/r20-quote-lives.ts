import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, nurseryDay } from '../../../domain/time/nursery-clock.ts'
import type { Action, QuoteEvent } from '../../../domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '../../../domain/quotes/lifecycle/quote-after.ts'
import { heldVersion, type QuoteRecord } from '../../../domain/quotes/lifecycle/record.ts'
import { actOnQuote } from '../../../server/quotes/act-on-quote.ts'
import { closeDatabase } from '../../../server/platform/database/database.ts'
import { listEvents, readRecord } from '../../../server/quotes/quote-events.ts'
import { closeQueue } from '../../../server/mail/queue.ts'
import { untilMailed } from '#lab/drills/rig/ledger.ts'
import { countRepeated } from '#lab/drills/rig/mail-counter.ts'
import { report, above, below, none, atMost } from '#lab/drills/rig/measurements.ts'
import {
  beginLife,
  offer,
  postUntilAnswered,
  takeTheDesk,
  type Fields,
  type Life,
} from '#lab/drills/rig/quote-life.ts'
import { killAtRandom, type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { until } from '../../../tests/support/until.ts'

type Size = { quotes: number; steps: number; kills: number }

const mostPauseSeconds = 120

/** R20: quotes from request to planting day, while an application or the worker is killed at random. */
export async function quoteLives(rig: Rig, items: Items, { quotes, steps, kills }: Size): Promise<boolean> {
  takeTheDesk(rig)
  const killing = killAtRandom(rig, kills)
  let tooLate = 0
  const lives = await Promise.all(
    Array.from({ length: quotes }, async (_, index) => {
      await sleep(randomInt(2000))
      const life = await beginLife(rig, items, { email: `customer-${index}@example.com` })
      // The events that the customer was told of, by name.
      const told: string[] = []
      for (let step = 0; step < steps; step += 1) {
        await sleep(randomInt((kills * 3500) / steps))
        const done = await takeStep(rig, life, `${index}-${step}`).catch((error: unknown) => {
          if (!isTimeout(error)) throw error
          tooLate += 1
          return null
        })
        if (done !== null) told.push(done)
      }
      return { life, told }
    }),
  )
  await killing
  await untilMailed(rig)

  const counts = { untold: 0, contradictory: 0, wrongHolds: 0, unsent: 0, wrongPages: 0 }
  let events = 0
  for (const { life, told } of lives) {
    const stored = await listEvents(life.id)
    events += stored.length
    const byCustomer = stored.filter(({ actor, kind }) => actor === 'customer' && kind !== 'requested')
    if (String(byCustomer.map(({ kind }) => kind)) !== String(told)) counts.untold += 1
    const { record } = await readRecord(life.id)
    const replayed = replay(stored)
    if (JSON.stringify(inOrder(replayed)) !== JSON.stringify(inOrder(record))) counts.contradictory += 1
    counts.wrongHolds += await wrongHolds(rig, life, record)
    const page = await fetch(`${rig.origins[0]}/quote/${life.token}`)
    if (page.status !== 200) counts.wrongPages += 1
  }
  const unsent = () =>
    rig.count(
      'select count(*) from emails where sent_at is null and refused_at is null and dropped_at is null',
    )
  // One that a killed worker was sending is tried again after a pause.
  await until('every email', async () => (await unsent()) === 0, mostPauseSeconds).catch(() => undefined)
  const emails = await rig.count('select count(*) from emails')
  const repeated = countRepeated(rig.mail.mails)
  await closeQueue()
  await closeDatabase()
  return report(`R20 ${quotes} quotes from request to planting, ${kills} kills`, [
    above('events', events, quotes * 3),
    none('quotes whose events differ from what customers were told', counts.untold),
    none('quotes whose record differs from their events', counts.contradictory),
    below("the desk's steps that timed out", tooLate, quotes),
    none('wrong stock holds', counts.wrongHolds),
    none('pages that do not open', counts.wrongPages),
    above('emails', emails, quotes * 4),
    none('emails not sent', await unsent()),
    atMost('emails sent twice, one per kill', repeated, kills),
  ])
}

/** The desk's statements have a deadline. Whether its step happened is in the record that the next step reads. */
const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT'

/** One step of the customer or the desk that makes sense now; returns the customer's event if it happened. */
async function takeStep(rig: Rig, life: Life, label: string): Promise<string | null> {
  const now = new Date()
  const { record } = await readRecord(life.id)
  const byDesk = async (action: Action) => {
    await actOnQuote({ quoteId: life.id, action, actor: 'Dana', now })
    return null
  }
  const byCustomer = async (kind: string, fields: Fields) =>
    (await postUntilAnswered(rig, life, fields)) === 'done' ? kind : null
  const change = () => byCustomer('change-asked', { intent: 'change', message: `Please change ${label}` })
  const day = { day: addDays(nurseryDay(now), 10 + randomInt(20)), arrivalHour: 8 }
  const choices: Record<string, (() => Promise<string | null>)[]> = {
    requested: [
      () => offer(life, now).then(() => null),
      () => offer(life, now).then(() => null),
      ...(record.setAsideUntil === null ? [() => byCustomer('went-ahead', { intent: 'go-ahead' })] : []),
      change,
    ],
    quoted: record.hasOpenChange
      ? [() => offer(life, now).then(() => null), () => byDesk({ kind: 'change-settled' })]
      : [
          () =>
            byCustomer('accepted', {
              intent: 'accept',
              version: String(record.newest.version),
              name: `Elena ${label}`,
            }),
          () => offer(life, now).then(() => null),
          change,
          () => byCustomer('declined', { intent: 'decline' }),
        ],
    accepted: [
      () => byDesk({ kind: 'day-agreed', ...day, despiteChange: true }),
      () => byDesk({ kind: 'day-agreed', ...day, despiteChange: true }),
      () => byCustomer('withdrawn', { intent: 'withdraw' }),
      change,
    ],
    scheduled: [
      () => byDesk({ kind: 'day-moved', ...day }),
      () => byDesk({ kind: 'day-called-off' }),
      () => byCustomer('canceled', { intent: 'cancel', fee: '0' }),
      change,
    ],
  }
  const possible = choices[record.state] ?? [() => offer(life, now).then(() => null)]
  return (await possible[randomInt(possible.length)]?.()) ?? null
}

function replay(stored: Awaited<ReturnType<typeof listEvents>>): QuoteRecord | null {
  let record: QuoteRecord | null = null
  for (const { kind, details, at } of stored) {
    // Written by us, from an Action.
    const event = { kind, ...(details as object), at } as QuoteEvent
    const outcome = quoteAfter(record, event)
    if ('refused' in outcome) return null
    record = outcome.record
  }
  return record
}

/** PostgreSQL returns a JSON object's keys in its own order, and may write the first moment in another form. */
const inOrder = (record: QuoteRecord | null) =>
  record && {
    ...Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))),
    newest: [record.newest.version, record.newest.validUntil],
    accepted: record.accepted && [record.accepted.version, record.accepted.validUntil],
    plantingDay: record.plantingDay && [record.plantingDay.day, record.plantingDay.arrivalHour],
    waitingSince: record.waitingSince && Date.parse(`${record.waitingSince.replace(/Z?$/, '')}Z`),
  }

/** Holds without an order, and orders without a hold although their plants are listed. */
async function wrongHolds(rig: Rig, { id }: Life, record: QuoteRecord): Promise<number> {
  const version = heldVersion(record)
  const [row] = await rig.query(
    `select (select count(*)::int from stock_holds where quote_id = $1 and not exists (
        select from quote_items line where line.quote_id = $1 and line.version = $2
          and line.inventory_id = stock_holds.inventory_id and line.quantity >= stock_holds.quantity))
      + (select count(*)::int from (select inventory_id, sum(quantity) as held from stock_holds group by inventory_id) held
        join inventory on inventory.id = inventory_id where held > quantity_available) as wrong`,
    [id, version],
  )
  return Number(row?.['wrong'])
}
