import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Whether there's a response, and a good one. The drills in the lab use it, so the search for unused code doesn't see it used.
 * @public
 */
export const responds = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Polls until `read` returns a value; throws after `seconds`. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value | undefined | false> | Value | undefined | false,
  seconds = 10,
): Promise<Value> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const value = await read()
    if (value !== undefined && value !== false) return value
    await sleep(50)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}
