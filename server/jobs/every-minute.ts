import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from '#server/db/database.ts'
import { log } from '#server/log/log.ts'

/** The day is decided by the clock that also timestamps rows, not by this machine's. */
async function databaseTime(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db())
  return rows[0]?.now ?? new Date()
}

const minute = 60_000
const patience = 3_000

/**
 * Calls each task now and every minute, unless it's still running. A daily task checks in the database whether it's already
 * done. Returns a function that stops the clock and waits briefly for running tasks; an unfinished task resumes another time.
 */
export function everyMinute(tasks: readonly ((now: Date) => Promise<void>)[]): () => Promise<void> {
  const running = new Map<unknown, Promise<void>>()
  const tick = () => {
    for (const task of tasks) {
      if (running.has(task)) continue
      const run = databaseTime()
        .then(task)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'scheduled task failed; it will run again in a minute'),
        )
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
