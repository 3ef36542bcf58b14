import sharp, { type Sharp } from 'sharp'
import { photoKindOf } from '#domain/pictures/photo-kind.ts'
import { longestPhotoSide, type PhotoProblem } from '#domain/quotes/quote-photos.ts'
import { isPixelLimit, openPhoto, uprightAndSmaller } from './picture-intake.ts'

// A customer's photo as we store it: decoded and encoded again, so nothing but the picture itself is left of the file.
// As a JPEG, which takes a tenth of the time of a WebP: the photos share the machine with visitors.

/** Larger pictures aren't decoded. */
const mostPixels = 40_000_000
const mostSeconds = 10
/** Tried in turn until the file is small enough; the last one counts in any case. */
const qualities = [80, 70, 58, 45]
const enoughBytes = 600_000
/** For the quote page, on screens with two pixels per dot. */
const smallSide = 480

export type CustomerPhoto = { full: Buffer; small: Buffer; width: number; height: number }

const usable = new Set<string>(['jpeg', 'png', 'webp'])

export async function reencodePhoto(bytes: Buffer): Promise<CustomerPhoto | PhotoProblem> {
  // Before sharp looks at it: it opens more kinds of files than we want to.
  if (!usable.has(photoKindOf(bytes))) return 'unreadable'
  try {
    const opened = openPhoto(bytes, { mostPixels, mostSeconds })
    const { format } = await opened.metadata()
    if (!usable.has(format)) return 'unreadable'
    const { data, info } = await uprightAndSmaller(opened, longestPhotoSide)
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = () => sharp(data, { raw: { width, height, channels } })
    const small = await uprightAndSmaller(decoded(), smallSide).jpeg({ quality: 72 }).toBuffer()
    return { full: await encodeSmallEnough(decoded), small, width, height }
  } catch (error) {
    return isPixelLimit(error) ? 'too-many-pixels' : 'unreadable'
  }
}

async function encodeSmallEnough(
  decoded: () => Sharp,
  [quality = 45, ...lower]: readonly number[] = qualities,
): Promise<Buffer> {
  const encoded = await decoded().jpeg({ quality }).toBuffer()
  return encoded.length <= enoughBytes || lower.length === 0 ? encoded : encodeSmallEnough(decoded, lower)
}
