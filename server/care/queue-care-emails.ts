import { dueEmails } from '#domain/care/due-emails.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { listCareOrders } from './care.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queueEmails } from '#server/mail/queue.ts'

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

/** Queues the care emails that are due. Nothing is scheduled ahead, and each email is queued once. */
export async function queueCareEmails(on: Database, now: Date) {
  let emails = 0
  for (const order of await listCareOrders(on)) {
    const care = careOrderOf(order)
    const kinds = care === null ? [] : dueEmails(care, nurseryDay(now))
    const { quoteId } = order
    emails += await queueEmails(
      on,
      kinds.map((careKind) => ({ type: 'care', quoteId, careKind, queuedAt: now })),
    )
  }
  return { emails }
}
