import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { db, type Database } from './db/database.ts'
import { log } from './log.ts'
import { outsideOfRequests } from './request-context.ts'

// The site's end of the queue: it puts jobs in, on its own pool and inside its own transactions. Only the worker takes them out.

/** The letters of a quote, one job each. The job names the quote; who gets it is read when it is sent. */
export const mailKinds = ['business', 'customer', 'accepted', 'change'] as const
export type MailKind = (typeof mailKinds)[number]

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
    db: fromKysely(db()),
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'queue'))
  await boss.start()
  return boss
}

export async function closeQueue() {
  const boss = await starting?.catch(() => undefined)
  starting = undefined
  await boss?.stop({ graceful: false })
}

/** Read once before a transaction begins, which then needs no second connection. */
export async function openQueue() {
  await queue()
}

/** A later letter about a quote; its first ones are put in by the function store_quote. */
export async function enqueueQuoteLetter(on: Database, quoteId: number, kind: MailKind) {
  const boss = await queue()
  await boss.insert('mail', [{ data: { quoteId, kind }, priority: 1 }], { db: fromKysely(on) })
}

/** The letter that asks a new subscriber to confirm. */
export async function enqueueNewsletterLetter(on: Database, subscriptionId: number) {
  const boss = await queue()
  await boss.insert('mail', [{ data: { subscriptionId } }], { db: fromKysely(on) })
}

/** The letter that hands a visitor's message to the business. */
export async function enqueueContactLetter(on: Database, messageKey: string) {
  const boss = await queue()
  await boss.insert('mail', [{ data: { messageKey }, priority: 1 }], { db: fromKysely(on) })
}

/** A letter that had been given up, once more: the same job, with all its tries before it. */
export async function enqueueAgain(on: Database, jobs: readonly { data: object; priority: number }[]) {
  const boss = await queue()
  await boss.insert(
    'mail',
    jobs.map(({ data, priority }) => ({ data, priority })),
    { db: fromKysely(on) },
  )
}

/** Tells the worker at once that there is mail; it looks by itself every 2 seconds. */
export async function notifyWorker() {
  // The channel as pg-boss names it for the schema pgboss.
  const channel = sql`'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`
  await sql`select pg_notify(${channel}, 'mail')`.execute(db())
}

let waking: NodeJS.Timeout | undefined

/**
 * Tells the worker that there is mail, after the commit and once for all that were committed within 50 ms: inside the
 * transaction a notification would make commits wait for each other.
 */
export function wakeWorker() {
  waking ??= setTimeout(() => {
    waking = undefined
    outsideOfRequests(notifyWorker).catch((error: unknown) =>
      log.warn({ err: error }, 'worker not woken; it looks by itself'),
    )
  }, 50)
}
