import type { TaskRow } from '#domain/desk/today-page.ts'
import { hourOfVisit, visitWords } from '#domain/quotes/visit.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { loadInWords } from '#domain/visits/load-list.ts'
import { capitalize } from '#domain/wording.ts'
import { plantingOf, toCollect, visitOfOrder, visitTask } from './visit-words.ts'
import { isDone, listVisits } from './visits.ts'

/** The visits of today in the order of the day, with what to load and what to collect. */
export async function listVisitsToday(now: Date, companyName: string): Promise<TaskRow[]> {
  const today = nurseryDay(now)
  const visits = await listVisits(today, today)
  return visits.map((order) => {
    const visit = visitOfOrder(order)
    const load = loadInWords([...order.lines, ...order.extras])
    const sum = toCollect(order)
    return {
      ...visitTask(order, companyName),
      margin: { when: hourOfVisit(visit, plantingOf(order)), note: '', isLate: false },
      title: isDone(order) ? 'Done.' : `${capitalize(visitWords[visit].name)}.`,
      brief: load,
      detail: load,
      total: sum && `Collect ${sum}`,
      act: 'Open',
    }
  })
}
