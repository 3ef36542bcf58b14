import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'

// Without a connection, or while the desk is down, every page stays as it is, with what was typed.

/** No signal, or a desk that's down. A sign-in page or a refusal is an answer. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500)

const refusal = (error: unknown): DeskOutcome => ({
  kind: 'refused',
  message: isRouteErrorResponse(error)
    ? 'The desk isn’t responding, so nothing was saved or sent. Please try again.'
    : 'There’s no connection, so nothing was saved or sent. Try again when you have a signal.',
})

/** An action's result comes with its status around it. */
const isWithStatus = (result: unknown): result is ReturnType<typeof data> =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/** Middleware in the browser: a form that can't be sent is refused. */
export const refuseUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET') return results
  return Object.fromEntries(
    Object.entries(results).map(([route, outcome]) => {
      const error = isWithStatus(outcome.result) ? outcome.result.data : outcome.result
      if (outcome.type !== 'error' || !isUnreachable(error)) return [route, outcome]
      // With this status, the page isn't read again, which would fail and replace it with an error.
      return [route, { type: 'data', result: data(refusal(error), 503) }]
    }),
  )
}

type LoaderArgs<Loaded> = { serverLoader: () => Promise<Loaded>; params: Readonly<Record<string, unknown>> }

/** A client loader that returns what the page of the same name had last, while there's nothing newer to be had. */
export function keepingLast<Loaded extends object>() {
  let last: { page: string; loaded: Loaded } | undefined
  const load = async ({ serverLoader, params }: LoaderArgs<Loaded>): Promise<Loaded & { isOld: boolean }> => {
    const page = JSON.stringify(params)
    try {
      last = { page, loaded: await serverLoader() }
      return { ...last.loaded, isOld: false }
    } catch (error) {
      if (last?.page !== page || !isUnreachable(error)) throw error
      return { ...last.loaded, isOld: true }
    }
  }
  // So that it knows what the page came with.
  return Object.assign(load, { hydrate: true as const })
}
