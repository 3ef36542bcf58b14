import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { db, type Database } from '#server/platform/database/database.ts'
import type { EmailType, NewEmail, QueuedEmail } from './emails.ts'
import { listJobless } from './unsent-emails.ts'
import { log } from '#server/platform/log/log.ts'
import { outsideOfRequests } from '#server/platform/requests/request-context.ts'

// The site's end of the queue: it inserts jobs with its own pool, inside its own transactions. Only the worker takes them out.

let starting: Promise<PgBoss> | undefined

function queue(): Promise<PgBoss> {
  starting ??= outsideOfRequests(startQueue).catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

async function startQueue(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(db().withoutPlugins()),
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'queue error'))
  await boss.start()
  return boss
}

export async function closeQueue() {
  if (waking !== undefined) {
    clearTimeout(waking)
    waking = undefined
    await notifyWorker()
  }
  const boss = await starting?.catch(() => undefined)
  starting = undefined
  await boss?.stop({ graceful: false })
}

/** Call before a transaction begins: starting the queue inside it would need a second connection. */
export async function openQueue() {
  await queue()
}

/** A transaction whose emails are sent as soon as it's committed. */
export async function inMailTransaction<Result>(work: (on: Database) => Promise<Result>): Promise<Result> {
  await openQueue()
  const result = await db().transaction().execute(work)
  wakeWorker()
  return result
}

/** Queues emails in the caller's transaction: a row and a job for each that wasn't queued before. Returns how many those are. */
export async function queueEmails(on: Database, emails: readonly NewEmail[]): Promise<number> {
  if (emails.length === 0) return 0
  const queued = await on
    .insertInto('emails')
    .values([...emails])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'type'])
    .execute()
  await insertEmailJobs(on, queued as QueuedEmail[])
  return queued.length
}

/** Emails from visitors to the business go first. */
const goesFirst: ReadonlySet<EmailType> = new Set(['business', 'to-business', 'message'])

export async function insertEmailJobs(on: Database, emails: readonly QueuedEmail[]) {
  const jobs = emails.map(({ id, type }) => ({
    data: { emailId: id },
    priority: goesFirst.has(type) ? 1 : 0,
  }))
  const boss = await queue()
  if (jobs.length > 0) await boss.insert('mail', jobs, { db: fromKysely(on.withoutPlugins()) })
}

/** Tells the worker right away that there's mail; otherwise it looks every 2 seconds. */
async function notifyWorker() {
  // pg-boss's name of the channel for the schema pgboss.
  const channel = sql`'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`
  await sql`select pg_notify(${channel}, 'mail')`.execute(db())
}

let waking: NodeJS.Timeout | undefined

/**
 * Tells the worker that there's mail, once for everything committed within 50 ms. Call it after the commit: a notification
 * inside the transaction would make commits wait for each other.
 */
export function wakeWorker() {
  waking ??= setTimeout(() => {
    waking = undefined
    outsideOfRequests(notifyWorker).catch((error: unknown) =>
      log.warn({ err: error }, 'worker not notified; it will look by itself'),
    )
  }, 50)
}

/** Queues unsent emails whose job was lost, for example because someone deleted it by hand. One worker at a time. */
export async function requeueJobless() {
  await inMailTransaction(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('hctc requeue_jobless')) as mine`.execute(transaction)
    if (rows[0]?.mine !== true) return
    const emails = await listJobless(transaction)
    await insertEmailJobs(transaction, emails)
    if (emails.length > 0) log.warn({ emails: emails.length }, 'emails without a job queued again')
  })
}
