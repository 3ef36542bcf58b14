import type { RequestHandler } from 'express'

const notFoundPath = '/cannot-be-read'

/** A path that can't be decoded, such as /%E0%A4, is a 404. React Router would send one too, but print the path to stderr. */
export const rejectMalformedPaths: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path)
  } catch {
    request.url = notFoundPath
    request.originalUrl = notFoundPath
  }
  next()
}
