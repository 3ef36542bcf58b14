import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareFunction } from 'react-router'

/** The current request, available to all code that runs on its behalf. */
export type RequestContext = {
  id: string
  /** The route's pattern, such as /plant-database/:slug. Never the URL, which may contain a visitor's words. */
  route: string
  /** The deadline of its database work, on the clock of performance.now(). */
  databaseUntil: number
}

/** A page takes 3 s at most. The rest of that time is for rendering it, or its error message. */
const databaseMilliseconds = 1_900

export const databaseDeadline = () => performance.now() + databaseMilliseconds

const storage = new AsyncLocalStorage<RequestContext>()

export const currentRequest = () => storage.getStore()

export function runInRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** Gives `work` a shorter database deadline than the request's own. Has no effect outside a request. */
export function withDatabaseFor<Result>(milliseconds: number, work: () => Result): Result {
  const context = storage.getStore()
  if (context === undefined) return work()
  const databaseUntil = Math.min(context.databaseUntil, performance.now() + milliseconds)
  return storage.run({ ...context, databaseUntil }, work)
}

/** For a request that has waited for its body: the time for database work starts over. */
export function restartDatabaseTime() {
  const context = storage.getStore()
  if (context !== undefined) context.databaseUntil = databaseDeadline()
}

/** For work that a request happens to start, but that outlives it: the request's deadline doesn't apply. */
export function outsideOfRequests<Result>(work: () => Result): Result {
  return storage.exit(work)
}

/** Middleware of the root route: tells logs and metrics which route handles the request. */
export const recordRoute: MiddlewareFunction<Response> = ({ pattern }, next) => {
  const request = currentRequest()
  if (request !== undefined) request.route = `/${pattern.replace(/^\//, '')}`
  return next()
}
