import { sql } from 'kysely'
import { db } from '#server/db/database.ts'
import { log } from '#server/log/log.ts'

const hour = 3_600_000

/** Deletes newsletter requests that weren't confirmed within 7 days, now and every hour. Returns a function that stops it. */
export function clearUnconfirmedHourly(): () => void {
  const clear = () => {
    sql`select clear_unconfirmed_newsletter()`
      .execute(db())
      .catch((error: unknown) => log.warn({ err: error }, 'unconfirmed newsletter requests not deleted'))
  }
  clear()
  const timer = setInterval(clear, hour)
  return () => clearInterval(timer)
}
