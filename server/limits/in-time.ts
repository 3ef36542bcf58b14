/**
 * The result of work, or a rejection with `late()`. The work itself goes on. A result that has arrived, but couldn't be read yet
 * because the process was busy, still counts.
 */
export function inTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  if (milliseconds === Infinity) return work
  return new Promise((resolve, reject) => {
    // Two turns of the event loop later, in which what has arrived is read.
    const timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(late()))), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
