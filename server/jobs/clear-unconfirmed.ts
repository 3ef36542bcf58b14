import { sql } from 'kysely'
import { db } from '#server/db/database.ts'
import { log } from '#server/log/log.ts'

const hour = 3_600_000

/** Forgets, now and every hour, the addresses that nobody confirmed within 7 days. Answers how to stop. */
export function clearUnconfirmedHourly(): () => void {
  const clear = () => {
    sql`select clear_unconfirmed_newsletter()`
      .execute(db())
      .catch((error: unknown) => log.warn({ err: error }, 'unconfirmed addresses not cleared'))
  }
  clear()
  const timer = setInterval(clear, hour)
  return () => clearInterval(timer)
}
