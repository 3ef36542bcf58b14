import { sql } from 'kysely'
import { z } from 'zod'
import { yardDay } from '#domain/company/yard-clock.ts'
import { db } from '#server/db/database.ts'
import { log } from '#server/log/log.ts'

const batchSize = 200

const forgotten = z.strictObject({
  quotes: z.number(),
  messages: z.number(),
  distances: z.number(),
  counters: z.number(),
})

/** Claims the day for this worker. A claim that isn't finished expires after an hour, in case its worker died. */
async function takeDay(day: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into forgetting_runs as run (day) values (${day}::date)
    on conflict (day) do update set started_at = now()
    where run.finished_at is null and run.started_at < now() - interval '1 hour'`.execute(db())
  return numAffectedRows === 1n
}

/** Once a day, deletes personal data whose retention period in the privacy policy is over, a few hundred rows at a time. */
export async function forgetExpiredOncePerDay(now: Date) {
  const day = yardDay(now)
  if (!(await takeDay(day))) return
  const total = { quotes: 0, messages: 0, distances: 0, counters: 0, photos: 0, desk: 0 }
  for (;;) {
    const { rows } = await sql<{ gone: unknown }>`select forget_expired(${batchSize}) as gone`.execute(db())
    const gone = forgotten.nullable().parse(rows[0]?.gone)
    // Another worker is doing it.
    if (gone === null) return
    if (Object.values(gone).every((count) => count === 0)) break
    for (const kind of Object.keys(gone) as (keyof typeof gone)[]) total[kind] += gone[kind]
  }
  total.photos = await forgetPhotos()
  total.desk = await forgetDesk()
  await sql`update forgetting_runs set finished_at = now(), forgotten = ${JSON.stringify(total)}::jsonb
    where day = ${day}::date`.execute(db())
  log.info(total, 'expired personal data deleted')
}

/** Photos of quotes that came to nothing. Their files are deleted within the hour (server/pictures/photo-files.ts). */
async function forgetPhotos(): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_photos(${batchSize}) as gone`.execute(db())
  const gone = rows[0]?.gone ?? 0
  return gone === 0 ? 0 : gone + (await forgetPhotos())
}

/** The desk's expired sessions and invitations, its log after 7 years, and its register of privacy requests after 5. */
async function forgetDesk(): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select forget_desk(${batchSize}) + forget_privacy_requests(${batchSize}) as gone`.execute(db())
  const gone = rows[0]?.gone ?? 0
  return gone === 0 ? 0 : gone + (await forgetDesk())
}
