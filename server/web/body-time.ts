import type { Request, RequestHandler, Response } from 'express'
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
      const milliseconds = isPhotoUpload(request.path) ? uploadMilliseconds : usualMilliseconds
      const timer = setTimeout(() => end(request, response), milliseconds)
      response.once('close', () => clearTimeout(timer))
    }
    next()
  }
}

type Pace = { bytes: number; perMilliseconds: number }

/** Ends a request whose body arrives more slowly than this, from now until the returned function is called. */
export function keepPace(request: Request, response: Response, { bytes, perMilliseconds }: Pace): () => void {
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    if (bytesRead - before < bytes) end(request, response)
    before = bytesRead
  }, perMilliseconds)
  return () => clearInterval(timer)
}

function end(request: Request, response: Response) {
  if (request.complete) return
  if (response.headersSent) request.socket.destroy()
  else refuseBrokenRequest(new BodyTooSlow(), request.socket)
}
