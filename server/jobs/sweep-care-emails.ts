import type { PgBoss } from 'pg-boss'
import { dueEmails } from '#domain/care/due-emails.ts'
import { yardDay, yardHour } from '#domain/company/yard-clock.ts'
import { morningHour } from '#domain/quote/lifecycle/due-actions.ts'
import { insertCareMail, isSwept, listCareOrders, markSwept } from '#server/db/care.ts'
import { db } from '#server/db/database.ts'
import { insertEmailJobs } from './queue.ts'

type Order = Awaited<ReturnType<typeof listCareOrders>>[number]

/** Null if we planted nothing: care is only for what we planted. */
function careOrderOf({ record, lines }: Order) {
  if (record.done === null) return null
  const planted = new Set(
    record.done.lines.flatMap(({ line, outcome }) => (outcome === 'planted' ? [line] : [])),
  )
  const own = lines.filter(({ line }) => planted.has(line))
  if (own.length === 0) return null
  return { plantedOn: record.done.day, hasTrees: own.some(({ plantType }) => plantType === 'tree') }
}

/**
 * CA-22: once a day, in the morning, queues the care emails that are due. Nothing is scheduled ahead. A worker that dies halfway
 * leaves the day unfinished; the next one starts over, and each email's row makes sure that it's queued once.
 */
export async function sweepCareEmails(boss: PgBoss, now: Date) {
  const today = yardDay(now)
  if (yardHour(now) < morningHour || (await isSwept(today))) return
  for (const order of await listCareOrders()) {
    const care = careOrderOf(order)
    const due = care === null ? [] : dueEmails(care, today).filter(({ kind }) => !order.queued.includes(kind))
    for (const { kind, dueOn } of due)
      await db()
        .transaction()
        .execute(async (transaction) => {
          const { quoteId } = order
          if (await insertCareMail(transaction, { quoteId, kind, dueOn, now }))
            await insertEmailJobs(boss, transaction, [{ type: 'care', quoteId, kind }])
        })
  }
  await markSwept(today)
}
