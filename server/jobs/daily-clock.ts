import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from '#server/db/database.ts'
import { log } from '#server/log/log.ts'

/** Rows are stamped by this clock, so that it alone says what day it is, whatever the machine of this worker thinks. */
async function databaseTime(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db())
  return rows[0]?.now ?? new Date()
}

const minute = 60_000
const patience = 3_000

/**
 * Calls each task now and every minute; what is to happen once a day asks the database whether it has. A task that still runs is
 * not called again. Answers how to stop, which waits a little for what is running: it can go on another time.
 */
export function everyMinute(tasks: readonly ((now: Date) => Promise<void>)[]): () => Promise<void> {
  const running = new Map<unknown, Promise<void>>()
  const tick = () => {
    for (const task of tasks) {
      if (running.has(task)) continue
      const run = databaseTime()
        .then(task)
        .catch((error: unknown) => log.warn({ err: error }, 'daily work not done; tried again in a minute'))
        .finally(() => running.delete(task))
      running.set(task, run)
    }
  }
  tick()
  const timer = setInterval(tick, minute)
  return async () => {
    clearInterval(timer)
    await Promise.race([Promise.all(running.values()), sleep(patience, undefined, { ref: false })])
  }
}
