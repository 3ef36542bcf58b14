import { fullName } from '#domain/cart/customer.ts'
import type { VisitRow } from '#domain/desk/today-page.ts'
import { hourOfVisit, visitWords } from '#domain/quotes/visit.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { loadInWords } from '#domain/visits/load-list.ts'
import { capitalize } from '#domain/wording.ts'
import { plantingOf, toCollect, visitOfOrder } from './visit-words.ts'
import { isDone, listVisits } from './visits.ts'

/** The visits of today in the order of the day, with what to load and what to collect. */
export async function listVisitsToday(now: Date): Promise<VisitRow[]> {
  const today = nurseryDay(now)
  const visits = await listVisits(today, today)
  return visits.map((order) => {
    const visit = visitOfOrder(order)
    return {
      number: order.number,
      who: fullName(order),
      town: order.isPickup ? '' : order.city,
      hour: hourOfVisit(visit, plantingOf(order)),
      title: isDone(order) ? 'Done.' : `${capitalize(visitWords[visit].name)}.`,
      load: loadInWords([...order.lines, ...order.extras]),
      isDone: isDone(order),
      total: toCollect(order),
    }
  })
}
