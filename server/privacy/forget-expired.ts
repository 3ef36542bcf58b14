import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'

const batchSize = 200

const forgotten = z.strictObject({
  quotes: z.number(),
  messages: z.number(),
  distances: z.number(),
  counters: z.number(),
})

/** Deletes personal data whose retention period in the privacy policy is over, a few hundred rows at a time. */
export async function forgetExpired(on: Database) {
  const total = { quotes: 0, messages: 0, distances: 0, counters: 0, photos: 0, desk: 0 }
  for (;;) {
    const { rows } = await sql<{ gone: unknown }>`select forget_expired(${batchSize}) as gone`.execute(on)
    const gone = forgotten.parse(rows[0]?.gone)
    if (Object.values(gone).every((count) => count === 0)) break
    for (const kind of Object.keys(gone) as (keyof typeof gone)[]) total[kind] += gone[kind]
  }
  // Their files are deleted within the hour (server/quotes/photo-files.ts).
  total.photos = await repeatedly(on, sql`forget_photos(${batchSize})`)
  // Expired sessions and invitations, and the log after 7 years.
  total.desk = await repeatedly(on, sql`forget_desk(${batchSize})`)
  return total
}

/** Deletes until there's nothing left, and returns how much it was. */
async function repeatedly(on: Database, deleting: ReturnType<typeof sql>): Promise<number> {
  let total = 0
  for (;;) {
    const { rows } = await sql<{ gone: number }>`select ${deleting} as gone`.execute(on)
    const gone = rows[0]?.gone ?? 0
    if (gone === 0) return total
    total += gone
  }
}
