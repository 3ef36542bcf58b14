import type { Request, RequestHandler } from 'express'
import { hasBody, isPhotoUpload } from './body-time.ts'
import { mostBodyBytes, mostUploadBytes } from '#server/platform/requests/read-body.ts'
import { isFromAnotherSite } from './cross-origin.ts'

// Checks on every POST, before any route sees it. The quote API does its own, because it has its own messages and one
// other site may use it.

const quoteApi = '/api/public/submit-quote'

function typesFor(path: string): string[] {
  if (path.startsWith('/api/')) return ['application/json']
  if (isPhotoUpload(path)) return ['multipart/form-data']
  // A mail program's unsubscribe button may send this type (RFC 8058).
  if (path.startsWith('/newsletter/stop/') || path.startsWith('/care-emails/stop/'))
    return ['application/x-www-form-urlencoded', 'multipart/form-data']
  return ['application/x-www-form-urlencoded']
}

function refusalOf(request: Request): [number, string] | undefined {
  if (isFromAnotherSite((name) => request.get(name))) return [403, "We don't accept forms from other sites."]
  const type = request.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (hasBody(request) && !typesFor(request.path).includes(type))
    return [415, "This content type isn't supported."]
  const mostBytes = isPhotoUpload(request.path) ? mostUploadBytes : mostBodyBytes
  if (Number(request.get('Content-Length') ?? 0) > mostBytes) return [413, 'The request is too large.']
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
  const [status, message] = refusal
  if (method !== 'POST') response.set('Allow', 'GET, HEAD, POST')
  response.status(status).set('Cache-Control', 'no-store').type('text').send(message)
}
