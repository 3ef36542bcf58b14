import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#server/log.ts'

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
      const run = task(new Date())
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
