import { photoKindOf } from '#domain/pictures/photo-kind.ts'
import { pictureEnv } from '#server/platform/config/env.ts'
import { storePicture, UnusablePhoto } from '#server/platform/pictures/picture-intake.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** Stores the photo of a tree in stock and returns its key. Refuses what isn't a usable photo, by its bytes. */
export async function storeStockPhoto(bytes: Buffer, name: string): Promise<string> {
  if (pictureEnv().PICTURE_RENDER_URL !== undefined)
    throw new Refusal('Pictures are in hosted storage. Add the photo there.')
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw new Refusal(
      'This is an iPhone HEIC photo. Send it as JPEG (Settings, Camera, Formats, Most Compatible).',
    )
  if (kind === 'other') throw new Refusal("This isn't a photo: it must be JPEG, PNG or WebP.")
  try {
    return await storePicture(bytes, name)
  } catch (error) {
    if (error instanceof UnusablePhoto) throw new Refusal(`This ${error.message}.`)
    throw error
  }
}
