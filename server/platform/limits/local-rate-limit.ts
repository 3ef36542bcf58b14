/** A rate limit for this process alone, for when the database that counts for all processes is down. */
export function localRateLimit(most: number, perMilliseconds: number, now = Date.now) {
  const taken: number[] = []
  /** Returns false if the limit is used up. */
  return (): boolean => {
    const since = now() - perMilliseconds
    while (taken[0] !== undefined && taken[0] <= since) taken.shift()
    if (taken.length >= most) return false
    taken.push(now())
    return true
  }
}
