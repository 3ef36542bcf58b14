/** Thrown when work took too long or never got a turn. The client should try again later. */
export class Busy extends Error {}

/** Runs at most `most` tasks at once. Others wait in line, and are rejected with Busy after `waitMilliseconds`. */
export function limitConcurrency({ most, waitMilliseconds }: { most: number; waitMilliseconds: number }) {
  let running = 0
  const waiting = new Set<() => void>()

  function takeTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(tooLong)
        waiting.delete(start)
        resolve()
      }
      const tooLong = setTimeout(() => {
        waiting.delete(start)
        reject(new Busy(`no turn within ${waitMilliseconds} ms`))
      }, waitMilliseconds)
      waiting.add(start)
    })
  }
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    // A waiting task takes over the turn of one that ends, so the count stays the same.
    if (running >= most) await takeTurn()
    else running += 1
    try {
      return await task()
    } finally {
      const [next] = waiting
      if (next === undefined) running -= 1
      else next()
    }
  }
}
