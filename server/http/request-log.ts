import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { log } from '#server/log/log.ts'
import { observeRequest } from '#server/metrics/requests.ts'
import { runInRequest, type RequestContext } from './request-context.ts'

/** A page must be there within 3 s. What is left is for rendering it, or its message that something could not be read. */
const databaseMilliseconds = 2_300

/** A trusted proxy's own id for the request, so that all logs have the same one. Nobody else may choose it. */
function requestId(request: Request): string {
  const given = request.get('X-Request-Id') ?? ''
  const isTrusted: (address: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn')
  return isTrusted(request.socket.remoteAddress, 0) && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** What answers outside of React Router; the rest is noted by server/http/note-route.ts. */
function firstGuess(path: string): string {
  const [, first = ''] = path.split('/')
  return ['assets', 'images', 'cards', 'health', 'ready'].includes(first) ? `/${first}` : 'other'
}

/** Gives each request its number, and one line in the log: the route and never the address, which may hold words or a token. */
export const logRequests: RequestHandler = (request, response, next) => {
  const begun = performance.now()
  const context: RequestContext = {
    id: requestId(request),
    route: firstGuess(request.path),
    databaseUntil: begun + databaseMilliseconds,
  }
  response.set('X-Request-Id', context.id)
  response.once('close', () => {
    const milliseconds = performance.now() - begun
    const { route } = context
    const status = response.writableFinished ? response.statusCode : 499
    observeRequest({ route, method: request.method, status, seconds: milliseconds / 1000 })
    const line = { request: context.id, method: request.method, route, status, ms: Math.round(milliseconds) }
    if (route === '/assets' || route === '/images') log.debug(line, 'answered')
    else log.info(line, 'answered')
  })
  runInRequest(context, next)
}
