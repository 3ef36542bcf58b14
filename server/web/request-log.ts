import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { log } from '#server/platform/log/log.ts'
import { observeRequest } from '#server/platform/metrics/metrics.ts'
import {
  databaseDeadline,
  runInRequest,
  type RequestContext,
} from '#server/platform/requests/request-context.ts'

/** A trusted proxy's id for the request, so that all logs use the same one. Nobody else may choose it. */
function requestId(request: Request): string {
  const given = request.get('X-Request-Id') ?? ''
  const isTrusted: (ip: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn')
  return isTrusted(request.socket.remoteAddress, 0) && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Requests handled outside of React Router. For the others, recordRoute sets the route later. */
function firstGuess(path: string): string {
  const [, first = ''] = path.split('/')
  return ['assets', 'images', 'health', 'ready'].includes(first) ? `/${first}` : 'other'
}

/**
 * Gives each request an id and one log line, with its route and never its URL, which may contain a visitor's words or a
 * token.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const begun = performance.now()
  const context: RequestContext = {
    id: requestId(request),
    route: firstGuess(request.path),
    databaseUntil: databaseDeadline(),
  }
  response.set('X-Request-Id', context.id)
  response.once('close', () => {
    const milliseconds = performance.now() - begun
    const { route } = context
    const status = response.writableFinished ? response.statusCode : 499
    observeRequest({ route, method: request.method, status, seconds: milliseconds / 1000 })
    const line = { request: context.id, method: request.method, route, status, ms: Math.round(milliseconds) }
    if (route === '/assets' || route === '/images') log.debug(line, 'request')
    else log.info(line, 'request')
  })
  runInRequest(context, next)
}
