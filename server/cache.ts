const minute = 60_000

/** How long what was read is good for (ST-01, ST-03). Upper bounds: nothing is served older than this. */
export const cacheTime = { companySettings: 30 * minute, others: 5 * minute } as const

const drops: (() => void)[] = []

/** Forgets everything that is kept, also what is being loaded at this moment: it may have been read before the change. */
export function dropCaches() {
  for (const drop of drops) drop()
}

/** `load`, at most once per `milliseconds`. A failure is not kept, and one load serves all who ask meanwhile. */
export function cachedFor<Value>(
  milliseconds: number,
  load: () => Promise<Value>,
  now = Date.now,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  drops.push(() => {
    kept = undefined
  })
  return () => {
    if (kept !== undefined && now() < kept.until) return kept.value
    const value = load()
    const entry = { value, until: now() + milliseconds }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
