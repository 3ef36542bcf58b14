import { addDays, nurseryMoment } from '../../../domain/time/nursery-clock.ts'
import { advanceQuotes } from '../../../server/quotes/advance-quotes.ts'
import { queueCareEmailsOnceADay } from '../../../server/desk/daily-tasks.ts'

// node lab/drills/rig/clock-worker.ts FROM UNTIL: does what the worker's clock does, on every day of a stretch. It can be
// killed at any moment; the next one starts with FROM again and finds what's done.

const [from = '', until = ''] = process.argv.slice(2)
const minute = 60_000

let days = 0
for (let day = from; day <= until; day = addDays(day, 1)) {
  days += 1
  // A clock that's 10 minutes slow, right, or 10 minutes fast.
  const offMilliseconds = ((days % 3) - 1) * 10 * minute
  const at = (hour: number, minutes: number) =>
    new Date(nurseryMoment(day, hour).getTime() + minutes * minute + offMilliseconds)
  await advanceQuotes(at(0, 15))
  for (const now of [at(0, 15), at(8, 45), at(9, 15), at(23, 45)]) await queueCareEmailsOnceADay(now)
  await advanceQuotes(at(9, 15))
}
process.exit(0)
