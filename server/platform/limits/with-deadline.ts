/**
 * Resolves with the work's result, or rejects with `late()` after `milliseconds`; the work itself goes on. A result that has
 * arrived but hasn't been read because the process was busy still counts.
 */
export function withDeadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  if (milliseconds === Infinity) return work
  return new Promise((resolve, reject) => {
    // Waits two more turns of the event loop, in which data that has arrived is read.
    const timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(late()))), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
