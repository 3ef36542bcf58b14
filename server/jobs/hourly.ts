import { log } from '#server/log/log.ts'

const hour = 3_600_000

/** Calls each task now and every hour. Returns a function that stops it. */
export function hourly(tasks: readonly (() => Promise<unknown>)[]): () => void {
  const run = () => {
    for (const task of tasks)
      task().catch((error: unknown) =>
        log.warn({ err: error }, 'hourly task failed; it will run again in an hour'),
      )
  }
  run()
  const timer = setInterval(run, hour)
  return () => clearInterval(timer)
}
