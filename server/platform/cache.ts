import { log } from '#server/platform/log/log.ts'

const minute = 60_000

/** How long values are cached. Nothing older is ever served. */
export const cacheTime = { companySettings: 30 * minute, others: 5 * minute } as const

const drops: (() => void)[] = []

/** Call when something may have changed: every value is read again, even those that are loading right now. */
export function dropCaches() {
  for (const drop of drops) drop()
}

/**
 * Calls `load` at most once per `milliseconds`; concurrent callers share one load. If a load fails, the last value is served
 * until its own time is up, since dropping caches doesn't mean that it has changed. Failures aren't cached.
 */
export function cachedFor<Value>(
  milliseconds: number,
  load: () => Promise<Value>,
  now = Date.now,
): () => Promise<Value> {
  type Entry = { value: Promise<Value>; until: number }
  let current: Entry | undefined
  let last: { value: Value; until: number } | undefined
  drops.push(() => {
    current = undefined
  })
  return () => {
    if (current !== undefined && now() < current.until) return current.value
    const until = now() + milliseconds
    const entry: Entry = {
      until,
      value: load().then(
        (value) => {
          if (current === entry) last = { value, until }
          return value
        },
        (error: unknown) => {
          if (current === entry) current = undefined
          if (last === undefined || now() >= last.until) throw error
          log.warn({ err: error }, 'reading failed; serving the last value')
          return last.value
        },
      ),
    }
    current = entry
    return entry.value
  }
}
