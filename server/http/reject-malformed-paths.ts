import type { RequestHandler } from 'express'

const nowhere = '/cannot-be-read'

/** A path that is no text, like /%E0%A4: not found. React Router would say the same, and write the path to the error output. */
export const leadUnreadablePathsNowhere: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path)
  } catch {
    request.url = nowhere
    request.originalUrl = nowhere
  }
  next()
}
