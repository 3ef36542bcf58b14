import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being answered, wherever the code that answers it is. */
export type RequestContext = {
  id: string
  /** As in the table of routes, like /plant-database/:slug; never the address itself, which may hold a visitor's words. */
  route: string
  /** When the database must have answered, in the time of performance.now(). */
  databaseUntil: number
}

const storage = new AsyncLocalStorage<RequestContext>()

export const currentRequest = () => storage.getStore()

export function runInRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** Runs `work` with less time for the database than the request has; outside of a request nothing changes. */
export function withDatabaseFor<Result>(milliseconds: number, work: () => Result): Result {
  const context = storage.getStore()
  if (context === undefined) return work()
  const databaseUntil = Math.min(context.databaseUntil, performance.now() + milliseconds)
  return storage.run({ ...context, databaseUntil }, work)
}

/** For what a request happens to start, but what lives on after it. */
export function outsideOfRequests<Result>(work: () => Result): Result {
  return storage.exit(work)
}
