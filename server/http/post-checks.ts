import type { Request, RequestHandler } from 'express'
import { mostBodyBytes } from './read-body.ts'
import { isFromAnotherSite } from './who-may-post.ts'

// What may be sent to us at all (S12), before any route looks at it. The quote API checks for itself, in its own words and
// for the one foreign page that may use it.

const quoteApi = '/api/public/submit-quote'

const hasBody = (request: Request) =>
  request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0

function typesFor(path: string): string[] {
  if (path.startsWith('/api/')) return ['application/json']
  // A mail program's own button may post so (RFC 8058).
  if (path.startsWith('/newsletter/stop/'))
    return ['application/x-www-form-urlencoded', 'multipart/form-data']
  return ['application/x-www-form-urlencoded']
}

function refusalOf(request: Request): [number, string] | undefined {
  if (isFromAnotherSite((name) => request.get(name))) return [403, 'Forms of other sites are not taken.']
  const type = request.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (hasBody(request) && !typesFor(request.path).includes(type)) return [415, 'Not in this form.']
  if (Number(request.get('Content-Length') ?? 0) > mostBodyBytes) return [413, 'That is too much.']
  return undefined
}

export const checkPosts: RequestHandler = (request, response, next) => {
  const { method, path } = request
  if (method === 'GET' || method === 'HEAD' || path === quoteApi) {
    next()
    return
  }
  const refusal: [number, string] | undefined =
    method === 'POST' ? refusalOf(request) : [method === 'OPTIONS' ? 204 : 405, '']
  if (refusal === undefined) {
    next()
    return
  }
  const [status, words] = refusal
  if (method !== 'POST') response.set('Allow', 'GET, HEAD, POST')
  response.status(status).set('Cache-Control', 'no-store').type('text').send(words)
}
