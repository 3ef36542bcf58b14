/** A limit of this process alone, for when the database that counts for all is away. */
export function limitInProcess(most: number, perMilliseconds: number, now = Date.now) {
  const taken: number[] = []
  /** Takes one, if there is one left. */
  return (): boolean => {
    const since = now() - perMilliseconds
    while (taken[0] !== undefined && taken[0] <= since) taken.shift()
    if (taken.length >= most) return false
    taken.push(now())
    return true
  }
}
