import { log } from '#server/log/log.ts'

const minute = 60_000

/** How long values that were read are good for (ST-01, ST-03). Upper bounds: nothing is served older than this. */
export const cacheTime = { companySettings: 30 * minute, others: 5 * minute } as const

const drops: (() => void)[] = []

/** Something may have changed: every value is read again, also those being loaded right now. */
export function dropCaches() {
  for (const drop of drops) drop()
}

/**
 * `load`, at most once per `milliseconds`; one load serves everybody who asks meanwhile. If it fails, the last value still serves
 * until its own time is up: when a database comes back and fails again, nothing is known to have changed. A failure isn't
 * cached.
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
          log.warn({ err: error }, 'not read again; the last value serves')
          return last.value
        },
      ),
    }
    current = entry
    return entry.value
  }
}
