import type { RequestHandler } from 'express'
import { isPictureVariant } from '#domain/pictures/picture.ts'
import { findPicture } from '#server/pictures/picture-files.ts'
import { cachePolicies } from './cache-policies.ts'
import { makeInTime, refuseForNow } from './refuse-for-now.ts'

/** GET /images/{variant}/{key}. A key names its content, so an answer is good forever. */
export const servePicture: RequestHandler<{ variant: string; key: string }> = async (request, response) => {
  const { variant, key } = request.params
  try {
    const file = isPictureVariant(variant) ? await makeInTime(findPicture(key, variant)) : undefined
    if (file === undefined) {
      response.status(404).set('Cache-Control', cachePolicies.never).type('text').send('no such picture')
      return
    }
    response.set('Cache-Control', cachePolicies.immutable).type('image/webp')
    // The store may lie in a folder whose name begins with a dot.
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow' })
  } catch (error) {
    refuseForNow(response, error, 'picture')
  }
}
