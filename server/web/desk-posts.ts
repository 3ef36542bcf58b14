import type { Request, RequestHandler } from 'express'
import { deskOrigin } from '#server/people/desk-origin.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import { hasBody } from './body-time.ts'
import { mostBodyBytes, mostUploadBytes } from '#server/platform/requests/read-body.ts'

// Checks on every POST to the desk, before any route sees it. Stricter than the site's: browsers always send the origin with
// a POST, and nobody posts to the desk without a browser.

/** A photo is the one large body; only multipart forms have files. */
const types: Readonly<Record<string, number>> = {
  'application/x-www-form-urlencoded': mostBodyBytes,
  'multipart/form-data': mostUploadBytes,
}

function refusalOf(request: Request): [number, string] | undefined {
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return [405, "The desk doesn't support this method."]
  if (request.get('Origin') !== deskOrigin()) return [403, "The desk doesn't accept forms from other sites."]
  if (!hasBody(request)) return undefined
  const type = request.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const mostBytes = Object.hasOwn(types, type) ? types[type] : undefined
  if (mostBytes === undefined) return [415, "This content type isn't supported."]
  if (Number(request.get('Content-Length') ?? mostBytes + 1) > mostBytes)
    return [413, 'The request is too large.']
  return undefined
}

export const checkDeskPosts: RequestHandler = (request, response, next) => {
  const refusal = refusalOf(request)
  if (refusal === undefined) {
    next()
    return
  }
  const [status, message] = refusal
  if (status === 403) countDeskRefusal('origin')
  if (status === 405) response.set('Allow', 'GET, HEAD, POST')
  response.status(status).set('Cache-Control', 'no-store').type('text').send(message)
}
