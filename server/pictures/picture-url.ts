import { pictureVariants, type PictureVariant } from '#domain/pictures/picture.ts'
import { env } from '#server/config/env.ts'

// Two homes for pictures, chosen by configuration: our own disk (server/pictures/picture-files.ts answers /images), or a hosted
// storage that resizes on request. A page only ever learns the addresses.

/** Supabase Storage's public render endpoint; it answers WebP to browsers that take it. */
function hostedAddress(renderUrl: string, key: string, variant: PictureVariant): string {
  const { width, height, quality } = pictureVariants[variant]
  const url = new URL(`${renderUrl.replace(/\/$/, '')}/${key}.webp`)
  url.searchParams.set('width', String(width))
  if (height !== undefined) url.searchParams.set('height', String(height))
  url.searchParams.set('resize', height === undefined ? 'contain' : 'cover')
  url.searchParams.set('quality', String(quality))
  return url.href
}

export function pictureAddress(key: string, variant: PictureVariant): string {
  const { PICTURE_RENDER_URL } = env()
  return PICTURE_RENDER_URL === undefined
    ? `/images/${variant}/${key}`
    : hostedAddress(PICTURE_RENDER_URL, key, variant)
}
