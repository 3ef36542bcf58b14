/** Thrown when something took too long or got no turn. The client should try again later. */
export class Busy extends Error {}

/** Runs at most so many tasks at once. Others wait for their turn, in order, and only so long. */
export function fewAtOnce({ most, waitMilliseconds }: { most: number; waitMilliseconds: number }) {
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
    // A turn is handed from one task to the next, so the count stays as it is.
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
