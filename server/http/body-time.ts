import type { Request, RequestHandler } from 'express'
import { refuseBrokenRequest } from './broken-request.ts'

/** The path of a photo upload, the one request with a large body. */
export const isPhotoUpload = (path: string) => /^\/quote\/[\w-]+\/photos$/.test(path)

export const hasBody = (request: Request) =>
  request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0

class BodyTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

type Limits = { usualMilliseconds: number; uploadMilliseconds: number }

/** Ends a request whose body takes too long to arrive. Node's own limit, in run-server.ts, is the same for all paths. */
export function limitBodyTime({ usualMilliseconds, uploadMilliseconds }: Limits): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) {
      const end = () => {
        if (request.complete) return
        if (response.headersSent) request.socket.destroy()
        else refuseBrokenRequest(new BodyTooSlow(), request.socket)
      }
      const timer = setTimeout(end, isPhotoUpload(request.path) ? uploadMilliseconds : usualMilliseconds)
      response.once('close', () => clearTimeout(timer))
    }
    next()
  }
}
