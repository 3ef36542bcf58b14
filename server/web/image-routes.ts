import type { RequestHandler } from 'express'
import { isPictureVariant } from '#domain/pictures/picture.ts'
import { Busy } from '#server/platform/limits/limit-concurrency.ts'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import { log } from '#server/platform/log/log.ts'
import { findPicture } from '#server/platform/pictures/picture-files.ts'
import { cachePolicies } from './cache-policies.ts'

/** A response takes 3 s at most. Work that takes longer (a hanging disk, a busy machine) goes on and may be done next time. */
const mostMilliseconds = 2_500

const untilDeadline = <Result>(work: Promise<Result>) =>
  withDeadline(work, mostMilliseconds, () => new Busy(`not ready within ${mostMilliseconds} ms`))

/** GET /images/{variant}/{key}. A key names its content, so the response never goes stale. */
export const servePicture: RequestHandler<{ variant: string; key: string }> = async (request, response) => {
  const { variant, key } = request.params
  try {
    const file = isPictureVariant(variant) ? await untilDeadline(findPicture(key, variant)) : undefined
    if (file === undefined) {
      response.status(404).set('Cache-Control', cachePolicies.never).type('text').send('no such picture')
      return
    }
    response.set('Cache-Control', cachePolicies.immutable).type('image/webp')
    // The store may be in a folder whose name begins with a dot.
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' })
  } catch (error) {
    // Too many requests at once isn't an error worth logging; the request's own log line shows the 503.
    if (!(error instanceof Busy)) log.error({ err: error }, 'picture could not be created')
    response
      .status(503)
      .set({ 'Cache-Control': cachePolicies.never, 'Retry-After': '10' })
      .type('text')
      .send('picture not available')
  }
}
