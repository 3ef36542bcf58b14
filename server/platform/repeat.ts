import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from '#server/platform/database/database.ts'
import { log } from '#server/platform/log/log.ts'

/** The day is decided by the clock that also timestamps rows, not by this machine's. */
async function databaseTime(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db())
  return rows[0]?.now ?? new Date()
}

const patience = 3_000

/**
 * Calls each task now and every few minutes, unless it's still running. Returns a function that stops that and waits briefly for
 * running tasks; an unfinished task resumes another time.
 */
export function repeat(
  minutes: number,
  tasks: readonly ((now: Date) => Promise<unknown>)[],
): () => Promise<void> {
  const running = new Map<unknown, Promise<void>>()
  const tick = () => {
    for (const task of tasks) {
      if (running.has(task)) continue
      const run = databaseTime()
        .then(async (now) => void (await task(now)))
        .catch((error: unknown) => log.warn({ err: error }, 'scheduled task failed; it will run again'))
        .finally(() => running.delete(task))
      running.set(task, run)
    }
  }
  tick()
  const timer = setInterval(tick, minutes * 60_000)
  return async () => {
    clearInterval(timer)
    await Promise.race([Promise.all(running.values()), sleep(patience, undefined, { ref: false })])
  }
}
